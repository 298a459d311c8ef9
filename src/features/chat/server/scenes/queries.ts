import { and, asc, desc, eq, getTableColumns, inArray, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '#db/client.ts';
import { characters, chat_members, chats, messages } from '#db/schema/index.ts';
import { characterMediaJson, type MediaRow } from '#features/characters/server/index.ts';
import { speakerId } from '../message-queries.ts';
import type { ChatView } from '../queries.ts';

type Column = keyof typeof characters.$inferSelect;
/** Columns that no reply needs; an imported card's source may be very large. */
const UNREAD = [
  'card_source',
  'publication_asked_at',
  'publication_note',
  'deleted_at',
  'created_at',
  'updated_at',
] as const satisfies Column[];

/** A character's columns for a reply. */
export type ReplyCharacter = Omit<typeof characters.$inferSelect, (typeof UNREAD)[number]>;

/** The columns of a character that a reply reads. */
export function replyColumns() {
  const {
    card_source: _source,
    publication_asked_at: _asked,
    publication_note: _note,
    deleted_at: _deleted,
    created_at: _created,
    updated_at: _updated,
    ...read
  } = getTableColumns(characters);
  return read;
}

const readColumns = sql.raw(`to_jsonb(c) - '{${UNREAD.join(',')}}'::text[]`);
/** Members that were deleted, or that the user can no longer read, have left the scene. */
const isPresent = sql`c.id <> ${chats.character_id} AND c.deleted_at IS NULL AND (c.is_public OR c.owner_id = ${chats.user_id})`;

/** The other characters of a chat's scene in order, as one JSON value of its row. */
export const membersJson = sql<
  ReplyCharacter[]
>`(SELECT coalesce(json_agg(${readColumns} ORDER BY o.position), '[]'::json)
  FROM chat_members o JOIN characters c ON c.id = o.character_id
  WHERE o.chat_id = ${chats.id} AND ${isPresent})`;

/** The speaker of a reply, even one who left the scene; null for the chat's own character. */
export const speakerJson = (replyId: SQL) =>
  sql<ReplyCharacter | null>`(SELECT ${readColumns} FROM messages r JOIN characters c ON c.id = r.character_id
  WHERE r.id = ${replyId} AND r.chat_id = ${chats.id})`;

/** The name of a message's speaker; null for the chat's own character and the user. */
export const speakerName = sql<
  string | null
>`(SELECT c.name FROM characters c WHERE c.id = ${messages.character_id})`;

export interface CastMember {
  id: string;
  slug: string;
  name: string;
}
/** The chat's own character, then the others of its scene. */
export type Cast = [CastMember, ...CastMember[]];

const castColumns = { id: characters.id, slug: characters.slug, name: characters.name };

export async function selectCast(db: Queryable, chatId: string): Promise<Cast> {
  const [own] = await db
    .select(castColumns)
    .from(chats)
    .innerJoin(characters, eq(characters.id, chats.character_id))
    .where(eq(chats.id, chatId));
  return [own!, ...(await selectMembers(db, chatId))];
}

type SceneMember = CastMember & ChatView['character'];

/** The other characters of a chat's scene in order. */
export const selectMembers = (db: Queryable, chatId: string): Promise<SceneMember[]> =>
  selectMembersOf(db, [chatId]);

/** The other characters of several chats, ordered within each chat. */
export function selectMembersOf(
  db: Queryable,
  chatIds: readonly string[],
): Promise<(SceneMember & { chat_id: string })[]> {
  return db
    .select({
      chat_id: chat_members.chat_id,
      ...castColumns,
      age: characters.age,
      is_public: characters.is_public,
      owner_id: characters.owner_id,
      media: sql<MediaRow[]>`${characterMediaJson}`.as('media'),
    })
    .from(chat_members)
    .innerJoin(chats, eq(chats.id, chat_members.chat_id))
    .innerJoin(characters, eq(characters.id, chat_members.character_id))
    .where(
      and(
        inArray(chat_members.chat_id, [...chatIds]),
        ne(characters.id, chats.character_id),
        isReadableBy(sql`${chats.user_id}`),
      ),
    )
    .orderBy(asc(chat_members.position));
}

const isReadableBy = (userId: SQL) =>
  sql`${characters.deleted_at} IS NULL AND (${characters.is_public} OR ${characters.owner_id} = ${userId})`;

/** The given slugs whose character the user can read, in any order. */
export function selectReadable(
  db: Queryable,
  userId: string,
  slugs: readonly string[],
): Promise<CastMember[]> {
  return db
    .select(castColumns)
    .from(characters)
    .where(and(inArray(characters.slug, [...slugs]), isReadableBy(sql`${userId}::uuid`)));
}

/** Replaces the other characters of a chat's scene, in this order. */
export async function replaceMembers(
  tx: Transaction,
  chatId: string,
  ids: readonly string[],
): Promise<void> {
  await tx.delete(chat_members).where(eq(chat_members.chat_id, chatId));
  if (ids.length > 0)
    await tx
      .insert(chat_members)
      .values(ids.map((character_id, at) => ({ chat_id: chatId, character_id, position: at + 1 })));
}

/** The character of the last reply before a message; undefined when there is none. */
export async function findLastSpeaker(
  db: Queryable,
  chatId: string,
  before: string,
): Promise<string | undefined> {
  const [last] = await db
    .select({ id: speakerId })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chat_id))
    .where(
      and(eq(messages.chat_id, chatId), eq(messages.sender, 'character'), lt(messages.id, before)),
    )
    .orderBy(desc(messages.id))
    .limit(1);
  return last?.id;
}
