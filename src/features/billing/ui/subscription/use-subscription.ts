import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError } from '#ui/api-client.ts';
import { useSession } from '#ui/session.tsx';
import { notify } from '#ui/toast.ts';
import { changeSubscription, type SubscriptionChange } from '../mutations.ts';
import { refreshBilling, subscriptionQuery } from '../queries.ts';
import { useBillingEvents } from '../use-billing-events.ts';
import { SUBSCRIPTION_TEXT as COPY } from './copy.ts';

/** The signed-in person's subscription, kept in step with the payments' events, and its changes. */
export function useSubscription() {
  const { refresh } = useSession();
  const query = useQuery(subscriptionQuery);
  const readUser = () => void refresh().catch(() => undefined);
  useBillingEvents(() => {
    refreshBilling();
    readUser();
  });

  const { mutateAsync, isPending, data, variables } = useMutation({
    ...changeSubscription,
    onSuccess({ confirm_url, plan_id }, change) {
      if (!confirm_url) notify.success(doneOf(change, plan_id));
      readUser();
    },
    onError: (error) =>
      notify.error(COPY.notDone, error instanceof ApiError ? error.detail : undefined),
  });

  return {
    subscription: query.data,
    isFailed: query.isLoadingError,
    retry: () => void query.refetch(),
    // Reading it again would not tell: the provider's link comes with the answer to canceling alone.
    confirmUrl: data?.confirm_url ?? null,
    /** What is being changed now; null: nothing. */
    changing: isPending ? variables.kind : null,
    /** Rejects with what the server said after it was shown, so that a dialog stays open. */
    change: mutateAsync,
  };
}

/** `planId`: the plan that runs; a change to the next period leaves it. */
function doneOf(change: SubscriptionChange, planId: string | null): string {
  if (change.kind === 'cancel') return COPY.done.canceled;
  if (change.kind === 'resume') return COPY.done.resumed;
  return change.planId === planId ? COPY.done.kept : COPY.done.changed;
}

export type SubscriptionControls = ReturnType<typeof useSubscription>;
