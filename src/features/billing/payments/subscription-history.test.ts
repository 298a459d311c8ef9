import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLANS } from '../catalog.ts';
import { addMonths } from '#shared/add-months.ts';
import type { Fact } from './facts.ts';
import { foldSubscription, GRACE_MS, monthsDue, type Term } from './subscription-history.ts';
import { renewalDate, subscriptionState } from './subscription-state.ts';

const HOUR = 3600_000;
const TERMS: Term[] = PLANS.map(({ id, months, total_minor }) => ({
  plan_id: id,
  months,
  amount_minor: total_minor,
}));
const MONTHLY = TERMS.find(({ months }) => months === 1)!;
const CARD = { recurs: true, not_before: null, terms: TERMS };

let made = 0;
function fact(type: Fact['type'], at: string | Date, more: Partial<Fact> = {}): Fact {
  made += 1;
  return {
    event_key: `event-${made}`,
    type,
    transaction_reference: null,
    parent_reference: null,
    amount_minor: null,
    occurred_at: new Date(at),
    paid_through: null,
    ...more,
  };
}
const sale = (at: string | Date, { amount_minor } = MONTHLY, transaction_reference = 't0') =>
  fact('initial', at, { amount_minor, transaction_reference });
const renewal = (at: string | Date, transaction_reference: string, { amount_minor } = MONTHLY) =>
  fact('renewal', at, { amount_minor, transaction_reference });

const START = new Date('2026-01-31T10:00:00Z');
const BOUGHT = { created_at: START, not_before: null };
const hours = (count: number) => new Date(START.getTime() + count * HOUR);

const anyFact = fc.oneof(
  fc.record({
    type: fc.constantFrom('renewal' as const),
    hour: fc.nat(9000),
    tx: fc.nat(4),
    term: fc.nat(2),
  }),
  fc.record({
    type: fc.constantFrom('refund' as const, 'chargeback' as const, 'chargeback_reversed' as const),
    hour: fc.nat(9000),
    of: fc.option(fc.nat(4)),
    share: fc.constantFrom(1, 2, null),
    tx: fc.nat(9),
  }),
  fc.record({
    type: fc.constantFrom(
      'cancelled' as const,
      'uncancelled' as const,
      'expired' as const,
      'renewal_failed' as const,
    ),
    hour: fc.nat(9000),
  }),
  fc.record({ type: fc.constant('extended' as const), hour: fc.nat(9000), to: fc.nat(9000) }),
);
/** A possible sequence of a provider's events, including the sale. */
const anySequence = fc.array(anyFact, { maxLength: 12 }).map((inputs) => [
  sale(START),
  ...inputs.map((input): Fact => {
    const at = hours(input.hour);
    if (input.type === 'renewal') return renewal(at, `t${input.tx + 1}`, TERMS[input.term]);
    if ('of' in input)
      return fact(input.type, at, {
        transaction_reference: `r${input.tx}`,
        parent_reference: input.of === null ? null : `t${input.of}`,
        amount_minor: input.share === null ? null : Math.floor(MONTHLY.amount_minor / input.share),
      });
    return fact(input.type, at, 'to' in input ? { paid_through: hours(input.to) } : {});
  }),
]);
const shuffled = (facts: Fact[]) =>
  fc
    .tuple(fc.shuffledSubarray(facts, { minLength: facts.length }), fc.subarray(facts))
    .map(([all, again]) => [...all, ...again]);

