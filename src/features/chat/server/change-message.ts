import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { chats, message_variants, messages } from '#db/schema/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError, found } from '#platform/errors.ts';
import type { Message, PatchMessage } from '../contract-messages.ts';
import type { Reaction } from '../limits.ts';
import { announce } from './announce.ts';
import { editText } from './edit-text.ts';
import { preview } from './preview.ts';
import { enqueueLearning } from './memory/enqueue-learning.ts';
import { takeBackFacts } from './memory/take-back-facts.ts';
import { presentMessages } from './present.ts';
import { bumpRevision, findChat, lockChat } from './queries.ts';
import { findMessage, selectMessagesAfter, type MessageRow } from './message-queries.ts';
import { requireLast } from './require-last.ts';

/** Edits a message, selects a variant of the last reply, or stores feedback or a reaction. */
export async function changeMessage(
  ctx: UserContext,
  chatId: string,
  messageId: string,
  change: PatchMessage,
): Promise<Message> {
  const message =
    (await findChat(ctx.db, ctx.caller.id, chatId)) &&
    (await findMessage(ctx.db, chatId, messageId));
  if (!message) throw new AppError('not_found');
  if (change.content !== undefined)
    return editText(ctx, message, change.content.trim().toWellFormed());
  const changed = await ctx.db.transaction(async (tx) => {
    if (!(await lockChat(tx, ctx.caller.id, chatId))) throw new AppError('not_found');
    if (change.variant !== undefined) {
      await chooseVariant(tx, message, change.variant);
      await takeBackFacts(ctx, tx, message);
      await enqueueLearning(ctx, tx, chatId, true);
    }
    if (change.feedback !== undefined) await storeFeedback(tx, message, change.feedback);
    if (change.reaction !== undefined) await storeReaction(tx, message, change.reaction);
    return touch(tx, message);
  });
  announce(ctx, [changed]);
  const [presented] = await presentMessages(ctx, [changed]);
  return found(presented);
}

async function touch(tx: Transaction, message: MessageRow): Promise<MessageRow> {
  const rev = await bumpRevision(tx, message.chat_id);
  const [row] = await tx
    .update(messages)
    .set({ rev })
    .where(eq(messages.id, message.id))
    .returning();
  if (!row) throw new AppError('not_found');
  return row;
}

async function storeFeedback(
  tx: Transaction,
  message: MessageRow,
  feedback: 'up' | 'down' | null,
): Promise<void> {
  if (message.sender !== 'character')
    throw new AppError('forbidden', { detail: 'You can only rate the character’s messages.' });
  await tx.update(messages).set({ feedback }).where(eq(messages.id, message.id));
}

async function storeReaction(
  tx: Transaction,
  { id, sender, status }: MessageRow,
  reaction: Reaction | null,
): Promise<void> {
  if (sender !== 'character')
    throw new AppError('forbidden', { detail: 'You can only react to the character’s messages.' });
  if (reaction !== null && status !== 'done' && status !== 'stopped')
    throw new AppError('conflict', { detail: 'Wait until this message is finished, then react.' });
  await tx.update(messages).set({ reaction }).where(eq(messages.id, id));
}

async function chooseVariant(
  tx: Transaction,
  message: MessageRow,
  position: number,
): Promise<void> {
  await requireLast(tx, message, 'character');
  const [variant] = await tx
    .select()
    .from(message_variants)
    .where(
      and(eq(message_variants.message_id, message.id), eq(message_variants.position, position)),
    );
  if (!variant)
    throw new AppError('not_found', { detail: 'There is no such variant of this reply.' });
  await tx
    .update(messages)
    .set({ content: variant.content, status: variant.status, variant_index: position })
    .where(eq(messages.id, message.id));
  const isLast = (await selectMessagesAfter(tx, message.chat_id, message.id)).length === 0;
  if (variant.content === '' || !isLast) return;
  await tx
    .update(chats)
    .set({
      last_message: {
        content: preview(variant.content),
        sender: 'character',
        content_type: 'text',
      },
    })
    .where(eq(chats.id, message.chat_id));
}
