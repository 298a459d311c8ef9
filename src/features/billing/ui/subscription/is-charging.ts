import type { Subscription } from '../../contract-checkout.ts';

/** True when the provider will charge again; no second plan can be bought then. */
export function isCharging({ renews_at }: Pick<Subscription, 'renews_at'>): boolean {
  return renews_at !== null;
}