describe('fold', () => {
  test('gives the same state for every permutation of events, with repeats', () => {
    fc.assert(
      fc.property(
        anySequence.chain((facts) => fc.tuple(fc.constant(facts), shuffled(facts))),
        fc.boolean(),
        ([facts, again], recurs) => {
          expect(foldSubscription(again, { ...CARD, recurs })).toEqual(
            foldSubscription(facts, { ...CARD, recurs }),
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  test('never shortens the paid time by a cancellation', () => {
    fc.assert(
      fc.property(anySequence, fc.nat(9000), (facts, hour) => {
        const before = foldSubscription(facts, CARD);
        const after = foldSubscription([...facts, fact('cancelled', hours(hour))], CARD);
        expect(after.paid_through).toEqual(before.paid_through);
        expect(after.access_until!.getTime()).toBeGreaterThanOrEqual(
          Math.min(before.paid_through!.getTime(), before.access_until!.getTime()),
        );
        expect(after.months).toEqual(before.months);
      }),
    );
  });

  test('never shortens the paid time by a renewal', () => {
    fc.assert(
      fc.property(anySequence, fc.nat(2), (facts, term) => {
        const before = foldSubscription(facts, CARD);
        const after = foldSubscription([...facts, renewal(hours(9001), 'new', TERMS[term])], CARD);
        expect(after.paid_through!.getTime()).toBeGreaterThan(before.paid_through!.getTime());
      }),
    );
  });

  test('ends access and due months at a chargeback, whatever else was paid', () => {
    fc.assert(
      fc.property(anySequence, fc.integer({ min: 1, max: 9000 }), (facts, hour) => {
        const others = facts.filter(({ type }) => type !== 'chargeback_reversed');
        const back = fact('chargeback', hours(hour), { parent_reference: 't0' });
        const history = foldSubscription([...others, back], CARD);
        expect(history.access_until!.getTime()).toBeLessThanOrEqual(hours(hour).getTime());
        expect(subscriptionState({ ...history, recurs: true }, hours(hour))).toBe('ended');
        const due = monthsDue(history, hours(20_000));
        for (const month of due)
          expect(history.months[month]!.begin.getTime()).toBeLessThan(hours(hour).getTime());
      }),
    );
  });

  test('gives no access for a returned sale, regardless of which event arrives first', () => {
    const sold = sale(START);
    const back = fact('refund', hours(-5), { parent_reference: 't0', transaction_reference: 'r' });
    expect(foldSubscription([back], CARD).started_at).toBeNull();
    for (const facts of [
      [back, sold],
      [sold, back],
      [sold, { ...back, occurred_at: hours(5) }],
    ]) {
      const history = foldSubscription(facts, CARD);
      expect(subscriptionState({ ...history, recurs: true }, hours(6))).toBe('ended');
      expect(monthsDue(history, hours(6))).toEqual([]);
    }
  });

  test('ignores a renewal until its sale arrives', () => {
    const early = renewal(hours(700), 't1');
    expect(foldSubscription([early], CARD)).toMatchObject({ started_at: null, months: [] });
    expect(foldSubscription([early, sale(START)], CARD).months).toHaveLength(2);
  });

  test('counts a transaction once when it arrives under two keys', () => {
    const history = foldSubscription([sale(START), sale(hours(1))], CARD);
    expect(history.months).toHaveLength(1);
  });
});

describe('periods', () => {
  test.each(TERMS)(
    '$plan_id: one grant per month from the start, clamped to the month’s end',
    (term) => {
      const paid = [sale(START, term), renewal(addMonths(START, term.months), 't1', term)];
      const { months, paid_through } = foldSubscription(paid, CARD);
      expect(months.map(({ begin }) => begin)).toEqual(
        Array.from({ length: term.months * 2 }, (_, month) => addMonths(START, month)),
      );
      expect(paid_through).toEqual(addMonths(START, term.months * 2));
      expect(months[1]!.begin.toISOString()).toBe('2026-02-28T10:00:00.000Z');
      if (months[2]) expect(months[2].begin.toISOString()).toBe('2026-03-31T10:00:00.000Z');
    },
  );

  test('has a grace period of 72 hours while past due, without a grant', () => {
    const history = {
      ...foldSubscription([sale(START)], CARD),
      ...BOUGHT,
      recurs: true,
    };
    const end = history.paid_through!.getTime();
    const at = (ms: number) => subscriptionState(history, new Date(end + ms));
    expect([at(-1), at(0), at(GRACE_MS - 1), at(GRACE_MS)]).toEqual([
      'active',
      'past_due',
      'past_due',
      'ended',
    ]);
    expect(monthsDue(history, new Date(end + GRACE_MS - 1))).toEqual([0]);
    expect(renewalDate(history, new Date(end + 1))).toEqual(history.paid_through);
  });

  test('ends a prepaid period without a grace period or renewal', () => {
    const history = {
      ...foldSubscription([sale(START)], { ...CARD, recurs: false }),
      ...BOUGHT,
      recurs: false,
    };
    expect(history.access_until).toEqual(history.paid_through);
    expect(renewalDate(history, hours(1))).toBeNull();
  });

  test('ends the grace period when the subscription expires at the provider', () => {
    const end = addMonths(START, 1);
    const expired = fact('expired', new Date(end.getTime() + HOUR));
    const { access_until } = foldSubscription([sale(START), expired], CARD);
    expect(access_until).toEqual(expired.occurred_at);
  });

  test('starts a period paid in the grace period at the end of the last one, and a later one at its payment', () => {
    const end = addMonths(START, 1).getTime();
    const inGrace = renewal(new Date(end + 70 * HOUR), 't1');
    expect(foldSubscription([sale(START), inGrace], CARD).paid_through).toEqual(
      addMonths(START, 2),
    );
    const late = renewal(new Date(end + 73 * HOUR), 't1');
    expect(foldSubscription([sale(START), late], CARD).paid_through).toEqual(
      addMonths(late.occurred_at, 1),
    );
  });

  test('starts a plan bought while another is paid when that one ends', () => {
    const not_before = hours(100);
    const { started_at, paid_through, months } = foldSubscription([sale(START)], {
      ...CARD,
      not_before,
    });
    expect(started_at).toEqual(not_before);
    expect(paid_through).toEqual(addMonths(not_before, 1));
    expect(months[0]!.begin).toEqual(not_before);
  });

  test('ends access when the current period is returned, not an old one', () => {
    const [first, second] = [sale(START), renewal(addMonths(START, 1), 't1')];
    const refund = (parent_reference: string) =>
      fact('refund', hours(24 * 35), { parent_reference, transaction_reference: 'r1' });
    const old = foldSubscription([first, second, refund('t0')], CARD);
    expect(old.paid_through).toEqual(addMonths(START, 2));
    expect(monthsDue(old, hours(24 * 36))).toEqual([1]);
    const current = foldSubscription([first, second, refund('t1')], CARD);
    expect(current.access_until).toEqual(addMonths(START, 1));
    expect(monthsDue(current, hours(24 * 36))).toEqual([0]);
  });

  test('keeps access after a partial return', () => {
    const refund = fact('refund', hours(5), { parent_reference: 't0', amount_minor: 500 });
    expect(foldSubscription([sale(START), refund], CARD)).toEqual(
      foldSubscription([sale(START)], CARD),
    );
  });
});
