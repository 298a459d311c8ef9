import type { Preferences } from './contract.ts';

type QuietHours = NonNullable<Preferences['quiet_hours']>;

/** The time in a zone as `22:05`. */
const clockIn = (zone: string, now: Date): string =>
  now.toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });

/** Whether the time in the user's zone is within these hours; equal ends mean the whole day. */
export function isQuietTime({ from, to, zone }: QuietHours, now: Date): boolean {
  const time = clockIn(zone, now);
  return from < to ? from <= time && time < to : time >= from || time < to;
}

const DAY_MINUTES = 24 * 60;

/** How long it is until these hours begin the next time, at least a minute. Seconds. */
export function secondsUntilQuiet({ from, zone }: QuietHours, now: Date): number {
  const minutes = minutesOf(from) - minutesOf(clockIn(zone, now));
  return ((minutes + DAY_MINUTES - 1) % DAY_MINUTES) * 60 + 60;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
