/** Dates are in American English, like all texts of the product. */
const LOCALE = 'en-US';

const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' });
const shortDay = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' });
const utcDay = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });
const utcClock = new Intl.DateTimeFormat(LOCALE, {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});
/** A 12-hour or 24-hour clock, following the reader's locale. */
const clock = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });

/** Formats an ISO time as a day in the reader's time zone, e.g. `November 21, 2026`. */
export const formatDay = (iso: string): string => day.format(new Date(iso));

/** Formats an ISO time in the reader's time zone and clock, e.g. `Nov 21, 2026, 6:30 PM`. */
export function formatMoment(iso: string): string {
  const at = new Date(iso);
  return `${shortDay.format(at)}, ${clock.format(at)}`;
}

/** Formats an ISO time as a UTC day, the same for every reader, e.g. `November 21, 2026`. */
export const formatUtcDay = (iso: string): string => utcDay.format(new Date(iso));

/** Formats an ISO time for every reader, e.g. `November 21, 2026 at 18:30 UTC`. */
export const formatUtcMoment = (iso: string): string =>
  `${formatUtcDay(iso)} at ${utcClock.format(new Date(iso))} UTC`;
