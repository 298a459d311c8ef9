import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#db/client.ts';
import { chat_lorebooks, chats, lorebooks } from '#db/schema/index.ts';
import type { CharacterBook } from '../../prompt/index.ts';

/** The active lorebooks, as one JSON value of a chat's row. */
export const booksJson = sql<
  CharacterBook[]
>`(SELECT coalesce(json_agg(l.book ORDER BY l.id), '[]'::json)
  FROM chat_lorebooks o JOIN lorebooks l ON l.id = o.lorebook_id WHERE o.chat_id = ${chats.id})`;

/** The user's active lorebooks in a chat. */
export async function selectChatLorebooks(db: Queryable, chatId: string): Promise<string[]> {
  const rows = await db
    .select({ id: chat_lorebooks.lorebook_id })
    .from(chat_lorebooks)
    .where(eq(chat_lorebooks.chat_id, chatId))
    .orderBy(asc(chat_lorebooks.lorebook_id));
  return rows.map(({ id }) => id);
}

/** Replaces the active lorebooks of a chat; other users' ids are ignored. */
export async function replaceChatLorebooks(
  tx: Transaction,
  userId: string,
  chatId: string,
  ids: readonly string[],
): Promise<void> {
  await tx.delete(chat_lorebooks).where(eq(chat_lorebooks.chat_id, chatId));
  const own = await selectOwnLorebooks(tx, userId, ids);
  if (own.length > 0)
    await tx
      .insert(chat_lorebooks)
      .values(own.map((lorebook_id) => ({ chat_id: chatId, lorebook_id })));
}

/** The given ids that are lorebooks of this user. */
export async function selectOwnLorebooks(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: lorebooks.id })
    .from(lorebooks)
    .where(and(inArray(lorebooks.id, [...ids]), eq(lorebooks.user_id, userId)));
  return rows.map(({ id }) => id);
}
