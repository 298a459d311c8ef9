import { nextUtcMidnight } from '#shared/utc-day.ts';

/** When the free credits return, on a clock, in the time zone and the manner of whoever reads it. */
export const resetTime = (now = new Date(), locale?: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(nextUtcMidnight(now));
