import type { SubscriptionHistory } from './subscription-history.ts';

export type SubscriptionState = 'none' | 'active' | 'cancelled' | 'past_due' | 'ended';

/** The stored columns of a subscription that are derived from its events. */
export type SubscriptionSummary = Omit<SubscriptionHistory, 'months' | 'plan_id'> & {
  recurs: boolean;
};

/** The state at a given time. `cancelled`: paid, and not charged again; a prepaid one is `active`. */
export function subscriptionState(summary: SubscriptionSummary, now: Date): SubscriptionState {
  const { started_at, paid_through, access_until, cancelled_at, ended_at, recurs } = summary;
  if (!started_at || !paid_through || !access_until) return 'none';
  if (now >= access_until || (ended_at && now >= ended_at)) return 'ended';
  if (now >= paid_through) return 'past_due';
  return recurs && cancelled_at ? 'cancelled' : 'active';
}

/** A subscription with its purchase; `not_before` is set when another plan was still paid then. */
export type BoughtSubscription = SubscriptionSummary & {
  created_at: Date;
  not_before: Date | null;
};

/** The date of the next charge; null when there is none. */
export function renewalDate(bought: BoughtSubscription, now: Date): Date | null {
  const state = subscriptionState(bought, now);
  return bought.recurs && (state === 'active' || state === 'past_due') ? chargeDate(bought) : null;
}

/** Providers count from the purchase: a later start moves each charge forward by the same interval. */
function chargeDate({
  paid_through,
  started_at,
  created_at,
  not_before,
}: BoughtSubscription): Date | null {
  if (!not_before || !paid_through || !started_at || started_at <= created_at) return paid_through;
  return new Date(paid_through.getTime() - (started_at.getTime() - created_at.getTime()));
}

const DAY_MS = 86_400_000;

/** Days between the reminder and the end of the paid time: more for longer and for prepaid periods. */
const reminderDays = (months: number, recurs: boolean): number => (recurs && months === 1 ? 3 : 7);

/** The date of the reminder of the next renewal, or of the end of a prepaid period; null when there is none. */
export function reminderDate(bought: BoughtSubscription, months: number): Date | null {
  const { paid_through, cancelled_at, ended_at, recurs } = bought;
  const due = recurs ? chargeDate(bought) : paid_through;
  if (!due || cancelled_at || ended_at) return null;
  return new Date(due.getTime() - reminderDays(months, recurs) * DAY_MS);
}

/** The next time at which the state changes without an event; null when it will not. */
export function nextChange(
  history: SubscriptionHistory,
  reminder: Date | null,
  now: Date,
): Date | null {
  const { months, paid_through, access_until, ended_at } = history;
  const moments = [
    ...months.filter(({ isVoid }) => !isVoid && !ended_at).map(({ begin }) => begin),
    paid_through,
    access_until,
    reminder,
  ].filter((moment): moment is Date => moment !== null && moment > now);
  return moments.length > 0 ? new Date(Math.min(...moments.map(Number))) : null;
}
