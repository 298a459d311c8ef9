import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { CheckoutStatus } from '../../contract-checkout.ts';
import { describeItem } from '../../catalog.ts';
import { findOrderOfUser } from './order-queries.ts';
import { paymentsOfOrders } from './payment-queries.ts';

/** The state of an order. Reading changes nothing: only the provider's event does. @throws AppError not_found */
export async function readCheckout(ctx: UserContext, id: string): Promise<CheckoutStatus> {
  const order = await findOrderOfUser(ctx.db, ctx.caller.id, id);
  if (!order) throw new AppError('not_found');
  const [first] = await paymentsOfOrders(ctx.db, [order.id]);
  const isPlan = order.kind === 'plan';
  return {
    order_id: order.id,
    state: order.state,
    plan_id: isPlan ? (order.item_id as CheckoutStatus['plan_id']) : null,
    pack_id: isPlan ? null : (order.item_id as CheckoutStatus['pack_id']),
    description: describeItem(order.kind, order.units),
    amount_minor: order.amount_minor,
    currency: order.currency,
    method: order.method,
    is_sandbox: order.provider === 'sandbox',
    pay_url: order.state === 'open' || order.state === 'failed' ? order.redirect_url : null,
    receipt_id: first?.id ?? null,
    created_at: order.created_at.toISOString(),
  };
}
