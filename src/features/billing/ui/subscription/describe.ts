import { describeItem, METHOD_NAMES, findPlan } from '../../catalog.ts';
import type { Subscription } from '../../contract-checkout.ts';
import { formatDay } from '#shared/format-date.ts';
import { formatMoney } from '#shared/format-money.ts';
import { SUBSCRIPTION_TEXT as COPY } from './copy.ts';
import { phaseOf } from './phase.ts';

/** Describes the current state of a subscription in sentences. */
export function describeSubscription(subscription: Subscription): string[] {
  const { paid_through, access_until, can } = subscription;
  const day = (iso: string | null) => (iso ? formatDay(iso) : '');
  switch (phaseOf(subscription)) {
    case 'renewing':
      return [describeRenewal(subscription)];
    case 'prepaid':
      return [COPY.prepaid(day(paid_through))];
    case 'cancelled':
      return [COPY.canceled(day(paid_through)), ...(can.resume ? [] : [COPY.buyNewPlan])];
    case 'past_due':
      return [COPY.pastDue(day(subscription.grace_until)), COPY.pastDueHint];
    case 'ended':
      return [COPY.ended(day(access_until))];
    default:
      return [];
  }
}

function describeRenewal({ renews_at, next_plan_id, ...now }: Subscription): string {
  const next = findPlan(next_plan_id);
  if (next) {
    const amount = formatMoney(next.total_minor, next.currency);
    return COPY.planChange(formatDay(renews_at!), describeItem('plan', next.months), amount);
  }
  const amount = formatMoney(now.price_minor ?? 0, now.currency ?? 'EUR');
  return COPY.renews(formatDay(renews_at!), amount, METHOD_NAMES[now.method ?? 'card']);
}
