import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#db/client.ts';
import { messages } from '#db/schema/index.ts';
import { speakerName } from '../scenes/queries.ts';

const columns = {
  id: messages.id,
  chat_id: messages.chat_id,
  sender: messages.sender,
  content: messages.content,
  content_type: messages.content_type,
  character_id: messages.character_id,
  status: messages.status,
  speaker: speakerName,
};

/** Messages of a chat, as answers quote them. */
export const selectQuoted = (db: Queryable, chatIds: string[], ids: string[]) =>
  db
    .select(columns)
    .from(messages)
    .where(and(inArray(messages.id, ids), inArray(messages.chat_id, chatIds)));

export type QuotedRow = Awaited<ReturnType<typeof selectQuoted>>[number];

/** A message is answered a few times at most; the check reads no more. */
const MAX_ANSWERS = 20;

/** The user's messages that answer a message, newest first. */
export const selectOwnAnswers = (db: Queryable, chatId: string, quotedId: string) =>
  db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.chat_id, chatId),
        eq(messages.quoted_id, quotedId),
        eq(messages.sender, 'user'),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(MAX_ANSWERS);

/** More of a text than a quote in a prompt needs, since blanks are joined. */
const READ_LENGTH = 1000;

/** What a model reads of the message that a message answers. */
export interface QuotedText {
  sender: 'user' | 'character' | 'system';
  content: string;
  content_type: 'text' | 'image' | 'video';
  character_id: string | null;
}

/**
 * The message that a row of `messages` answers; null for most, without a lookup. Column names are
 * written out, since a select from one table omits the table name.
 */
export const quotedJson = sql<QuotedText | null>`CASE WHEN messages.quoted_id IS NOT NULL THEN (
  SELECT json_build_object('sender', q.sender, 'content', left(q.content, ${sql.raw(String(READ_LENGTH))}),
    'content_type', q.content_type, 'character_id', q.character_id)
  FROM messages q WHERE q.id = messages.quoted_id AND q.chat_id = messages.chat_id) END`;
