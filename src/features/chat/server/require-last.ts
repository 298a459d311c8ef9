import { and, desc, eq, ne } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { messages } from '#db/schema/index.ts';
import { AppError } from '#platform/errors.ts';
import { selectOpenReplies, type MessageRow } from './message-queries.ts';

/**
 * Requires the message to be the last of its sender's kind, with no reply in progress.
 * @throws AppError not_last_message, reply_in_progress
 */
export async function requireLast(
  tx: Transaction,
  message: MessageRow,
  sender: 'user' | 'character',
): Promise<void> {
  if (message.sender !== sender) throw new AppError('not_last_message');
  if ((await selectOpenReplies(tx, message.chat_id)).length > 0)
    throw new AppError('reply_in_progress');
  // Only its picture may follow a character's reply; a reply may follow a user's message.
  const others =
    sender === 'character'
      ? and(ne(messages.sender, 'system'), eq(messages.content_type, 'text'))
      : eq(messages.sender, 'user');
  const [last] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.chat_id, message.chat_id), others))
    .orderBy(desc(messages.id))
    .limit(1);
  if (last?.id !== message.id) throw new AppError('not_last_message');
}
