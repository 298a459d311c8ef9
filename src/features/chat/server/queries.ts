import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  sql,
} from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '#db/client.ts';
import { characters, chats, message_variants, messages, reply_parts } from '#db/schema/index.ts';
import {
  characterMediaJson,
  type CharacterRow,
  type MediaRow,
} from '#features/characters/server/index.ts';
import { found } from '#platform/errors.ts';

export type ChatRow = typeof chats.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;
/**
 * A chat with its character; `open_replies` counts the unfinished rows (pictures too) that pages
 * omit.
 */
export type ChatView = ChatRow & {
  open_replies: number;
  character: Pick<CharacterRow, 'name' | 'slug' | 'age' | 'is_public' | 'owner_id' | 'media'>;
};

const character = {
  name: characters.name,
  slug: characters.slug,
  age: characters.age,
  is_public: characters.is_public,
  owner_id: characters.owner_id,
  media: sql<MediaRow[]>`${characterMediaJson}`.as('media'),
};
// Two counts, so that each can use its isOwnChat index.
const openReplies = sql<number>`(SELECT count(*)::int FROM messages m WHERE m.chat_id = chats.id AND m.status IN ('pending', 'streaming')) + (SELECT count(*)::int FROM messages m WHERE m.chat_id = chats.id AND m.status = 'making')`;
const isFinished = sql`${messages.status} NOT IN ('pending', 'streaming', 'making')`;
/** Deleting one's isOwnChat character also removes one's chat with it; other users keep their chats. */
export const isCharacterAvailable = sql`NOT EXISTS (SELECT 1 FROM characters c WHERE c.id = chats.character_id AND c.deleted_at IS NOT NULL AND c.owner_id = chats.user_id)`;
const isReachable = (userId: string) =>
  and(eq(chats.user_id, userId), isNull(chats.removed_at), isCharacterAvailable);
const isOwnChat = (userId: string, chatId: string) =>
  and(eq(chats.id, chatId), isReachable(userId));

/** Which of a user's chats a list contains. */
export interface ChatFilter {
  isArchived: boolean;
  slug?: string | undefined;
}
const isListed = (userId: string, { isArchived, slug }: ChatFilter) =>
  and(
    isReachable(userId),
    isArchived ? isNotNull(chats.archived_at) : isNull(chats.archived_at),
    slug === undefined
      ? undefined
      : sql`${chats.character_id} = (SELECT c.id FROM characters c WHERE c.slug = ${slug})`,
  );

/** A chat of this user with its character's summary columns. */
export async function findChatView(
  db: Queryable,
  userId: string,
  chatId: string,
): Promise<ChatView | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(chats), open_replies: openReplies, character })
    .from(chats)
    .innerJoin(characters, eq(characters.id, chats.character_id))
    .where(isOwnChat(userId, chatId));
  return row;
}

/**
 * This user's most recently used chat with a character, rather one that is not archived, even when
 * new chats with that character are not possible.
 */
export async function findChatBySlug(
  db: Queryable,
  userId: string,
  slug: string,
): Promise<{ id: string } | undefined> {
  const [row] = await db
    .select({ id: chats.id })
    .from(chats)
    .innerJoin(characters, eq(characters.id, chats.character_id))
    .where(and(eq(characters.slug, slug), isReachable(userId)))
    .orderBy(sql`${chats.archived_at} IS NOT NULL`, desc(chats.sorted_at), desc(chats.id))
    .limit(1);
  return row;
}

/** How many chats this user's list contains. */
export const countChats = (db: Queryable, userId: string, filter: ChatFilter): Promise<number> =>
  db.$count(chats, isListed(userId, filter));

export async function findChat(
  db: Queryable,
  userId: string,
  chatId: string,
): Promise<ChatRow | undefined> {
  const [row] = await db.select().from(chats).where(isOwnChat(userId, chatId));
  return row;
}

/** Like `findChat`, with a row lock: changes of one chat run one after another. */
export async function lockChat(
  tx: Transaction,
  userId: string,
  chatId: string,
): Promise<ChatRow | undefined> {
  const [row] = await tx.select().from(chats).where(isOwnChat(userId, chatId)).for('update');
  return row;
}

export function selectChats(
  db: Queryable,
  userId: string,
  page: ChatFilter & {
    skip: number;
    limit: number;
    after?: { at: string; id: string } | undefined;
  },
): Promise<ChatView[]> {
  return db
    .select({ ...getTableColumns(chats), open_replies: openReplies, character })
    .from(chats)
    .innerJoin(characters, eq(characters.id, chats.character_id))
    .where(
      and(
        isListed(userId, page),
        page.after &&
          sql`(${chats.sorted_at}, ${chats.id}) < (${page.after.at}::timestamptz, ${page.after.id}::uuid)`,
      ),
    )
    .orderBy(desc(chats.sorted_at), desc(chats.id))
    .limit(page.limit)
    .offset(page.after ? 0 : page.skip);
}

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
    .innerJoin(
      characters,
      sql`${characters.id} = coalesce(${messages.character_id}, ${chats.character_id})`,
    )
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

export async function bumpRevision(
  tx: Transaction,
  chatId: string,
  set: PgUpdateSetSource<typeof chats> = {},
): Promise<number> {
  const [row] = await tx
    .update(chats)
    .set({ ...set, rev: sql`${chats.rev} + 1` })
    .where(eq(chats.id, chatId))
    .returning({ rev: chats.rev });
  return found(row).rev;
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

/** The columns that a character's greetings need, and those that decide who may read them. */
export async function findGreeter(db: Queryable, characterId: string) {
  const [row] = await db
    .select({
      name: characters.name,
      slug: characters.slug,
      personality: characters.personality,
      scenario: characters.scenario,
      opening_message: characters.opening_message,
      alternate_greetings: characters.alternate_greetings,
      is_public: characters.is_public,
      owner_id: characters.owner_id,
      deleted_at: characters.deleted_at,
    })
    .from(characters)
    .where(eq(characters.id, characterId));
  return row;
}

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
