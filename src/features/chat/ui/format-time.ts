import { COPY } from './copy.ts';

// The hour format follows the user's locale (12 or 24 hours); words stay English.
const clock = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat('en', { weekday: 'long' });
const shortWeekday = new Intl.DateTimeFormat('en', { weekday: 'short' });
const dayMonth = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long' });
const shortDayMonth = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });
const dayMonthYear = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const shortDate = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** The time is shown again after a pause of this many milliseconds. */
const PAUSE = 30 * 60_000;

/** Local midnight of a moment, in epoch milliseconds. */
function startOfDay(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}

/** Whole calendar days from `moment` to `now` in local time; rounding absorbs 23- and 25-hour days. */
function daysAgo(moment: Date, now: Date): number {
  return Math.round((startOfDay(now) - startOfDay(moment)) / 86_400_000);
}

/** The time of day, such as `14:05`. */
export function formatTime(iso: string): string {
  return clock.format(new Date(iso));
}

/** Full date and time, for a title attribute. */
export function formatFull(iso: string): string {
  const moment = new Date(iso);
  return `${weekday.format(moment)}, ${dayMonthYear.format(moment)}, ${clock.format(moment)}`;
}

/** `Today`, `Yesterday`, a weekday within the week, or the date. */
export function formatDay(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  const days = daysAgo(moment, now);
  if (days === 0) return COPY.today;
  if (days === 1) return COPY.yesterday;
  if (days > 1 && days < 7) return weekday.format(moment);
  const sameYear = moment.getFullYear() === now.getFullYear();
  return (sameYear ? dayMonth : dayMonthYear).format(moment);
}

/**
 * The short form for a list row: the time today, then `Yesterday`, `Mon`, `Nov 3`, or with the
 * year.
 */
export function formatListTime(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  const days = daysAgo(moment, now);
  if (days <= 0) return clock.format(moment);
  if (days === 1) return COPY.yesterday;
  if (days < 7) return shortWeekday.format(moment);
  const sameYear = moment.getFullYear() === now.getFullYear();
  return (sameYear ? shortDayMonth : shortDate).format(moment);
}

/**
 * The separator between two messages: a new day, a pause, or none. `before` is null for the first.
 */
export function separatorBetween(before: string | null, after: string): 'day' | 'pause' | null {
  if (before === null) return 'day';
  const [a, b] = [new Date(before), new Date(after)];
  if (a.toDateString() !== b.toDateString()) return 'day';
  return b.getTime() - a.getTime() >= PAUSE ? 'pause' : null;
}

/** Seconds as `5 h 12 min`, `12 min`, or at least `1 min`. */
export function formatWait(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}
