import type { Transaction } from '#db/client.ts';
import { setPlan } from '#features/accounts/server/index.ts';
import type { Context } from '#platform/context.ts';
import { newId } from '#shared/ids.ts';
import { planOf } from '../../catalog.ts';
import { inOrder } from '../../payments/facts.ts';
import { foldSubscription, monthsDue, type Term } from '../../payments/subscription-history.ts';
import {
  nextChange,
  reminderDate,
  renewalDate,
  subscriptionState,
} from '../../payments/subscription-state.ts';
import { appliedEvents, type EventRow } from './event-queries.ts';
import { mailSubscription } from './mail.ts';
import {
  insertSubscription,
  insertTerm,
  lockSubscription,
  ordersOfSubscription,
  subscriptionsOfWallet,
  termsOf,
  updateOrder,
  updateSubscription,
  type OrderRow,
  type SubscriptionRow,
} from './order-queries.ts';
import { settleMonths, type Payer } from './settle-grant.ts';

/** The subscription that an order's first payment begins; undefined while nothing is paid. */
export async function beginSubscription(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
  sale: EventRow | undefined,
): Promise<SubscriptionRow | undefined> {
  if (!sale) return undefined;
  const { wallet_id, provider, method, recurs, not_before, item_id, units, amount_minor } = order;
  const row = await insertSubscription(tx, {
    id: newId(),
    wallet_id,
    provider,
    method,
    recurs,
    not_before,
    provider_reference: sale.provider_reference,
    plan_id: item_id,
    created_at: ctx.now(),
  });
  await insertTerm(tx, row.id, { plan_id: item_id, months: units, amount_minor });
  await updateOrder(tx, order.id, { subscription_id: row.id });
  return row;
}

/**
 * Makes a subscription's columns, its months' tokens and the user's plan anew from its events and
 * the time. The caller holds the subscription's row locked.
 */
export async function settleSubscription(
  tx: Transaction,
  ctx: Context,
  row: SubscriptionRow,
  payer: Payer,
  events: EventRow[],
): Promise<void> {
  const now = ctx.now();
  const terms = await termsOf(tx, row.id);
  const { recurs } = row;
  const history = foldSubscription(events, { recurs, terms, not_before: await beginOf(tx, row) });
  const { months: _months, plan_id, ...summary } = history;
  const reminder = reminderDate({ ...row, ...summary }, planOf(plan_id)?.months ?? 1);
  const isReminderDue =
    reminder !== null &&
    reminder <= now &&
    summary.paid_through! > now &&
    row.reminded_of?.getTime() !== summary.paid_through!.getTime();
  const changed = await updateSubscription(tx, row.id, {
    ...summary,
    plan_id: plan_id ?? row.plan_id,
    provider_reference: newestSale(events) ?? row.provider_reference,
    next_plan_id: row.next_plan_id === plan_id ? null : row.next_plan_id,
    next_check_at: nextChange(history, reminder, now),
    ...(isReminderDue ? { reminded_of: summary.paid_through } : {}),
  });
  // Before any token: the wallet is locked after all subscriptions.
  if (changed.access_until?.getTime() !== row.access_until?.getTime())
    await settleLater(tx, ctx, row, payer);
  await settleMonths(tx, ctx, payer, row.id, monthsDue(history, now));
  await settlePlan(tx, ctx, payer);
  await announce(tx, ctx, payer, terms, row, changed);
}

/** A plan bought behind another begins when that one ends: sooner than agreed when its money went back. */
async function beginOf(tx: Transaction, row: SubscriptionRow): Promise<Date | null> {
  const { not_before } = row;
  if (!not_before) return null;
  const all = await subscriptionsOfWallet(tx, row.wallet_id);
  const end = all.find(({ id }) => id < row.id)?.access_until;
  return end && end < not_before ? end : not_before;
}

/** What was bought behind a subscription whose end moved, the next one first. */
async function settleLater(
  tx: Transaction,
  ctx: Context,
  row: SubscriptionRow,
  payer: Payer,
): Promise<void> {
  const all = await subscriptionsOfWallet(tx, row.wallet_id);
  for (const { id } of all.toReversed().filter((one) => one.not_before && one.id > row.id)) {
    const later = await lockSubscription(tx, id);
    const orders = (await ordersOfSubscription(tx, id)).map((order) => order.id);
    await settleSubscription(tx, ctx, later, payer, await appliedEvents(tx, orders));
  }
}

/** The provider's name for what it charges: of the last sale, or of the one that took its place. */
function newestSale(events: EventRow[]): string | undefined {
  const sales = new Set(['initial', 'invoice_settled', 'replaced']);
  return inOrder(events).findLast(({ type }) => sales.has(type))?.provider_reference;
}

/** What the user may, by all of their subscriptions; someone who never bought one is left alone. */
async function settlePlan(
  tx: Transaction,
  ctx: Context,
  { wallet_id, user_id }: Payer,
): Promise<void> {
  if (!user_id) return;
  const now = ctx.now();
  const all = await subscriptionsOfWallet(tx, wallet_id);
  const [longest] = all;
  if (!longest?.access_until) return;
  const renewals = all.flatMap((one) => renewalDate(one, now) ?? []);
  await setPlan(tx, user_id, {
    plan: longest.access_until > now ? 'premium' : 'free',
    premium_until: longest.access_until,
    plan_renews_at: renewals.length > 0 ? new Date(Math.min(...renewals.map(Number))) : null,
  });
}

/** Letters about what changed; the receipt is sent with its payment. */
async function announce(
  tx: Transaction,
  ctx: Context,
  { user_id }: Payer,
  terms: Term[],
  before: SubscriptionRow,
  after: SubscriptionRow,
): Promise<void> {
  if (!after.paid_through) return;
  const isOver = subscriptionState(after, ctx.now()) === 'ended';
  const mail = async (kind: Parameters<typeof mailSubscription>[3]) => {
    // A coming charge, and one that failed, are of the plan that is chosen for the next period.
    const plan_id = (kind === 'cancelled' ? null : after.next_plan_id) ?? after.plan_id;
    const term = terms.find((one) => one.plan_id === plan_id);
    if (term) await mailSubscription(tx, ctx, user_id, kind, after, term);
  };
  if (after.reminded_of?.getTime() !== before.reminded_of?.getTime())
    await mail('renewal_reminder');
  if (after.recurs && after.cancelled_at && !before.cancelled_at && !isOver)
    await mail('cancelled');
  if (after.failed_at && after.failed_at.getTime() !== before.failed_at?.getTime())
    await mail('payment_failed');
}
