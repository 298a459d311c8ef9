import { safeReturnPath } from '#features/accounts/return-path.ts';
import type { CheckoutRequest } from '../../contract-checkout.ts';
import type { Method, PackOffer, PlanOffer, PlanOffers } from '../../contract.ts';

/** What is marked on the page of the plans. */
export interface Choice {
  plan: PlanOffer['id'];
  pack: PackOffer['id'];
  /** Undefined: nothing can be paid here. */
  method: Method | undefined;
}

/** The choice that an address names, as far as it is offered; else the first of each. */
export function readChoice(search: URLSearchParams, offers: PlanOffers): Choice {
  const { data, packs, methods } = offers;
  const named = <T extends { id: string }>(all: T[], name: string): T | undefined =>
    all.find(({ id }) => id === search.get(name)) ?? all[0];
  return {
    plan: named(data, 'plan')!.id,
    pack: named(packs, 'pack')!.id,
    method: named(methods, 'method')?.id,
  };
}

/** Where a visit to the plans began, from its `next`; null when it began nowhere. */
export function readNext(search: URLSearchParams): string | null {
  const path = safeReturnPath(search.get('next'));
  return path === '/' ? null : path;
}

/** The page of the plans with a choice kept, and the way back to where it was made. */
export function shopPath(wish: Partial<CheckoutRequest>, next: string | null): string {
  const search = new URLSearchParams();
  if (wish.plan_id) search.set('plan', wish.plan_id);
  if (wish.pack_id) search.set('pack', wish.pack_id);
  if (wish.method) search.set('method', wish.method);
  if (next) search.set('next', next);
  const query = search.toString();
  return `/premium${query && `?${query}`}`;
}
