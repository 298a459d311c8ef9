import { safeReturnPath } from '#features/accounts/return-path.ts';
import type { CheckoutRequest, CheckoutStatus } from '../../contract-checkout.ts';
import type { Method, PackOffer, PlanOffer, PlanOffers } from '../../contract.ts';

/** The selected options on the plans page. */
export interface Choice {
  plan: PlanOffer['id'];
  pack: PackOffer['id'];
  /** Undefined: no payment method is offered. */
  method: Method | undefined;
}

/** Every query parameter that the plans page reads. */
export const SHOP_QUERY = ['plan', 'pack', 'method', 'next', 'checkout'] as const;

/** Reads the choice from the URL; options that are not offered default to the first. */
export function readChoice(search: URLSearchParams, offers: PlanOffers): Choice {
  const { data, packs, methods } = offers;
  const findNamed = <T extends { id: string }>(all: T[], name: string): T | undefined =>
    all.find(({ id }) => id === search.get(name)) ?? all[0];
  return {
    plan: findNamed(data, 'plan')!.id,
    pack: findNamed(packs, 'pack')!.id,
    method: findNamed(methods, 'method')?.id,
  };
}

/** What the visitor chose on the page, else what an unpaid order was for, else the URL's choice. */
export function resolveChoice(
  inUrl: Choice,
  order: Pick<CheckoutStatus, 'plan_id' | 'pack_id' | 'method'> | undefined,
  chosen: Partial<Choice>,
): Choice {
  const { plan, pack, method } = inUrl;
  return {
    plan: order?.plan_id ?? plan,
    pack: order?.pack_id ?? pack,
    method: order?.method ?? method,
    ...chosen,
  };
}

/** The return path of a visit to the plans page, from `next`; null when there is none. */
export function readNext(search: URLSearchParams): string | null {
  const path = safeReturnPath(search.get('next'));
  return path === '/' ? null : path;
}

/** The path of the plans page with a choice and a return path. */
export function shopPath(request: Partial<CheckoutRequest>, next: string | null): string {
  const search = new URLSearchParams();
  if (request.plan_id) search.set('plan', request.plan_id);
  if (request.pack_id) search.set('pack', request.pack_id);
  if (request.method) search.set('method', request.method);
  if (next) search.set('next', next);
  const query = search.toString();
  return `/premium${query && `?${query}`}`;
}
