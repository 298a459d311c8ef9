/** The balances of a wallet, in spending order. */
const BUCKETS = ['daily', 'monthly', 'bought'] as const;
type Bucket = (typeof BUCKETS)[number];

/** Whole tokens per bucket. */
export type Split = Record<Bucket, number>;

export const EMPTY_SPLIT: Readonly<Split> = { daily: 0, monthly: 0, bought: 0 };

export const total = (split: Split): number => split.daily + split.monthly + split.bought;

/** Splits a spend of `amount` over `have`: daily first, bought last. Returns undefined when there is not enough. */
export function takeInOrder(have: Split, amount: number): Split | undefined {
  return take(have, amount, BUCKETS);
}

/** Splits a return of `amount` over a spend of `spent`: the last bucket that was charged is returned first. */
export function returnInOrder(spent: Split, amount: number): Split | undefined {
  return take(spent, amount, BUCKETS.toReversed());
}

function take(have: Split, amount: number, order: readonly Bucket[]): Split | undefined {
  const split: Split = { ...EMPTY_SPLIT };
  let rest = amount;
  for (const bucket of order) {
    split[bucket] = Math.min(have[bucket], rest);
    rest -= split[bucket];
  }
  return rest === 0 ? split : undefined;
}
