import { nextUtcMidnight } from './utc-day.ts';

/** Returns the time at which daily allowances renew, in the reader's time zone and format. */
export const formatResetTime = (now = new Date(), locale?: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(nextUtcMidnight(now));
