import { afterCommit } from '#db/after-commit.ts';
import type { Transaction } from '#db/client.ts';
import type { Context } from '#platform/context.ts';
import { newId } from '#shared/ids.ts';
import { isWalletClosed } from './closed-queries.ts';
import { refundLateJob } from '../jobs.ts';
import type { PaidFact } from '../../payments/facts.ts';
import type { EventRow } from './event-queries.ts';
import type { PaymentListener } from './listeners.ts';
import { mailReceipt } from './mail.ts';
import { termsOf, type OrderRow, type SubscriptionRow } from './order-queries.ts';
import {
  insertPayment,
  insertReturn,
  nextReceipt,
  paymentsOfOrders,
  updatePayment,
  type PaymentRow,
} from './payment-queries.ts';
import type { Payer } from './settle-grant.ts';

interface Settling {
  payer: Payer;
  orders: OrderRow[];
  subscription: SubscriptionRow | null;
  paid: PaidFact<EventRow>[];
}

/**
 * Derives settled payments from the events: a row and a receipt per transaction, with its returned
 * amount. Notifies the listeners of each change. Returns all payments of the orders.
 */
export async function settlePayments(
  tx: Transaction,
  ctx: Context,
  { payer, orders, subscription, paid }: Settling,
  listeners: readonly PaymentListener[],
): Promise<PaymentRow[]> {
  const known = await paymentsOfOrders(
    tx,
    orders.map(({ id }) => id),
  );
  const terms = subscription ? await termsOf(tx, subscription.id) : [];
  const rows: PaymentRow[] = [];
  for (const [index, one] of paid.entries()) {
    const order = orders.find(({ id }) => id === one.fact.order_id)!;
    const term = terms.find(({ amount_minor }) => amount_minor === one.amount_minor);
    let row = known.find(({ transaction_reference: name }) => name === one.transaction);
    if (!row) {
      row = await storePayment(tx, ctx, order, one, {
        subscription_id: subscription?.id ?? null,
        item_id: term?.plan_id ?? order.item_id,
        units: term?.months ?? order.units,
      });
      for (const listener of listeners)
        await listener.settled(tx, ctx, {
          payment_id: row.id,
          user_id: payer.user_id,
          kind: order.kind,
          item_id: row.item_id,
          is_first: index === 0,
          amount_minor: row.amount_minor,
          currency: row.currency,
          settled_at: row.settled_at,
        });
      await mailReceipt(tx, ctx, payer.user_id, { ...row, method: order.method });
    }
    rows.push(await settleReturn(tx, ctx, payer, row, one, listeners));
  }
  return rows;
}

async function storePayment(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
  { fact, transaction, amount_minor }: PaidFact<EventRow>,
  what: Pick<PaymentRow, 'subscription_id' | 'item_id' | 'units'>,
): Promise<PaymentRow> {
  const now = ctx.now();
  const year = now.getUTCFullYear();
  const number = await nextReceipt(tx, year);
  const isLate = await isWalletClosed(tx, order.wallet_id);
  const row = await insertPayment(tx, {
    id: newId(),
    wallet_id: order.wallet_id,
    order_id: order.id,
    ...what,
    event_id: fact.id,
    provider: order.provider,
    transaction_reference: transaction,
    amount_minor,
    currency: order.currency,
    receipt_number: `${year}-${String(number).padStart(6, '0')}`,
    settled_at: fact.occurred_at,
    created_at: now,
    late: isLate ? 'open' : null,
  });
  if (isLate) await ctx.jobs.enqueue(tx, refundLateJob, { payment_id: row.id });
  const { kind, currency } = order;
  afterCommit(tx, () => ctx.telemetry.paidMinor.inc({ currency, kind }, amount_minor));
  return row;
}

async function settleReturn(
  tx: Transaction,
  ctx: Context,
  { user_id }: Payer,
  row: PaymentRow,
  { returned_minor, charged_back_at }: PaidFact<EventRow>,
  listeners: readonly PaymentListener[],
): Promise<PaymentRow> {
  const is_charged_back = charged_back_at !== null;
  const amount_minor = returned_minor - row.returned_minor;
  if (amount_minor === 0 && is_charged_back === row.is_charged_back) return row;
  const change = { amount_minor, returned_minor, is_charged_back };
  await insertReturn(tx, { id: newId(), payment_id: row.id, ...change, created_at: ctx.now() });
  const changed = await updatePayment(tx, row.id, { returned_minor, is_charged_back });
  // A reversed charge-back is a negative amount, which a counter does not accept.
  if (amount_minor > 0)
    afterCommit(tx, () =>
      ctx.telemetry.returnedMinor.inc({ currency: row.currency }, amount_minor),
    );
  for (const listener of listeners)
    await listener.returned(tx, ctx, {
      payment_id: row.id,
      user_id,
      ...change,
      paid_minor: row.amount_minor,
      currency: row.currency,
    });
  return changed;
}
