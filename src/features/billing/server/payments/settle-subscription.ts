import type { Transaction } from '#db/client.ts';
import { setPlan } from '#features/accounts/server/index.ts';
import type { Context } from '#platform/context.ts';
import { newId } from '#shared/ids.ts';
import { findPlan } from '../../catalog.ts';
import { sortFacts } from '../../payments/facts.ts';
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

/** Creates the subscription of an order's first payment; returns undefined while nothing is paid. */
export async function createSubscription(
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
 * Recomputes a subscription's columns, its months' tokens and the user's plan from its events and
 * the current time. The caller has locked the subscription's row.
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
  const history = foldSubscription(events, { recurs, terms, not_before: await findStart(tx, row) });
  const { months: _months, plan_id, ...summary } = history;
  const reminder = reminderDate({ ...row, ...summary }, findPlan(plan_id)?.months ?? 1);
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
  // Before the tokens: the wallet is locked after all subscriptions.
  if (changed.access_until?.getTime() !== row.access_until?.getTime())
    await settleFollowing(tx, ctx, row, payer);
  await settleMonths(tx, ctx, payer, row.id, monthsDue(history, now));
  await updatePlan(tx, ctx, payer);
  await sendMails(tx, ctx, payer, terms, row, changed);
}

/** A plan bought while another is paid starts when that one ends, which is earlier if its payment was returned. */
async function findStart(tx: Transaction, row: SubscriptionRow): Promise<Date | null> {
  const { not_before } = row;
  if (!not_before) return null;
  const all = await subscriptionsOfWallet(tx, row.wallet_id);
  const end = all.find(({ id }) => id < row.id)?.access_until;
  return end && end < not_before ? end : not_before;
}

/** Settles the subscriptions that follow one whose end changed, the next one first. */
async function settleFollowing(
  tx: Transaction,
  ctx: Context,
  row: SubscriptionRow,
  payer: Payer,
): Promise<void> {
  const all = await subscriptionsOfWallet(tx, row.wallet_id);
  for (const { id } of all.toReversed().filter((one) => one.not_before && one.id > row.id)) {
    const following = await lockSubscription(tx, id);
    const orders = (await ordersOfSubscription(tx, id)).map((order) => order.id);
    await settleSubscription(tx, ctx, following, payer, await appliedEvents(tx, orders));
  }
}

/** The provider's reference of the sale that it charges: the last one, or its replacement. */
function newestSale(events: EventRow[]): string | undefined {
  const sales = new Set(['initial', 'invoice_settled', 'replaced']);
  return sortFacts(events).findLast(({ type }) => sales.has(type))?.provider_reference;
}

/** Sets the user's plan from all subscriptions; a user without one is not changed. */
async function updatePlan(
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

/** Sends emails about changes; the receipt is sent with its payment. */
async function sendMails(
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
    // A coming charge, and a failed one, belong to the plan of the next period.
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
