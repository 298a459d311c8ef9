import { addMonths } from '#shared/add-months.ts';
import { sortFacts, isVoid, paidFacts, type Fact } from './facts.ts';

/** Access continues this long after the paid time while a renewal is pending. */
export const GRACE_MS = 72 * 3600_000;

/** A price that the subscription may be charged, and the months that it pays for. */
export interface Term {
  plan_id: string;
  months: number;
  amount_minor: number;
}

export interface SubscriptionTerms {
  /** The provider charges each further period automatically. */
  recurs: boolean;
  /** The earliest start of the paid time: the end of a plan that was paid before. */
  not_before: Date | null;
  terms: readonly Term[];
}

/** A paid month, counted from 0; its tokens are granted when it begins. */
interface PaidMonth {
  month: number;
  begin: Date;
  /** Its payment was returned. */
  isVoid: boolean;
}

/** The state of a subscription that follows from its events alone, independent of the current time. */
export interface SubscriptionHistory {
  /** The plan of the newest payment; null before the first. */
  plan_id: string | null;
  started_at: Date | null;
  paid_through: Date | null;
  access_until: Date | null;
  cancelled_at: Date | null;
  ended_at: Date | null;
  failed_at: Date | null;
  months: PaidMonth[];
}

const NOT_STARTED: SubscriptionHistory = {
  plan_id: null,
  started_at: null,
  paid_through: null,
  access_until: null,
  cancelled_at: null,
  ended_at: null,
  failed_at: null,
  months: [],
};

/**
 * Folds events into a subscription; every permutation of them, with repeats, gives the same result.
 * Periods follow in order of payment, in whole months from the start; one paid after access had ended
 * starts at its payment. A returned period keeps its place without giving access.
 */
export function foldSubscription(
  facts: readonly Fact[],
  { recurs, not_before, terms }: SubscriptionTerms,
): SubscriptionHistory {
  const paid = paidFacts(facts);
  const first = paid[0];
  if (!first) return NOT_STARTED;
  const started_at = latest(first.fact.occurred_at, not_before);
  let anchor = started_at;
  let counted = 0;
  let end = started_at;
  let paid_through = started_at;
  let plan_id = '';
  const months: PaidMonth[] = [];
  for (const one of paid) {
    const term = terms.find(({ amount_minor }) => amount_minor === one.amount_minor)!;
    if (one.fact.occurred_at.getTime() > end.getTime() + GRACE_MS) {
      anchor = one.fact.occurred_at;
      counted = 0;
    }
    for (let index = 0; index < term.months; index += 1)
      months.push({
        month: months.length,
        begin: addMonths(anchor, counted + index),
        isVoid: isVoid(one),
      });
    counted += term.months;
    end = addMonths(anchor, counted);
    plan_id = term.plan_id;
    if (!isVoid(one)) paid_through = latest(paid_through, latest(end, one.fact.paid_through));
  }
  const ended_at = earliest(paid.flatMap(({ charged_back_at }) => charged_back_at ?? []));
  const lastPaidAt = paid.reduce(
    (at, one) => latest(at, one.fact.occurred_at),
    first.fact.occurred_at,
  );
  const renewal = readRenewalState(facts, lastPaidAt);
  if (renewal.extendedTo) paid_through = latest(paid_through, renewal.extendedTo);
  const access_until = accessEnd({
    hasGrace: recurs && !isVoid(paid.at(-1)!),
    paid_through,
    ended_at,
    ...renewal,
  });
  const { cancelled_at, failed_at } = renewal;
  return {
    plan_id,
    started_at,
    paid_through,
    access_until,
    cancelled_at,
    ended_at,
    failed_at,
    months,
  };
}

/** The months whose tokens are due: started, paid, and not after a chargeback. The grace period has none. */
export function monthsDue({ months, ended_at }: SubscriptionHistory, now: Date): number[] {
  return months
    .filter(
      ({ begin, isVoid: isReturned }) =>
        !isReturned && begin <= now && !(ended_at && begin >= ended_at),
    )
    .map(({ month }) => month);
}

/** Whether the subscription will be charged again, and what failed since the last payment. */
function readRenewalState(facts: readonly Fact[], lastPaidAt: Date) {
  let cancelled_at: Date | null = null;
  let expired_at: Date | null = null;
  let failed_at: Date | null = null;
  let extendedTo: Date | null = null;
  for (const { type, occurred_at: at, paid_through } of sortFacts(facts)) {
    if (type === 'cancelled') cancelled_at ??= at;
    if (type === 'uncancelled') cancelled_at = null;
    if (type === 'expired' && at >= lastPaidAt) expired_at ??= at;
    if (type === 'renewal_failed' && at >= lastPaidAt) failed_at = at;
    if (type === 'extended' && paid_through)
      extendedTo = extendedTo ? latest(extendedTo, paid_through) : paid_through;
  }
  return { cancelled_at: cancelled_at ?? expired_at, expired_at, failed_at, extendedTo };
}

function accessEnd(given: {
  /** There is a grace period for the next payment, unless the last one was returned. */
  hasGrace: boolean;
  paid_through: Date;
  ended_at: Date | null;
  cancelled_at: Date | null;
}): Date {
  const { hasGrace, paid_through, ended_at, cancelled_at } = given;
  let end = paid_through;
  if (hasGrace) {
    const graceEnd = new Date(paid_through.getTime() + GRACE_MS);
    end = cancelled_at ? latest(paid_through, earlier(cancelled_at, graceEnd)) : graceEnd;
  }
  return ended_at ? earlier(end, ended_at) : end;
}

const latest = (a: Date, b: Date | null): Date => (b && b > a ? b : a);
const earlier = (a: Date, b: Date): Date => (a < b ? a : b);
const earliest = (all: Date[]): Date | null => (all.length > 0 ? all.reduce(earlier) : null);
