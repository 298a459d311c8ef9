import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { chats, messages } from '#db/schema/index.ts';
import { PHOTO_PREVIEW } from '../rules.ts';
import { preview } from './preview.ts';
import { PICTURE_PREVIEW } from './settle-picture.ts';

/**
 * The columns of a chat that describe its last message, from the current rows. A chat without
 * messages sorts by its creation.
 */
export async function readLastMessage(tx: Transaction, chatId: string) {
  const [last] = await tx
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.chat_id, chatId),
        ne(messages.sender, 'system'),
        or(
          and(sql`status = 'done'`, ne(messages.content_type, 'text')),
          and(sql`status IN ('done', 'stopped')`, ne(messages.content, '')),
          // Without text, it is a picture.
          eq(messages.sender, 'user'),
        ),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(1);
  if (!last)
    return { last_message: null, last_message_at: null, sorted_at: sql`${chats.created_at}` };
  const { sender, content_type, created_at } = last;
  const content =
    content_type === 'text' ? preview(last.content) || PHOTO_PREVIEW : PICTURE_PREVIEW;
  return {
    last_message: { content, sender, content_type },
    last_message_at: created_at,
    sorted_at: created_at,
  };
}
