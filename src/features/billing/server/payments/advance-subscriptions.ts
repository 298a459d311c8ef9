import type { Context } from '#platform/context.ts';
import { found } from '#platform/errors.ts';
import type { PaymentListener } from './listeners.ts';
import { dueSubscriptions, lockOrder, ordersOfSubscription } from './order-queries.ts';
import { publishSettled } from './process-events.ts';
import { settleOrder } from './settle-order.ts';

const BATCH = 100;

/** Applies time-based changes: the tokens of a new month, reminders, grace periods, and the end of access. */
export async function advanceSubscriptions(
  ctx: Context,
  listeners: readonly PaymentListener[],
): Promise<void> {
  const seen = new Set<string>();
  for (;;) {
    const due = (await dueSubscriptions(ctx.db, ctx.now(), BATCH)).filter((id) => !seen.has(id));
    for (const id of due) {
      seen.add(id);
      await advance(ctx, id, listeners).catch((error: unknown) =>
        ctx.log.error({ err: error, subscription: id }, 'failed to advance a subscription'),
      );
    }
    if (due.length === 0) return;
  }
}

async function advance(
  ctx: Context,
  id: string,
  listeners: readonly PaymentListener[],
): Promise<void> {
  const [first] = await ordersOfSubscription(ctx.db, id);
  const settled = await ctx.db.transaction(async (tx) =>
    settleOrder(tx, ctx, await lockOrder(tx, found(first).id), listeners),
  );
  publishSettled(ctx, settled);
}
