import { oncePerDatabase } from '#db/client.ts';
import { announceSessionChange } from '#features/accounts/server/index.ts';
import type { Context } from '#platform/context.ts';
import { attachEvent } from './attach-event.ts';
import { lockEvent, receivedEvents, updateEvent } from './event-queries.ts';
import type { PaymentListener } from './listeners.ts';
import { settleOrder, type Settled } from './settle-order.ts';

const BATCH = 200;

/** Processes one stored event; a second call has no effect. */
export async function processEvent(
  ctx: Context,
  id: string,
  listeners: readonly PaymentListener[],
): Promise<void> {
  const settled = await ctx.db.transaction(async (tx) => {
    const event = await lockEvent(tx, id);
    if (event?.state !== 'received') return undefined;
    if (event.type === 'ignored') {
      await updateEvent(tx, id, { state: 'ignored', processed_at: ctx.now() });
      return undefined;
    }
    const order = await attachEvent(tx, ctx, event);
    return order && settleOrder(tx, ctx, order, listeners);
  });
  if (settled) publishSettled(ctx, settled);
}

/** Called after the commit: all processes drop the user's cached plan, and open pages reload. */
export function publishSettled(
  ctx: Pick<Context, 'live'>,
  { user_id: userId, order_ids }: Settled,
): void {
  if (!userId) return;
  announceSessionChange(ctx, { userId });
  ctx.live.publish(`user:${userId}`, { event: 'billing', data: { order_ids } });
}

interface Drain {
  running: Promise<void> | null;
  isRequested: boolean;
}
const drains = oncePerDatabase<Drain>(() => ({ running: null, isRequested: false }));

/**
 * Processes all received events one after the other; concurrent callers share one run. The job of
 * each event handles failures and crashed processes.
 */
export function drainEvents(ctx: Context, listeners: readonly PaymentListener[]): Promise<void> {
  const drain = drains(ctx.db);
  drain.isRequested = true;
  drain.running ??= run(ctx, drain, listeners).finally(() => (drain.running = null));
  return drain.running;
}

async function run(
  ctx: Context,
  drain: Drain,
  listeners: readonly PaymentListener[],
): Promise<void> {
  const failed = new Set<string>();
  while (drain.isRequested) {
    drain.isRequested = false;
    const ids = (await receivedEvents(ctx.db, BATCH)).filter((id) => !failed.has(id));
    for (const id of ids)
      await processEvent(ctx, id, listeners).catch((error: unknown) => {
        failed.add(id);
        ctx.log.error({ err: error, event: id }, 'failed to process a payment event');
      });
    if (ids.length > 0) drain.isRequested = true;
  }
}
