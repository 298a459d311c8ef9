import { describe, expect, it } from 'vitest';
import { isQuietTime, secondsUntilQuiet } from './quiet-time.ts';

describe('isQuietTime', () => {
  it.each([
    ['22:00', '08:00', 'UTC', '21:59', false],
    ['22:00', '08:00', 'UTC', '22:00', true],
    ['22:00', '08:00', 'UTC', '00:00', true],
    ['22:00', '08:00', 'UTC', '07:59', true],
    ['22:00', '08:00', 'UTC', '08:00', false],
    ['09:00', '17:00', 'UTC', '09:00', true],
    ['09:00', '17:00', 'UTC', '17:00', false],
    ['00:00', '06:00', 'UTC', '00:00', true],
    ['10:00', '10:00', 'UTC', '03:30', true],
    // Zones one hour ahead of UTC in winter, nine hours ahead, and with a half hour.
    ['22:00', '08:00', 'Europe/Berlin', '21:00', true],
    ['22:00', '08:00', 'Europe/Berlin', '07:00', false],
    ['22:00', '08:00', 'Asia/Tokyo', '13:00', true],
    ['22:00', '08:00', 'Asia/Kolkata', '16:30', true],
    ['22:00', '08:00', 'Asia/Kolkata', '16:29', false],
  ])('from %s to %s in %s at %s UTC: %s', (from, to, zone, time, expected) => {
    expect(isQuietTime({ from, to, zone }, new Date(`2026-11-21T${time}:00Z`))).toBe(expected);
  });
});

describe('secondsUntilQuiet', () => {
  it.each([
    ['22:00', 'UTC', '21:59:30', 60],
    ['22:00', 'UTC', '12:00:00', 10 * 3600],
    ['08:00', 'UTC', '22:00:00', 10 * 3600],
    ['22:00', 'UTC', '22:00:00', 24 * 3600],
    ['22:00', 'Europe/Berlin', '12:00:00', 9 * 3600],
  ])('of %s in %s at %s UTC: %i', (from, zone, time, expected) => {
    const hours = { from, to: '06:00', zone };
    expect(secondsUntilQuiet(hours, new Date(`2026-11-21T${time}Z`))).toBe(expected);
  });
});
