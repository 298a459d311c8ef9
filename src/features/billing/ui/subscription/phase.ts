import type { Subscription } from '../../contract-checkout.ts';

export type SubscriptionPhase = 'renewing' | 'prepaid' | 'cancelled' | 'past_due' | 'ended';

/** How a subscription looks to its owner; null when there never was one. */
export function phaseOf({ state, renews_at }: Subscription): SubscriptionPhase | null {
  if (state === 'none') return null;
  if (state === 'active') return renews_at ? 'renewing' : 'prepaid';
  return state;
}
