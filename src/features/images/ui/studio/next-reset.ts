import { nextUtcMidnight } from '#shared/utc-day.ts';

/** The time at which the free credits return, in the reader's time zone and format. */
export const resetTime = (now = new Date(), locale?: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(nextUtcMidnight(now));
