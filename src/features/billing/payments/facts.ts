import type { PaymentEventType } from '#platform/payments/port.ts';

/** The fields of an event that the folds read. Money is in minor units. */
export interface Fact {
  event_key: string;
  type: PaymentEventType;
  transaction_reference: string | null;
  parent_reference: string | null;
  amount_minor: number | null;
  occurred_at: Date;
  paid_through: Date | null;
}

/** A paid transaction and its returned amount. */
export interface PaidFact<F extends Fact = Fact> {
  transaction: string;
  fact: F;
  amount_minor: number;
  returned_minor: number;
  /** Null: it is not charged back. */
  charged_back_at: Date | null;
}

/** The order of events with the same timestamp. */
const ORDER: PaymentEventType[] = [
  'initial',
  'invoice_settled',
  'renewal',
  'extended',
  'renewal_failed',
  'cancelled',
  'uncancelled',
  'expired',
  'refund',
  'chargeback',
  'chargeback_reversed',
];
const SALES = new Set<string>(['initial', 'invoice_settled']);

/**
 * Sorts facts chronologically by the provider's clock and removes duplicates. Ties are broken by type
 * and key, so that every permutation of a list, with repeats, gives the same result.
 */
export function sortFacts<F extends Fact>(facts: readonly F[]): F[] {
  const unique = new Map(facts.map((fact) => [fact.event_key, fact]));
  return [...unique.values()].sort(
    (a, b) =>
      a.occurred_at.getTime() - b.occurred_at.getTime() ||
      ORDER.indexOf(a.type) - ORDER.indexOf(b.type) ||
      (a.event_key < b.event_key ? -1 : 1),
  );
}

/**
 * The paid transactions, the first sale first, with the returned amount of each. Empty while the
 * sale itself is unknown: a renewal or refund that arrives before it has no effect yet.
 */
export function paidFacts<F extends Fact>(facts: readonly F[]): PaidFact<F>[] {
  const ordered = sortFacts(facts);
  const byTransaction = new Map<string, F>();
  for (const fact of ordered)
    if (SALES.has(fact.type) || fact.type === 'renewal') {
      const name = transactionOf(fact);
      if (!byTransaction.has(name)) byTransaction.set(name, fact);
    }
  const all = [...byTransaction];
  const sale = all.findIndex(([, fact]) => SALES.has(fact.type));
  if (sale < 0) return [];
  const paid = [...all.splice(sale, 1), ...all].map(([transaction, fact]) => ({
    transaction,
    fact,
    amount_minor: fact.amount_minor ?? 0,
    returned_minor: 0,
    charged_back_at: null as Date | null,
  }));
  const refunds = new Set<string>();
  const refunded = new Map<PaidFact<F>, number>();
  for (const fact of ordered) {
    const target = isReturn(fact) ? targetOf(fact, paid) : undefined;
    if (!target) continue;
    if (fact.type === 'chargeback') target.charged_back_at ??= fact.occurred_at;
    else if (fact.type === 'chargeback_reversed') target.charged_back_at = null;
    else if (!refunds.has(transactionOf(fact))) {
      refunds.add(transactionOf(fact));
      refunded.set(
        target,
        (refunded.get(target) ?? 0) + (fact.amount_minor ?? target.amount_minor),
      );
    }
  }
  for (const one of paid)
    one.returned_minor = one.charged_back_at
      ? one.amount_minor
      : Math.min(one.amount_minor, refunded.get(one) ?? 0);
  return paid;
}

/** A fully returned payment pays for nothing. */
export const isVoid = (paid: PaidFact): boolean => paid.returned_minor >= paid.amount_minor;

export const transactionOf = (fact: Fact): string => fact.transaction_reference ?? fact.event_key;

const isReturn = ({ type }: Fact): boolean =>
  type === 'refund' || type === 'chargeback' || type === 'chargeback_reversed';

/** The payment that a return belongs to: the one it names, otherwise the last one before it. */
function targetOf<F extends Fact>(fact: F, paid: PaidFact<F>[]): PaidFact<F> | undefined {
  const named = paid.find(({ transaction }) => transaction === fact.parent_reference);
  return named ?? paid.findLast((one) => one.fact.occurred_at <= fact.occurred_at) ?? paid[0];
}
