import { utcDay } from '#shared/utc-day.ts';
import type { AffiliateDay } from '../../contract.ts';
import { DAY_MS } from '../../rules.ts';

/** Selectable spans in days. */
export const SPANS = [7, 30, 90] as const;
export type Span = (typeof SPANS)[number];

/** The first of `span` days that end today, in UTC. */
export function firstDay(span: Span, now: Date): string {
  return utcDay(new Date(now.getTime() - (span - 1) * DAY_MS));
}

/** One value per day. With a `currency`, the values are money in minor units. */
export interface Series {
  kind: 'clicks' | 'sign_ups' | 'conversions' | 'earned';
  currency: string | null;
  values: number[];
}

/** Clicks, sign-ups, conversions, and earnings in each of `currencies`. */
export function seriesOf(days: readonly AffiliateDay[], currencies: readonly string[]): Series[] {
  const counts = (['clicks', 'sign_ups', 'conversions'] as const).map((kind): Series => {
    return { kind, currency: null, values: days.map((day) => day[kind]) };
  });
  const earned = currencies.map((currency): Series => {
    const values = days.map(
      (day) => day.earned.find((one) => one.currency === currency)?.amount_minor ?? 0,
    );
    return { kind: 'earned', currency, values };
  });
  return [...counts, ...earned];
}

export const totalOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0);

/** The index of the highest value (the latest of several); null when all are zero. */
export function highestOf(values: readonly number[]): number | null {
  let highest: number | null = null;
  for (const [index, value] of values.entries())
    if (value > 0 && value >= (highest === null ? 0 : values[highest]!)) highest = index;
  return highest;
}

/** The next round integer at or above `value`, for the top of a scale. */
export function roundTop(value: number): number {
  if (value <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 3, 4, 5, 6, 8, 10].map((step) => step * power).find((top) => top >= value)!;
}

/** The index of the bar at `share` (0 to 1) of the width. */
export function barAt(share: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(share * count)));
}

const short = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Formats a UTC day: `Nov 21`. */
export const formatShortDay = (day: string): string => short.format(new Date(`${day}T00:00:00Z`));
/** Formats a UTC day with its weekday: `Sat, Nov 21`. */
export const formatLongDay = (day: string): string => long.format(new Date(`${day}T00:00:00Z`));
