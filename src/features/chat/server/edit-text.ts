import { and, desc, eq } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { message_variants, messages } from '#db/schema/index.ts';
import { deleteClips, removeSpeechFiles } from '#features/voice/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError, found } from '#platform/errors.ts';
import type { Message } from '../contract-messages.ts';
import { isOpen } from '../rules.ts';
import { announce, hasPrivateFile } from './announce.ts';
import { editMessage } from './edit-message.ts';
import { enqueueLearning } from './memory/enqueue-learning.ts';
import { judgeEdit } from './judge-edit.ts';
import { judgeLater } from './judge-later.ts';
import { readLastMessage } from './last-message.ts';
import { takeBackFacts } from './memory/take-back-facts.ts';
import { presentMessages } from './present.ts';
import { bumpRevision, lockChat } from './queries.ts';
import { findMessage, type MessageRow } from './message-queries.ts';

/**
 * Edits a message of either side. The user's last message gets a new reply; editing any other
 * message only changes its text; for a reply with variants, the selected one.
 * @throws AppError forbidden for a notice, conflict for a picture or a reply without text,
 * reply_in_progress
 */
export async function editText(
  ctx: UserContext,
  message: MessageRow,
  content: string,
): Promise<Message> {
  requireEditable(message);
  await ctx.limits.consume('send', ctx.caller.id);
  if (message.sender === 'user' && (await findLastOwn(ctx, message.chat_id)) === message.id)
    return editMessage(ctx, message, content);
  await judgeEdit(ctx, message, content);
  await judgeLater(ctx, message, content);
  const { row, files } = await ctx.db.transaction(async (tx) => {
    if (!(await lockChat(tx, ctx.caller.id, message.chat_id))) throw new AppError('not_found');
    const now = found(await findMessage(tx, message.chat_id, message.id));
    requireEditable(now);
    const clips = await deleteClips(tx, [now.id], now.variant_index);
    return { row: await storeText(tx, ctx, now, content), files: clips };
  });
  await removeSpeechFiles(ctx, files);
  const [presented] = await presentMessages(ctx, [row]);
  announce(ctx, [row], undefined, hasPrivateFile(presented));
  ctx.live.publish(`user:${ctx.caller.id}`, { event: 'chats', data: {} });
  return found(presented);
}

function requireEditable({ sender, status, content, content_type }: MessageRow): void {
  if (sender === 'system')
    throw new AppError('forbidden', { detail: 'Notices cannot be edited or deleted.' });
  if (isOpen(status)) throw new AppError('reply_in_progress');
  if (content_type !== 'text')
    throw new AppError('conflict', { detail: 'A picture has no text to edit.' });
  if (content === '' && sender === 'character')
    throw new AppError('conflict', { detail: 'This reply has no text yet. Retry it first.' });
}

async function findLastOwn(ctx: UserContext, chatId: string): Promise<string | undefined> {
  const [last] = await ctx.db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.chat_id, chatId), eq(messages.sender, 'user')))
    .orderBy(desc(messages.id))
    .limit(1);
  return last?.id;
}

async function storeText(
  tx: Transaction,
  ctx: UserContext,
  { id, chat_id, variant_count, variant_index }: MessageRow,
  content: string,
): Promise<MessageRow> {
  await takeBackFacts(ctx, tx, { chat_id, id });
  await enqueueLearning(ctx, tx, chat_id, true);
  await tx.update(messages).set({ content, edited_at: ctx.now() }).where(eq(messages.id, id));
  if (variant_count > 1)
    await tx
      .update(message_variants)
      .set({ content })
      .where(
        and(eq(message_variants.message_id, id), eq(message_variants.position, variant_index)),
      );
  const { last_message } = await readLastMessage(tx, chat_id);
  const rev = await bumpRevision(tx, chat_id, { last_message });
  const [row] = await tx.update(messages).set({ rev }).where(eq(messages.id, id)).returning();
  return found(row);
}
