import { and, asc, desc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#db/client.ts';
import { characters, chats, message_variants, messages, reply_parts } from '#db/schema/index.ts';
import { isReachable } from './queries.ts';

export type MessageRow = typeof messages.$inferSelect;
/** The speaker of a message: the scene's character that it references, or the chat's. */
export const speakerId = sql<string>`coalesce(${messages.character_id}, ${chats.character_id})`;
const isFinished = sql`${messages.status} NOT IN ('pending', 'streaming', 'making')`;

/**
 * A page of finished messages, counted back from the newest, oldest first. Unfinished replies
 * arrive as events; a client that polls sees a reply once it is finished.
 */
export async function selectMessages(
  db: Queryable,
  chatId: string,
  page: { skip: number; limit: number; before?: string | undefined },
): Promise<MessageRow[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.chat_id, chatId),
        isFinished,
        page.before ? lt(messages.id, page.before) : undefined,
      ),
    )
    .orderBy(desc(messages.id))
    .limit(page.limit)
    .offset(page.before ? 0 : page.skip);
  return rows.reverse();
}

/** Finished messages from this one on, oldest first. */
export const selectMessagesFrom = (
  db: Queryable,
  chatId: string,
  from: string,
  limit: number,
): Promise<MessageRow[]> =>
  db
    .select()
    .from(messages)
    .where(and(eq(messages.chat_id, chatId), isFinished, gte(messages.id, from)))
    .orderBy(asc(messages.id))
    .limit(limit);

/** Messages of a chat after the given one, oldest first. */
export function selectMessagesAfter(
  db: Queryable,
  chatId: string,
  id: string,
): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.chat_id, chatId), gt(messages.id, id)))
    .orderBy(asc(messages.id));
}

/** Messages changed after a revision, in order of change. */
export function selectChangedMessages(
  db: Queryable,
  chatId: string,
  rev: number,
  limit: number,
): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.chat_id, chatId), gt(messages.rev, rev)))
    .orderBy(asc(messages.rev), asc(messages.id))
    .limit(limit);
}

export async function findMessage(
  db: Queryable,
  chatId: string,
  messageId: string,
): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.chat_id, chatId)));
  return row;
}

/** A message of any chat that this user can open. */
export async function findOwnMessage(
  db: Queryable,
  userId: string,
  messageId: string,
): Promise<{ sender: MessageRow['sender'] } | undefined> {
  const [row] = await db
    .select({ sender: messages.sender })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chat_id))
    .where(and(eq(messages.id, messageId), isReachable(userId)));
  return row;
}

/** Messages of any user with their character, for superusers who review reports. */
export function selectMessagesWithCharacter(db: Queryable, ids: string[]) {
  return db
    .select({
      id: messages.id,
      chat_id: messages.chat_id,
      content: messages.content,
      name: characters.name,
      slug: characters.slug,
    })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chat_id))
    .innerJoin(characters, eq(characters.id, speakerId))
    .where(inArray(messages.id, ids));
}

/** Unfinished replies of a chat, oldest first. */
export function selectOpenReplies(db: Queryable, chatId: string): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.chat_id, chatId), sql`status IN ('pending', 'streaming')`))
    .orderBy(asc(messages.id));
}

/** The stored text of an unfinished reply. */
export async function readParts(
  db: Queryable,
  messageId: string,
  attempt: number,
  from = 0,
): Promise<string> {
  const rows = await db
    .select({ position: reply_parts.position, text: reply_parts.text })
    .from(reply_parts)
    .where(
      and(
        eq(reply_parts.message_id, messageId),
        eq(reply_parts.attempt, attempt),
        // Starts at the part that contains `from`: positions are UTF-16 units, which SQL cannot
        // count.
        sql`${reply_parts.position} >= coalesce((SELECT max(p.position) FROM reply_parts p WHERE p.message_id = ${messageId} AND p.attempt = ${attempt} AND p.position <= ${from}), 0)`,
      ),
    )
    .orderBy(asc(reply_parts.position));
  return rows
    .map((row) => (row.position < from ? row.text.slice(from - row.position) : row.text))
    .join('');
}

/** Stores the result of a reply that has several variants, under its variant index. */
export async function storeVariant(
  tx: Transaction,
  { id, variant_count, variant_index: position, content }: MessageRow,
  status: 'done' | 'stopped' | 'failed',
): Promise<void> {
  if (variant_count === 1) return;
  await tx
    .insert(message_variants)
    .values({ message_id: id, position, content, status })
    .onConflictDoUpdate({
      target: [message_variants.message_id, message_variants.position],
      set: { content, status },
    });
}

export async function deleteMessages(tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(messages).where(inArray(messages.id, ids));
}
