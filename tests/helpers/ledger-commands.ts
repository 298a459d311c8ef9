import fc from 'fast-check';

/** Daily free credits, and tokens of a pack. */
export const ALLOWANCE = 6;
export const PACK = 9;

const amount = fc.integer({ min: 1, max: 9 });
const pick = fc.nat(20);
/** A random command on a wallet; `pick` selects an earlier hold, spend or payment. */
export const command = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('grant' as const),
      kind: fc.constantFrom(
        'monthly_grant' as const,
        'support_grant' as const,
        'purchase' as const,
      ),
      amount,
    }),
  },
  // Frequent, because returns matter most while tokens are held.
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('pay' as const), isPack: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('settle' as const),
      pick,
      due: fc.oneof(fc.constant(0), fc.nat(PACK)),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('hold' as const),
      amount: fc.integer({ min: 1, max: 2 * ALLOWANCE }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('capture' as const), pick, amount }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('release' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reverse' as const), pick, amount }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.integer({ min: 1, max: 600 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sweep' as const) }) },
);
export type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;

/** Two packs are returned while their tokens are held, and some of those are spent afterwards. */
export const TWICE_RETURNED: Command[] = [
  { do: 'pay', isPack: true },
  { do: 'pay', isPack: true },
  { do: 'hold', amount: ALLOWANCE + 14 },
  { do: 'settle', pick: 0, due: 0 },
  { do: 'settle', pick: 1, due: 0 },
  { do: 'capture', pick: 0, amount: ALLOWANCE + 6 },
  { do: 'pay', isPack: true },
  { do: 'hold', amount: PACK },
  { do: 'capture', pick: 1, amount: PACK },
  { do: 'settle', pick: 2, due: 0 },
  { do: 'release', pick: 0 },
];
