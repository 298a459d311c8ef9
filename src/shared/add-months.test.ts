import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths } from './add-months.ts';

const START = fc.date({
  min: new Date('2024-01-01'),
  max: new Date('2060-01-01'),
  noInvalidDate: true,
});

test.each([
  ['2027-01-31T10:00:00.000Z', 1, '2027-02-28T10:00:00.000Z'],
  ['2027-01-31T10:00:00.000Z', 2, '2027-03-31T10:00:00.000Z'],
  ['2027-01-31T10:00:00.000Z', 3, '2027-04-30T10:00:00.000Z'],
  ['2028-01-31T10:00:00.000Z', 1, '2028-02-29T10:00:00.000Z'],
  ['2026-11-30T23:59:59.999Z', 3, '2027-02-28T23:59:59.999Z'],
  ['2026-12-15T00:00:00.000Z', 1, '2027-01-15T00:00:00.000Z'],
  ['2028-02-29T12:00:00.000Z', 12, '2029-02-28T12:00:00.000Z'],
  ['2026-05-05T12:00:00.000Z', 0, '2026-05-05T12:00:00.000Z'],
])('%s and %i months is %s', (start, months, end) => {
  expect(addMonths(new Date(start), months).toISOString()).toBe(end);
});

test('each month begins on the start day or, in a shorter month, on its last day', () => {
  fc.assert(
    fc.property(START, fc.nat(36), (start, months) => {
      const begin = addMonths(start, months);
      const calendar = start.getUTCFullYear() * 12 + start.getUTCMonth() + months;
      expect(begin.getUTCFullYear() * 12 + begin.getUTCMonth()).toBe(calendar);
      const dayAfter = new Date(begin.getTime() + 86_400_000);
      expect(
        begin.getUTCDate() === start.getUTCDate() ||
          (begin.getUTCDate() < start.getUTCDate() && dayAfter.getUTCDate() === 1),
      ).toBe(true);
      expect(begin.getTime() % 86_400_000).toBe(start.getTime() % 86_400_000);
    }),
  );
});
