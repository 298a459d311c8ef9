import { recordAudit } from '#platform/audit.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { PaymentProviderError } from '#platform/payments/payment-error.ts';
import type { PaymentProvider, ProviderReference } from '#platform/payments/port.ts';
import type { RefundAsked, RefundRequest } from '../../contract-admin.ts';
import { providerReferenceOf } from './event-queries.ts';
import type { PaymentListener } from './listeners.ts';
import { findOrderById, lockSubscription } from './order-queries.ts';
import { findPayment, paymentsOfOrders, type PaymentRow } from './payment-queries.ts';
import { recordLocalEvent } from './record-local-event.ts';

/**
 * Requests a full or partial refund from the provider. A full refund of a subscription's payment ends
 * its renewals; with some providers, a partial one does too. The payment itself changes when the
 * provider's event arrives.
 * @throws AppError forbidden, not_found, conflict (more than is left, or the provider has no refunds), payment_unavailable
 */
export async function refundPayment(
  ctx: UserContext,
  id: string,
  { amount_minor: requested }: RefundRequest,
  listeners: readonly PaymentListener[],
): Promise<RefundAsked> {
  if (!ctx.caller.isSuperuser) throw new AppError('forbidden');
  const payment = await findPayment(ctx.db, { id });
  if (!payment) throw new AppError('not_found');
  const left = payment.amount_minor - payment.returned_minor;
  const amount_minor = requested ?? left;
  if (left === 0 || amount_minor > left)
    throw new AppError('conflict', {
      detail: `Only ${left} of this payment is left to refund.`,
    });
  const provider = ctx.payments.byName(payment.provider);
  if (!provider?.refund)
    throw new AppError('conflict', {
      detail:
        'This provider does not support refunds from here. Refund it in the provider’s own panel: its event will be processed like any other.',
    });
  const { refundEndsSale } = provider.capabilities;
  if (refundEndsSale && !(await isNewest(ctx, payment)))
    throw new AppError('conflict', {
      detail:
        'From here, this provider refunds only the newest payment of a subscription. Refund this one in the provider’s own panel: its event will be processed like any other.',
    });
  const order = await findOrderById(ctx.db, payment.order_id);
  const reference = {
    orderReference: order!.reference,
    providerReference: await providerReferenceOf(ctx.db, payment.event_id),
  };
  const isWhole = amount_minor === left;
  const { currency, transaction_reference: transactionReference } = payment;
  await callProvider(ctx, provider, () =>
    provider.refund!({ ...reference, transactionReference, amountMinor: amount_minor, currency }),
  );
  await recordAudit(ctx.db, ctx, {
    actorId: ctx.caller.id,
    action: 'payment.refund_asked',
    subject: { type: 'payment', id },
    details: { amount_minor, currency },
  });
  const canceled =
    order!.recurs &&
    (isWhole || refundEndsSale === true) &&
    (await isCanceled(ctx, provider, reference));
  if (canceled) await endRenewals(ctx, payment, listeners);
  return { payment_id: id, amount_minor, cancelled: canceled };
}

async function isNewest({ db }: UserContext, payment: PaymentRow): Promise<boolean> {
  const all = await paymentsOfOrders(db, [payment.order_id]);
  return all.every(({ settled_at }) => settled_at <= payment.settled_at);
}

/** The refund is already on its way, so a failed cancellation does not fail it. */
async function isCanceled(
  { log }: UserContext,
  provider: PaymentProvider,
  reference: ProviderReference,
): Promise<boolean> {
  try {
    return (await provider.cancel(reference)).outcome !== 'at_provider';
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    log.error(
      { provider: provider.name, code: error.code },
      'payment refunded, but the renewals were not canceled',
    );
    return false;
  }
}

/** Finds a payment by its receipt number, for superusers. @throws AppError forbidden */
export async function findReceipt(
  ctx: UserContext,
  number: string,
): Promise<PaymentRow | undefined> {
  if (!ctx.caller.isSuperuser) throw new AppError('forbidden');
  return findPayment(ctx.db, { receipt: number });
}

async function endRenewals(
  ctx: UserContext,
  { subscription_id }: PaymentRow,
  listeners: readonly PaymentListener[],
): Promise<void> {
  if (!subscription_id) return;
  const row = await ctx.db.transaction((tx) => lockSubscription(tx, subscription_id));
  if (!row.cancelled_at) await recordLocalEvent(ctx, row, 'cancelled', listeners);
}

async function callProvider(
  { log }: Pick<UserContext, 'log'>,
  provider: PaymentProvider,
  call: () => Promise<void>,
): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    log.error({ provider: provider.name, code: error.code }, 'failed to request a refund');
    throw new AppError('payment_unavailable', {
      detail:
        'The payment provider did not accept the refund. Check its panel before you repeat it.',
      cause: error,
    });
  }
}
