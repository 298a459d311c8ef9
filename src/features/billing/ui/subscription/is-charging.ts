import type { Subscription } from '../../contract-checkout.ts';

/** True when the provider will charge again: a second plan cannot be bought beside it. */
export function isCharging({ renews_at }: Pick<Subscription, 'renews_at'>): boolean {
  return renews_at !== null;
}
