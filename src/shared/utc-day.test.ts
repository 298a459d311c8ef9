import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endOfUtcDay, nextUtcMidnight, secondsToUtcMidnight, utcDay } from './utc-day.ts';

test.each([
  ['2026-03-01T10:00:00Z', '2026-03-02T00:00:00.000Z'],
  ['2026-12-31T23:59:59Z', '2027-01-01T00:00:00.000Z'],
  ['2026-03-01T00:00:00Z', '2026-03-02T00:00:00.000Z'],
])('after %s the next midnight is %s, the end of its day', (now, midnight) => {
  expect(nextUtcMidnight(new Date(now)).toISOString()).toBe(midnight);
  expect(endOfUtcDay(utcDay(new Date(now))).toISOString()).toBe(midnight);
});

test.each([
  ['2026-11-21T00:00:00.000Z', 86_400],
  ['2026-11-21T23:59:59.999Z', 1],
  ['2026-12-31T12:00:00.000Z', 43_200],
  ['2028-02-29T23:00:00.500Z', 3600],
])('from %s it is %i seconds to midnight', (time, seconds) => {
  expect(secondsToUtcMidnight(new Date(time))).toBe(seconds);
});

test('after the wait it is another day, and a second before it is not', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (moment) => {
        const wait = secondsToUtcMidnight(moment) * 1000;
        expect(utcDay(new Date(moment.getTime() + wait))).not.toBe(utcDay(moment));
        expect(utcDay(new Date(moment.getTime() + wait - 1001))).toBe(
          wait === 1000 ? utcDay(new Date(moment.getTime() - 1)) : utcDay(moment),
        );
      },
    ),
  );
});
