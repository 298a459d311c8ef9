import { and, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '#db/client.ts';
import { characters, chats } from '#db/schema/index.ts';
import {
  characterMediaJson,
  type CharacterRow,
  type MediaRow,
} from '#features/characters/server/index.ts';
import { found } from '#platform/errors.ts';

export type ChatRow = typeof chats.$inferSelect;
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
// Two counts, so that each can use its own index.
const openReplies = sql<number>`(SELECT count(*)::int FROM messages m WHERE m.chat_id = chats.id AND m.status IN ('pending', 'streaming')) + (SELECT count(*)::int FROM messages m WHERE m.chat_id = chats.id AND m.status = 'making')`;
/** Deleting one’s own character also removes one’s chat with it; other users keep their chats. */
export const isCharacterAvailable = sql`NOT EXISTS (SELECT 1 FROM characters c WHERE c.id = chats.character_id AND c.deleted_at IS NOT NULL AND c.owner_id = chats.user_id)`;
/** Chats of this user that can be opened. */
export const isReachable = (userId: string) =>
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
 * This user's most recently used chat with a character, preferably not archived, even if new chats
 * with that character are not possible.
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
