import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AffiliateDay } from '../../contract.ts';
import {
  barAt,
  firstDay,
  formatLongDay,
  formatShortDay,
  highestOf,
  roundTop,
  seriesOf,
  totalOf,
} from './series.ts';

describe('firstDay', () => {
  it.each([
    [7, '2026-11-21T00:00:00Z', '2026-11-15'],
    [30, '2026-11-21T23:59:59Z', '2026-10-23'],
    [90, '2027-01-01T12:00:00Z', '2026-10-04'],
  ] as const)('of %i days at %s is %s', (span, now, first) => {
    expect(firstDay(span, new Date(now))).toBe(first);
  });
});

describe('seriesOf', () => {
  const day = (change: Partial<AffiliateDay>): AffiliateDay => ({
    day: '2026-11-21',
    clicks: 0,
    sign_ups: 0,
    conversions: 0,
    earned: [],
    ...change,
  });
  const days = [
    day({ clicks: 3, sign_ups: 1 }),
    day({ conversions: 1, earned: [{ currency: 'USD', amount_minor: 519 }] }),
  ];

  it('has one series per count and currency, with a value per day', () => {
    expect(seriesOf(days, ['EUR', 'USD'])).toEqual([
      { kind: 'clicks', currency: null, values: [3, 0] },
      { kind: 'sign_ups', currency: null, values: [1, 0] },
      { kind: 'conversions', currency: null, values: [0, 1] },
      { kind: 'earned', currency: 'EUR', values: [0, 0] },
      { kind: 'earned', currency: 'USD', values: [0, 519] },
    ]);
  });
  it('has only the counts without earnings', () => {
    expect(seriesOf(days, []).map(({ kind }) => kind)).toEqual([
      'clicks',
      'sign_ups',
      'conversions',
    ]);
  });
});

it('sums up a series', () => {
  expect(totalOf([])).toBe(0);
  expect(totalOf([3, 0, 4])).toBe(7);
});

describe('highestOf', () => {
  it.each([
    [[], null],
    [[0, 0], null],
    [[1, 5, 2], 1],
    [[5, 1, 5, 0], 2],
  ])('of %j is at %s', (values, index) => {
    expect(highestOf(values)).toBe(index);
  });
});

describe('roundTop', () => {
  it.each([
    [0, 1],
    [1, 1],
    [3, 3],
    [7, 8],
    [12, 20],
    [20, 20],
    [51, 60],
    [2076, 3000],
  ])('over %i is %i', (value, top) => {
    expect(roundTop(value)).toBe(top);
  });
  it('is at least the value and at most twice the value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (value) => {
        const top = roundTop(value);
        return top >= value && top <= value * 2 && Number.isInteger(top);
      }),
    );
  });
});

describe('barAt', () => {
  it.each([
    [0, 30, 0],
    [0.5, 30, 15],
    [0.999, 30, 29],
    [1, 30, 29],
    [-0.2, 30, 0],
    [1.4, 7, 6],
  ])('at %f of the width, of %i bars: %i', (share, count, index) => {
    expect(barAt(share, count)).toBe(index);
  });
});

it('formats days in UTC in every time zone', () => {
  expect(formatShortDay('2026-11-01')).toBe('Nov 1');
  expect(formatLongDay('2026-11-21')).toBe('Sat, Nov 21');
});
