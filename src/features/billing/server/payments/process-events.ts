import { oncePerDatabase } from '#db/client.ts';
import { announceSessionChange } from '#features/accounts/server/index.ts';
import type { Context } from '#platform/context.ts';
import { attachEvent } from './attach-event.ts';
import { lockEvent, receivedEvents, updateEvent } from './event-queries.ts';
import type { PaymentListener } from './listeners.ts';
import { settleOrder, type Settled } from './settle-order.ts';

const BATCH = 200;

/** Works one stored event off, once: whoever comes second finds it done. */
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
  if (settled) announceSettled(ctx, settled);
}

/** After the commit: every process forgets the user's old plan, and open pages look again. */
export function announceSettled(
  ctx: Pick<Context, 'live'>,
  { user_id: userId, order_ids }: Settled,
): void {
  if (!userId) return;
  announceSessionChange(ctx, { userId });
  ctx.live.publish(`user:${userId}`, { event: 'billing', data: { order_ids } });
}

interface Drain {
  running: Promise<void> | null;
  isWanted: boolean;
}
const drains = oncePerDatabase<Drain>(() => ({ running: null, isWanted: false }));

/**
 * Works all received events off, here and now, one after the other; a second caller joins in. The
 * job behind each event is the net underneath, for what fails or for a process that dies.
 */
export function drainEvents(ctx: Context, listeners: readonly PaymentListener[]): Promise<void> {
  const drain = drains(ctx.db);
  drain.isWanted = true;
  drain.running ??= run(ctx, drain, listeners).finally(() => (drain.running = null));
  return drain.running;
}

async function run(
  ctx: Context,
  drain: Drain,
  listeners: readonly PaymentListener[],
): Promise<void> {
  const failed = new Set<string>();
  while (drain.isWanted) {
    drain.isWanted = false;
    const ids = (await receivedEvents(ctx.db, BATCH)).filter((id) => !failed.has(id));
    for (const id of ids)
      await processEvent(ctx, id, listeners).catch((error: unknown) => {
        failed.add(id);
        ctx.log.error({ err: error, event: id }, 'payment event could not be worked off');
      });
    if (ids.length > 0) drain.isWanted = true;
  }
}
