import { and, eq, sql } from 'drizzle-orm';
import { messages } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import type { MessageRow } from './message-queries.ts';

const waiting = { status: 'pending' as const, lease_owner: null, lease_until: null };
const held = (ctx: Context, reply: MessageRow) =>
  and(
    eq(messages.id, reply.id),
    eq(messages.attempt, reply.attempt),
    eq(messages.lease_owner, ctx.processId),
    eq(messages.status, 'streaming'),
  );

/** Releases the reply, so that another process, or this one after a restart, can write it again. */
export async function releaseReply(ctx: Context, reply: MessageRow): Promise<void> {
  await ctx.db.update(messages).set(waiting).where(held(ctx, reply));
}

/**
 * Counts an engine failure and returns the reply to the queue for its next attempt, after a pause
 * in milliseconds.
 */
export async function recordFailure(ctx: Context, reply: MessageRow, pause: number): Promise<void> {
  // The lease of a pending reply has no owner: until it ends, nobody starts the reply.
  const lease_until = new Date(ctx.now().getTime() + pause);
  await ctx.db
    .update(messages)
    .set({ ...waiting, lease_until, failures: sql`${messages.failures} + 1` })
    .where(held(ctx, reply));
}
