import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { nextTimeCursor, readTimeCursor } from '#platform/page-cursor.ts';
import type {
  AdminPaymentEvents,
  AdminPaymentEventsQuery,
  AdminPayments,
  AdminPaymentsQuery,
} from '../../contract-admin.ts';
import { selectLatePayments } from './closed-queries.ts';
import { selectEvents } from './event-queries.ts';
import { selectPayments } from './payment-queries.ts';
import { presentReceipt } from './receipts.ts';

/** All users' payments, for superusers. @throws AppError forbidden */
export async function listPayments(
  ctx: UserContext,
  { user_id: userId, skip, limit, cursor }: AdminPaymentsQuery,
): Promise<AdminPayments> {
  if (!ctx.caller.isSuperuser) throw new AppError('forbidden');
  const after = readTimeCursor('payments', cursor);
  const { rows, count } = await selectPayments(ctx.db, { userId, skip, limit, after });
  return {
    data: rows.map(({ payment, user_id, email }) => ({
      ...presentReceipt(payment),
      user_id,
      email,
      order_id: payment.order_id,
      provider: payment.provider,
      transaction: payment.transaction_reference,
      is_charged_back: payment.is_charged_back,
    })),
    count,
    next_cursor: nextTimeCursor('payments', rows, limit, ({ payment }) => ({
      at: payment.settled_at,
      id: payment.id,
    })),
  };
}

/** Payments that arrived after their account was closed, with their state. @throws AppError forbidden */
export async function listLatePayments(ctx: UserContext) {
  if (!ctx.caller.isSuperuser) throw new AppError('forbidden');
  const rows = await selectLatePayments(ctx.db);
  return rows.map(({ payment, email }) => ({
    receipt: payment.receipt_number,
    at: payment.created_at.toISOString(),
    provider: payment.provider,
    transaction: payment.transaction_reference,
    amount_minor: payment.amount_minor,
    returned_minor: payment.returned_minor,
    currency: payment.currency,
    state: payment.returned_minor === payment.amount_minor ? 'returned' : payment.late!,
    email: email ?? '(erased)',
  }));
}

/** Payment events in one state; quarantined ones by default. @throws AppError forbidden */
export async function listPaymentEvents(
  ctx: UserContext,
  query: AdminPaymentEventsQuery,
): Promise<AdminPaymentEvents> {
  if (!ctx.caller.isSuperuser) throw new AppError('forbidden');
  const after = readTimeCursor('payment-events', query.cursor);
  const { rows, count } = await selectEvents(ctx.db, { ...query, after });
  return {
    data: rows.map((row) => ({
      id: row.id,
      provider: row.provider,
      event_key: row.event_key,
      type: row.type,
      state: row.state,
      problem: row.problem,
      order_id: row.order_id,
      amount_minor: row.amount_minor,
      currency: row.currency,
      deliveries: row.deliveries,
      occurred_at: row.occurred_at.toISOString(),
      received_at: row.received_at.toISOString(),
      delivery: row.delivery,
    })),
    count,
    next_cursor: nextTimeCursor('payment-events', rows, query.limit, ({ received_at: at, id }) => ({
      at,
      id,
    })),
  };
}
