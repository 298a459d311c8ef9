import { and, eq, lt, or, sql } from 'drizzle-orm';
import { chats, messages } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import { LEASE_MS } from '../rules.ts';
import { bumpRevision, type MessageRow } from './queries.ts';

/** The columns of a reply that this process starts to write now. */
export function leaseColumns(ctx: Context) {
  return {
    status: 'streaming' as const,
    lease_owner: ctx.processId,
    lease_until: new Date(ctx.now().getTime() + LEASE_MS),
  };
}

/**
 * Claims a reply for this process: a pending one, or one whose writer's lease expired. A chat's
 * replies are written one at a time, in order. Returns undefined when it cannot be claimed now.
 */
export async function claimReply(ctx: Context, replyId: string): Promise<MessageRow | undefined> {
  return ctx.db.transaction(async (tx) => {
    const [place] = await tx
      .select({ chat_id: messages.chat_id })
      .from(messages)
      .where(eq(messages.id, replyId));
    if (!place) return undefined;
    await tx.select({ id: chats.id }).from(chats).where(eq(chats.id, place.chat_id)).for('update');
    const free = or(
      eq(messages.status, 'pending'),
      and(eq(messages.status, 'streaming'), lt(messages.lease_until, ctx.now())),
    );
    const [claimed] = await tx
      .update(messages)
      .set({ ...leaseColumns(ctx), attempt: sql`${messages.attempt} + 1` })
      .where(
        and(
          eq(messages.id, replyId),
          free,
          sql`NOT EXISTS (SELECT 1 FROM messages earlier WHERE earlier.chat_id = ${place.chat_id} AND earlier.id < ${replyId} AND earlier.status IN ('pending', 'streaming'))`,
          // With concurrent sends, the later message may be stored and started before the earlier
          // one.
          sql`NOT EXISTS (SELECT 1 FROM messages other WHERE other.chat_id = ${place.chat_id} AND other.id <> ${replyId} AND other.status = 'streaming' AND other.lease_until >= ${ctx.now().toISOString()}::timestamptz)`,
        ),
      )
      .returning();
    if (!claimed) return undefined;
    const rev = await bumpRevision(tx, claimed.chat_id);
    await tx.update(messages).set({ rev }).where(eq(messages.id, replyId));
    return { ...claimed, rev };
  });
}
