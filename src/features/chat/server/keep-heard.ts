import { eq } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { messages } from '#db/schema/index.ts';
import { deleteClips, removeSpeechFiles } from '#features/voice/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { isOpen } from '../rules.ts';
import { announce } from './announce.ts';
import { readLastMessage } from './last-message.ts';
import { enqueueLearning } from './memory/enqueue-learning.ts';
import { takeBackFacts } from './memory/take-back-facts.ts';
import { bumpRevision, lockChat } from './queries.ts';
import { findMessage, storeVariant, type MessageRow } from './message-queries.ts';

/**
 * Cuts a reply of a call to what the user heard before they interrupted it; facts that were learned
 * from the rest are removed.
 * @param length how much was heard, in UTF-16 units
 * @returns the remaining text; undefined if the reply is not finished or has no words
 * @throws AppError not_found
 */
export async function keepHeard(
  ctx: UserContext,
  chatId: string,
  { message_id, length }: { message_id: string; length: number },
): Promise<string | undefined> {
  const { row, kept, files } = await ctx.db.transaction(async (tx) => {
    const chat = await lockChat(tx, ctx.caller.id, chatId);
    const before = chat && (await findMessage(tx, chatId, message_id));
    if (!before) throw new AppError('not_found');
    if (!isCuttable(before)) return { row: undefined, kept: undefined, files: [] };
    if (length >= before.content.trimEnd().length)
      return { row: undefined, kept: before.content, files: [] };
    const content = before.content.slice(0, length).toWellFormed().trimEnd();
    const wasLearned = chat.learned_upto !== null && chat.learned_upto >= message_id;
    await takeBackFacts(ctx, tx, { chat_id: chatId, id: message_id });
    if (wasLearned) await enqueueLearning(ctx, tx, chatId, true);
    const clips = await deleteClips(tx, [message_id], before.variant_index);
    return { row: await store(tx, before, content), kept: content, files: clips };
  });
  await removeSpeechFiles(ctx, files);
  if (row) announce(ctx, [row]);
  return kept;
}

const isCuttable = ({ sender, status, content_type }: MessageRow): boolean =>
  sender === 'character' && content_type === 'text' && !isOpen(status) && status !== 'failed';

async function store(tx: Transaction, before: MessageRow, content: string): Promise<MessageRow> {
  const ofMessage = eq(messages.id, before.id);
  await tx.update(messages).set({ content, status: 'stopped' }).where(ofMessage);
  const { last_message } = await readLastMessage(tx, before.chat_id);
  const rev = await bumpRevision(tx, before.chat_id, { last_message });
  const [row] = await tx.update(messages).set({ rev }).where(ofMessage).returning();
  await storeVariant(tx, row!, 'stopped');
  return row!;
}
