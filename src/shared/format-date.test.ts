import { expect, test } from 'vitest';
import { formatDay, formatMoment, formatUtcDay, formatUtcMoment } from './format-date.ts';

const NOON = '2026-11-21T12:05:00Z';

test('days are in American English', () => {
  expect(formatDay(NOON)).toBe('November 21, 2026');
  expect(formatMoment(NOON)).toMatch(/^Nov 21, 2026, \d{1,2}:05/);
});

test('times that must read the same for everyone are in UTC', () => {
  expect(formatUtcDay('2026-11-21T23:59:59Z')).toBe('November 21, 2026');
  expect(formatUtcMoment('2026-11-21T00:30:00Z')).toBe('November 21, 2026 at 00:30 UTC');
});
