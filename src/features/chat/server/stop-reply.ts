import { eq } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { chats, messages } from '#db/schema/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError, found } from '#platform/errors.ts';
import { bumpRevision, findChat } from './queries.ts';
import {
  findMessage,
  selectOpenReplies,
  storeVariant,
  type MessageRow,
} from './message-queries.ts';
import { abortReply } from './reply-registry.ts';
import { announce } from './announce.ts';

/**
 * Stops every open reply of a chat and keeps the text so far. Returns whether there was one.
 * @throws AppError not_found
 */
export async function stopReply(ctx: UserContext, chatId: string): Promise<{ stopped: boolean }> {
  if (!(await findChat(ctx.db, ctx.caller.id, chatId))) throw new AppError('not_found');
  const open = await selectOpenReplies(ctx.db, chatId);
  for (const reply of open) {
    // A pending reply is ended here; a streaming one is ended by its writer.
    const ended = await ctx.db.transaction((tx) => endPending(tx, reply.id, chatId));
    if (ended) announce(ctx, [ended]);
    else abortReply(ctx, reply.id, 'stopped');
  }
  return { stopped: open.length > 0 };
}

async function endPending(
  tx: Transaction,
  replyId: string,
  chatId: string,
): Promise<MessageRow | undefined> {
  await tx.select({ id: chats.id }).from(chats).where(eq(chats.id, chatId)).for('update');
  if ((await findMessage(tx, chatId, replyId))?.status !== 'pending') return undefined;
  const rev = await bumpRevision(tx, chatId);
  const [row] = await tx
    .update(messages)
    .set({ status: 'stopped', rev })
    .where(eq(messages.id, replyId))
    .returning();
  await storeVariant(tx, found(row), 'stopped');
  return row;
}
