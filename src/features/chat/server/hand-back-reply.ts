import { and, eq, sql } from 'drizzle-orm';
import { messages } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import type { MessageRow } from './queries.ts';

const waiting = { status: 'pending' as const, lease_owner: null, lease_until: null };
const held = (ctx: Context, reply: MessageRow) =>
  and(
    eq(messages.id, reply.id),
    eq(messages.attempt, reply.attempt),
    eq(messages.lease_owner, ctx.processId),
    eq(messages.status, 'streaming'),
  );

/** Lets another process, or this one after its restart, write the reply anew. */
export async function handBackReply(ctx: Context, reply: MessageRow): Promise<void> {
  await ctx.db.update(messages).set(waiting).where(held(ctx, reply));
}

/** Counts the engine's failure and lets the reply wait for its next try. */
export async function recordFailure(ctx: Context, reply: MessageRow): Promise<void> {
  await ctx.db
    .update(messages)
    .set({ ...waiting, failures: sql`${messages.failures} + 1` })
    .where(held(ctx, reply));
}
