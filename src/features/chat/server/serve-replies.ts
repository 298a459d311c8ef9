import { eq, sql } from 'drizzle-orm';
import { messages } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import { announcePresence, isPresent } from '#platform/presence.ts';
import { waitUntilIdle } from '#platform/wait-until-idle.ts';
import { waitingReplies } from './claim-replies.ts';
import { activeReplies, listenForAborts } from './reply-registry.ts';
import { claimAndWrite, closeReplyQueue, listenForReplies } from './reply-queue.ts';

/**
 * How often a worker checks for unannounced replies and killed writers. Milliseconds. A writer that
 * is missing twice is gone, so its readers wait at most two intervals.
 */
const CHECK_EVERY_MS = 1000;

/**
 * Writes waiting replies until the returned `stop` is called: those of other processes as they are
 * announced, and those of killed ones. `stop` starts no more, lets active ones finish until the
 * deadline (a time in milliseconds), then releases the rest.
 */
export async function serveReplies(ctx: Context): Promise<{
  stop(deadline: number): Promise<void>;
}> {
  await freeEmbeddedLeases(ctx);
  const presence = await announcePresence(ctx.database, ctx.processId, ctx.log);
  const ends = [listenForAborts(ctx), listenForReplies(ctx)];
  const countActive = () => activeReplies(ctx).length;
  let missing: string[] = [];
  const check = async (): Promise<void> => {
    const { isWaiting, absent } = await lookForWork(ctx);
    const gone = absent.filter((owner) => missing.includes(owner));
    missing = absent;
    if (isWaiting || gone.length > 0) claimAndWrite(ctx, gone);
  };
  const timer = setInterval(() => {
    check().catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'check for waiting replies failed'),
    );
  }, CHECK_EVERY_MS);
  claimAndWrite(ctx);
  return {
    async stop(deadline) {
      clearInterval(timer);
      closeReplyQueue(ctx);
      await waitUntilIdle(countActive, deadline);
      for (const reply of activeReplies(ctx)) reply.abort.abort('shutdown');
      await waitUntilIdle(countActive, Date.now() + 2000);
      for (const end of ends) end();
      presence.close();
    },
  };
}

/** The embedded database has no other process, so at startup every lease is void. */
async function freeEmbeddedLeases({ database, db }: Context): Promise<void> {
  if (database.kind !== 'embedded') return;
  await db
    .update(messages)
    .set({ lease_until: new Date(0) })
    .where(eq(messages.status, 'streaming'));
}

/** Whether a reply can be written now, and the owners of leases that are not alive at the moment. */
async function lookForWork(ctx: Context): Promise<{ isWaiting: boolean; absent: string[] }> {
  const absent =
    ctx.database.kind === 'embedded'
      ? sql`ARRAY[]::text[]`
      : sql`ARRAY(
          SELECT DISTINCT m.lease_owner FROM messages m
          WHERE m.status IN ('pending', 'streaming') AND m.status = 'streaming'
            AND m.lease_owner <> ${ctx.processId} AND NOT ${isPresent(sql`m.lease_owner`)})`;
  const { rows } = await ctx.db.execute<{ is_waiting: boolean; absent: string[] }>(sql`
    SELECT EXISTS (${waitingReplies({ now: ctx.now(), gone: [] })}) AS is_waiting,
      ${absent} AS absent`);
  return { isWaiting: rows[0]!.is_waiting, absent: rows[0]!.absent };
}
