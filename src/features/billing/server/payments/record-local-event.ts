import type { Context } from '#platform/context.ts';
import { sha256Hex } from '#platform/payments/payment-event.ts';
import { newId } from '#shared/ids.ts';
import { found } from '#platform/errors.ts';
import { insertEvent } from './event-queries.ts';
import type { PaymentListener } from './listeners.ts';
import { lockOrder, ordersOfSubscription, type SubscriptionRow } from './order-queries.ts';
import { publishSettled } from './process-events.ts';
import { settleOrder } from './settle-order.ts';

/**
 * Records a change that the provider made at our request, before the provider's own event arrives;
 * that event then has no further effect.
 */
export async function recordLocalEvent(
  ctx: Context,
  row: SubscriptionRow,
  type: 'cancelled' | 'uncancelled',
  listeners: readonly PaymentListener[],
): Promise<void> {
  const [first] = await ordersOfSubscription(ctx.db, row.id);
  const id = newId();
  const now = ctx.now();
  const settled = await ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, found(first).id);
    await insertEvent(tx, {
      id,
      provider: row.provider,
      event_key: `own:${id}`,
      content_hash: sha256Hex(id),
      type,
      provider_type: 'asked by us',
      order_reference: order.reference,
      provider_reference: row.provider_reference ?? order.reference,
      occurred_at: now,
      delivery: {},
      state: 'applied',
      order_id: order.id,
      received_at: now,
      processed_at: now,
    });
    return settleOrder(tx, ctx, order, listeners);
  });
  publishSettled(ctx, settled);
}
