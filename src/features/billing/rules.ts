import { entitlementsOf } from './entitlements.ts';

/** The UTC day that a moment belongs to, as `2026-11-21`; daily allowances are counted by it. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Whole seconds until the next UTC midnight, at least 1: when a used-up daily allowance returns. */
export function secondsToUtcMidnight(moment: Date): number {
  const midnight = Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate() + 1);
  return Math.max(1, Math.ceil((midnight - moment.getTime()) / 1000));
}

/** The moment at which a UTC day, as `utcDay` gives it, is over. */
export function endOfUtcDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000);
}

/** Messages a day for a plan; null: unlimited. */
export function dailyMessages(plan: 'free' | 'premium', freeDailyMessages: number): number | null {
  return entitlementsOf(plan).unlimitedMessages ? null : freeDailyMessages;
}
