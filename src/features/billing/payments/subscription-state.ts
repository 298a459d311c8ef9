import type { SubscriptionHistory } from './subscription-history.ts';

export type SubscriptionState = 'none' | 'active' | 'cancelled' | 'past_due' | 'ended';

/** What is kept of a subscription beside its events. */
export type SubscriptionSummary = Omit<SubscriptionHistory, 'months' | 'plan_id'> & {
  recurs: boolean;
};

/** How it stands at a moment. `cancelled` is paid and will not be charged again; a prepaid one is `active`. */
export function subscriptionState(summary: SubscriptionSummary, now: Date): SubscriptionState {
  const { started_at, paid_through, access_until, cancelled_at, ended_at, recurs } = summary;
  if (!started_at || !paid_through || !access_until) return 'none';
  if (now >= access_until || (ended_at && now >= ended_at)) return 'ended';
  if (now >= paid_through) return 'past_due';
  return recurs && cancelled_at ? 'cancelled' : 'active';
}

/** When it will be charged again; null when it will not. */
export function renewalDate(summary: SubscriptionSummary, now: Date): Date | null {
  const state = subscriptionState(summary, now);
  return summary.recurs && (state === 'active' || state === 'past_due')
    ? summary.paid_through
    : null;
}

const DAY_MS = 86_400_000;

/** Days before the end of paid time at which a reminder is sent: earlier for longer periods, and for prepaid ones. */
const reminderDays = (months: number, recurs: boolean): number => (recurs && months === 1 ? 3 : 7);

/** When the reminder of the coming renewal, or of the end of a prepaid period, is due; null when there is none. */
export function reminderDate(summary: SubscriptionSummary, months: number): Date | null {
  const { paid_through, cancelled_at, ended_at, recurs } = summary;
  if (!paid_through || cancelled_at || ended_at) return null;
  return new Date(paid_through.getTime() - reminderDays(months, recurs) * DAY_MS);
}

/** The next moment at which time alone changes something; null when nothing will. */
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
