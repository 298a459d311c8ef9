import { entitlementsOf } from './entitlements.ts';

/** Messages per day of a plan; null: unlimited. */
export function dailyMessages(plan: 'free' | 'premium', freeDailyMessages: number): number | null {
  return entitlementsOf(plan).unlimitedMessages ? null : freeDailyMessages;
}
