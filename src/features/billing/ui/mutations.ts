import { mutationOptions } from '@tanstack/react-query';
import { api, withKey } from '#ui/api-client.ts';
import { queryClient } from '#ui/query-client.ts';
import type { CheckoutRequest } from '../contract-checkout.ts';
import type { PlanOffer } from '../contract.ts';
import { subscriptionQuery } from './queries.ts';

export const startCheckout = mutationOptions({
  mutationFn: ({ request, key }: { request: CheckoutRequest; key: string }) =>
    api.post('/billing/checkout', { params: withKey(key), body: request }),
});

/** An action on a subscription. */
export type SubscriptionChange =
  { kind: 'cancel' } | { kind: 'resume' } | { kind: 'plan'; planId: PlanOffer['id'] };

const send = (change: SubscriptionChange) => {
  if (change.kind === 'cancel') return api.post('/billing/subscription/cancel');
  if (change.kind === 'resume') return api.post('/billing/subscription/resume');
  return api.post('/billing/subscription/change', { body: { plan_id: change.planId } });
};

/** Changes run one after the other; each response is the full subscription. */
export const changeSubscription = mutationOptions({
  scope: { id: 'subscription' },
  async mutationFn(change: SubscriptionChange) {
    const { queryKey } = subscriptionQuery;
    try {
      const changed = await send(change);
      queryClient.setQueryData(queryKey, changed);
      return changed;
    } catch (error) {
      // The subscription may have changed elsewhere.
      void queryClient.invalidateQueries({ queryKey });
      throw error;
    }
  },
});
