import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addBusinessDays,
  computeRemovalDue,
  formatRemovalReference,
  REMOVAL_KINDS,
  computeDeadlines,
} from './removal-rules.ts';

const at = (text: string) => new Date(text);

it.each([
  ['2026-11-20T10:00:00.000Z', 1, '2026-11-23T10:00:00.000Z'],
  ['2026-11-21T10:00:00.000Z', 1, '2026-11-23T10:00:00.000Z'],
  ['2026-11-22T10:00:00.000Z', 1, '2026-11-23T10:00:00.000Z'],
  ['2026-11-23T10:00:00.000Z', 5, '2026-11-30T10:00:00.000Z'],
  ['2026-11-23T10:00:00.000Z', 7, '2026-12-02T10:00:00.000Z'],
  ['2026-11-23T10:00:00.000Z', 0, '2026-11-23T10:00:00.000Z'],
])('%s and %i business days: %s', (from, days, to) => {
  expect(addBusinessDays(at(from), days)).toEqual(at(to));
});

it('never ends business days on a weekend or before the same number of days', () => {
  fc.assert(
    fc.property(
      fc.date({ min: at('2020-01-01'), max: at('2040-01-01'), noInvalidDate: true }),
      fc.integer({ min: 1, max: 60 }),
      (from, days) => {
        const end = addBusinessDays(from, days);
        expect([0, 6]).not.toContain(end.getUTCDay());
        const passed = (end.getTime() - from.getTime()) / 86_400_000;
        expect(passed).toBeGreaterThanOrEqual(days);
        expect(passed).toBeLessThanOrEqual(Math.ceil(days / 5) * 7 + 2);
      },
    ),
  );
});

const monday = at('2026-11-23T10:00:00.000Z');
it.each([
  ['likeness', '2026-11-25T10:00:00.000Z', '2026-11-25T10:00:00.000Z'],
  ['copyright', '2026-11-26T10:00:00.000Z', null],
  ['card_scheme', '2026-12-02T10:00:00.000Z', null],
  ['privacy', '2026-12-02T10:00:00.000Z', null],
  ['illegal', '2026-12-02T10:00:00.000Z', null],
  ['other', '2026-12-02T10:00:00.000Z', null],
] as const)('%s is decided by %s and removed by %s', (kind, decided, removed) => {
  const clocks = computeDeadlines(kind, monday);
  expect(clocks.answerDue).toEqual(at('2026-11-25T10:00:00.000Z'));
  expect(clocks.decisionDue).toEqual(at(decided));
  expect(clocks.removalDue).toEqual(removed && at(removed));
});

it('sets deadlines for every kind; an approval sets 24 hours and never extends a deadline', () => {
  for (const kind of REMOVAL_KINDS)
    expect(computeDeadlines(kind, monday).decisionDue > monday).toBe(true);
  expect(computeRemovalDue(null, monday)).toEqual(at('2026-11-24T10:00:00.000Z'));
  const running = at('2026-11-23T11:00:00.000Z');
  expect(computeRemovalDue(running, monday)).toEqual(running);
});

it('formats a short reference', () => {
  expect(formatRemovalReference('01993f5e-7c1a-7000-8a3c-2f1f6f0f9b11')).toBe('RR-6F0F9B11');
});
