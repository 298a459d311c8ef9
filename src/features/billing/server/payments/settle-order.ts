import type { Transaction } from '#db/client.ts';
import type { Context } from '#platform/context.ts';
import { paidFacts, type PaidFact } from '../../payments/facts.ts';
import { appliedEvents, type EventRow } from './event-queries.ts';
import type { PaymentListener } from './listeners.ts';
import {
  lockSubscription,
  ordersOfSubscription,
  updateOrder,
  userOfWallet,
  type OrderRow,
} from './order-queries.ts';
import type { PaymentRow } from './payment-queries.ts';
import { settlePack, type Payer } from './settle-grant.ts';
import { settlePayments } from './settle-payments.ts';
import { createSubscription, settleSubscription } from './settle-subscription.ts';

/** The user whose open pages are notified after the commit. */
export interface Settled {
  user_id: string | null;
  order_ids: string[];
}

/**
 * Derives everything from an order's events: its state, payments, tokens, the subscription and the
 * user's plan. It never depends on which event is new, so that every order of arrival gives the same
 * result. The caller has locked the order's row.
 */
export async function settleOrder(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
  listeners: readonly PaymentListener[],
): Promise<Settled> {
  const payer = { wallet_id: order.wallet_id, user_id: await userOfWallet(tx, order.wallet_id) };
  if (order.kind === 'pack') return settlePackOrder(tx, ctx, order, payer, listeners);
  const facts = await appliedEvents(tx, [order.id]);
  const subscription = order.subscription_id
    ? await lockSubscription(tx, order.subscription_id)
    : await createSubscription(tx, ctx, order, paidFacts(facts)[0]?.fact);
  if (!subscription) {
    await updateOrder(tx, order.id, { state: orderState(facts, []), updated_at: ctx.now() });
    return { user_id: payer.user_id, order_ids: [order.id] };
  }
  const orders = await ordersOfSubscription(tx, subscription.id);
  const all = await appliedEvents(
    tx,
    orders.map(({ id }) => id),
  );
  const paid = paidFacts(all);
  await settlePayments(tx, ctx, { payer, orders, subscription, paid }, listeners);
  await settleStates(tx, ctx, orders, all, paid);
  await settleSubscription(tx, ctx, subscription, payer, all);
  return { user_id: payer.user_id, order_ids: orders.map(({ id }) => id) };
}

async function settlePackOrder(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
  payer: Payer,
  listeners: readonly PaymentListener[],
): Promise<Settled> {
  const facts = await appliedEvents(tx, [order.id]);
  const paid = paidFacts(facts);
  const rows: PaymentRow[] = await settlePayments(
    tx,
    ctx,
    { payer, orders: [order], subscription: null, paid },
    listeners,
  );
  await settleStates(tx, ctx, [order], facts, paid);
  for (const payment of rows) await settlePack(tx, ctx, payer, payment);
  return { user_id: payer.user_id, order_ids: [order.id] };
}

async function settleStates(
  tx: Transaction,
  ctx: Context,
  orders: OrderRow[],
  facts: EventRow[],
  paid: PaidFact<EventRow>[],
): Promise<void> {
  for (const order of orders) {
    const state = orderState(
      facts.filter(({ order_id }) => order_id === order.id),
      paid.filter(({ fact }) => fact.order_id === order.id),
    );
    if (state === order.state) continue;
    await updateOrder(tx, order.id, { state, updated_at: ctx.now() });
  }
}

function orderState(facts: EventRow[], paid: PaidFact<EventRow>[]): OrderRow['state'] {
  if (paid.some((one) => one.returned_minor < one.amount_minor)) return 'paid';
  if (paid.length > 0) return 'returned';
  if (facts.some(({ type }) => type === 'payment_failed')) return 'failed';
  return facts.some(({ type }) => type === 'payment_pending') ? 'pending' : 'open';
}
