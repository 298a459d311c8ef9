import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#ui/api-client.ts';
import { useSession } from '#ui/session.tsx';
import { notify } from '#ui/toast.ts';
import type { Subscription } from '../../contract-checkout.ts';
import type { PlanOffer } from '../../contract.ts';
import { cancelSubscription, changePlan, readSubscription, resumeSubscription } from '../api.ts';
import { useBillingEvents } from '../use-billing-events.ts';
import { SUBSCRIPTION_TEXT as COPY } from './copy.ts';

const KEY = ['billing', 'subscription'];

/** The signed-in user's subscription, reloaded on billing events, and its actions. */
export function useSubscription() {
  const client = useQueryClient();
  const { refresh } = useSession();
  const query = useQuery({ queryKey: KEY, queryFn: ({ signal }) => readSubscription(signal) });
  // A reload does not return it: only the response to a cancellation has the provider's link.
  const [confirmUrl, setConfirmUrl] = useState<string | null>(null);

  useBillingEvents(() => {
    void client.invalidateQueries({ queryKey: ['billing'] });
    void refresh().catch(() => undefined);
  });

  /** Shows an error and rethrows it, so that a dialog stays open. */
  async function change(send: () => Promise<Subscription>, done: string): Promise<void> {
    try {
      const answer = await send();
      client.setQueryData(KEY, answer);
      setConfirmUrl(answer.confirm_url);
      if (!answer.confirm_url) notify.success(done);
    } catch (error) {
      notify.error(COPY.notDone, error instanceof ApiError ? error.detail : undefined);
      // The subscription may have changed elsewhere.
      void client.invalidateQueries({ queryKey: KEY });
      throw error;
    }
    void refresh().catch(() => undefined);
  }

  return {
    subscription: query.data,
    isFailed: query.isLoadingError,
    retry: () => void query.refetch(),
    confirmUrl,
    cancel: () => change(cancelSubscription, COPY.done.canceled),
    resume: () => change(resumeSubscription, COPY.done.resumed),
    changePlan: (plan_id: PlanOffer['id']) =>
      change(
        () => changePlan({ plan_id }),
        plan_id === query.data?.plan_id ? COPY.done.kept : COPY.done.changed,
      ),
  };
}

export type SubscriptionControls = ReturnType<typeof useSubscription>;
