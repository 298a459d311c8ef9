import { useQuery } from '@tanstack/react-query';
import { describeError } from '#ui/describe-error.ts';
import { hasLoadFailed } from '#ui/has-load-failed.ts';
import { useSession } from '#ui/session.tsx';
import { notify } from '#ui/toast.ts';
import { useSingleMutation } from '#ui/use-single-mutation.ts';
import { changeSubscription, type SubscriptionChange } from '../mutations.ts';
import { refreshBilling, subscriptionQuery } from '../queries.ts';
import { useBillingEvents } from '../use-billing-events.ts';
import { SUBSCRIPTION_TEXT as COPY } from './copy.ts';

/** The signed-in user's subscription, reloaded on billing events, and its actions. */
export function useSubscription() {
  const { refresh } = useSession();
  const query = useQuery(subscriptionQuery);
  useBillingEvents(() => {
    refreshBilling();
    void refresh();
  });

  const { mutateAsync, isPending, data, variables } = useSingleMutation({
    ...changeSubscription,
    onSuccess({ confirm_url, plan_id }, change) {
      if (!confirm_url) notify.success(successMessage(change, plan_id));
      void refresh();
    },
    onError: (error) => notify.error(COPY.notDone, describeError(error)),
  });

  return {
    subscription: query.data,
    isFailed: hasLoadFailed(query),
    query,
    // A reload does not return it: only the response to a cancellation has the provider's link.
    confirmUrl: data?.confirm_url ?? null,
    /** The kind of the pending change; null: none. */
    changing: isPending ? variables.kind : null,
    /** Rejects after the error was shown, so that a dialog stays open. */
    change: mutateAsync,
  };
}

/** @param planId the current plan, which a change of the next period does not affect */
function successMessage(change: SubscriptionChange, planId: string | null): string {
  if (change.kind === 'cancel') return COPY.done.canceled;
  if (change.kind === 'resume') return COPY.done.resumed;
  return change.planId === planId ? COPY.done.kept : COPY.done.changed;
}

export type SubscriptionControls = ReturnType<typeof useSubscription>;
