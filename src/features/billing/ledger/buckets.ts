/** Where a user's tokens lie, in the order in which they are spent. */
const BUCKETS = ['daily', 'monthly', 'bought'] as const;
type Bucket = (typeof BUCKETS)[number];

/** Whole tokens by where they lie. */
export type Split = Record<Bucket, number>;

export const NOTHING: Readonly<Split> = { daily: 0, monthly: 0, bought: 0 };

export const total = (split: Split): number => split.daily + split.monthly + split.bought;

/** The part of `have` that a spend of `amount` takes: daily first, bought last. Undefined: not enough. */
export function takeInOrder(have: Split, amount: number): Split | undefined {
  return take(have, amount, BUCKETS);
}

/** The part that comes back when `amount` of a spend of `spent` is undone: what was taken last returns first. */
export function returnInOrder(spent: Split, amount: number): Split | undefined {
  return take(spent, amount, BUCKETS.toReversed());
}

function take(have: Split, amount: number, order: readonly Bucket[]): Split | undefined {
  const taken: Split = { ...NOTHING };
  let rest = amount;
  for (const bucket of order) {
    taken[bucket] = Math.min(have[bucket], rest);
    rest -= taken[bucket];
  }
  return rest === 0 ? taken : undefined;
}
