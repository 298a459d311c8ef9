import { and, eq } from 'drizzle-orm';
import { messages } from '#db/schema/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { bumpRevision, findChat, selectOpenReplies } from './queries.ts';
import { abortReply } from './reply-registry.ts';
import { announce } from './announce.ts';

/** Ends every reply under way in a chat; what was written stays. Answers whether there was one. @throws AppError not_found */
export async function stopReply(ctx: UserContext, chatId: string): Promise<{ stopped: boolean }> {
  if (!(await findChat(ctx.db, ctx.caller.id, chatId))) throw new AppError('not_found');
  const open = await selectOpenReplies(ctx.db, chatId);
  for (const reply of open) {
    // One that nobody writes yet is ended here; one being written is ended by its writer.
    const [ended] = await ctx.db.transaction(async (tx) => {
      const rev = await bumpRevision(tx, chatId);
      return tx
        .update(messages)
        .set({ status: 'stopped', rev })
        .where(and(eq(messages.id, reply.id), eq(messages.status, 'pending')))
        .returning();
    });
    if (ended) announce(ctx, [ended]);
    else abortReply(ctx, reply.id, 'stopped');
  }
  return { stopped: open.length > 0 };
}
