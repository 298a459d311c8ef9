import { expect, it } from 'vitest';
import { formatResetTime } from './format-reset-time.ts';

it.each([
  ['Europe/Berlin', 'de', '01:00'],
  ['Europe/Berlin', 'en-GB', '01:00'],
  ['America/New_York', 'en-US', '7:00 PM'],
  ['Asia/Kolkata', 'en-GB', '05:30'],
])('formats the reset time for zone %s and locale %s: %s', (zone, locale, time) => {
  const text = formatResetTime(new Date('2026-01-15T12:00:00Z'), locale, zone);
  expect(text.replace(/\s/g, ' ')).toBe(time);
});
