import type { Transaction } from '#db/client.ts';
import type { Context } from '#platform/context.ts';
import { found } from '#platform/errors.ts';
import { PaymentProviderError } from '#platform/payments/payment-error.ts';
import { providerReferenceOf } from './event-queries.ts';
import { mailReturned } from './mail.ts';
import { findOrderById, userOfWallet } from './order-queries.ts';
import {
  findPayment,
  paymentsOfOrders,
  updatePayment,
  type PaymentRow,
} from './payment-queries.ts';

/** Errors after which the refund was certainly not made and may be retried. */
const NOT_EXECUTED = new Set(['provider_unavailable', 'provider_rate_limited']);

/**
 * Refunds, once, a payment that arrived after its account was closed. When the provider cannot, or the
 * outcome is unknown, it is left to the operator: a refund is never requested twice.
 * @throws PaymentProviderError while the provider cannot be reached; the job is retried
 */
export async function refundLate(ctx: Context, paymentId: string): Promise<void> {
  const payment = await findPayment(ctx.db, { id: paymentId });
  if (payment?.late !== 'open') return;
  const left = payment.amount_minor - payment.returned_minor;
  if (left === 0) return mark(ctx, payment, 'refund_asked');
  const provider = ctx.payments.byName(payment.provider);
  const isTooOld = provider?.capabilities.refundEndsSale && !(await isNewest(ctx, payment));
  if (!provider?.refund || isTooOld) return mark(ctx, payment, 'for_operator');
  const order = found(await findOrderById(ctx.db, payment.order_id));
  try {
    await provider.refund({
      orderReference: order.reference,
      providerReference: await providerReferenceOf(ctx.db, payment.event_id),
      transactionReference: payment.transaction_reference,
      amountMinor: left,
      currency: payment.currency,
    });
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    if (NOT_EXECUTED.has(error.code)) throw error;
    ctx.log.error({ provider: provider.name, code: error.code }, 'failed to refund a late payment');
    return mark(ctx, payment, 'for_operator');
  }
  await mark(ctx, payment, 'refund_asked', async (tx) =>
    mailReturned(tx, ctx, await userOfWallet(tx, payment.wallet_id), payment, left),
  );
}

async function isNewest({ db }: Context, payment: PaymentRow): Promise<boolean> {
  const all = await paymentsOfOrders(db, [payment.order_id]);
  return all.every(({ settled_at }) => settled_at <= payment.settled_at);
}

async function mark(
  ctx: Context,
  { id, receipt_number }: PaymentRow,
  late: 'refund_asked' | 'for_operator',
  notify?: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await updatePayment(tx, id, { late });
    await notify?.(tx);
  });
  ctx.telemetry.latePayments.inc({ outcome: late });
  const details = { payment: id, receipt: receipt_number };
  if (late === 'for_operator')
    ctx.log.error(details, 'payment to a closed account: refund it at the provider');
  else ctx.log.warn(details, 'payment to a closed account is refunded');
}
