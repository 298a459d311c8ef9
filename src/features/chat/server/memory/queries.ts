import { and, eq, exists, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '#db/client.ts';
import { chats, memories, messages } from '#db/schema/index.ts';

export type MemoryRow = typeof memories.$inferSelect;
/** A memory with the time of its source message; null if that was deleted. */
export type MemoryView = Omit<MemoryRow, 'words'> & { source_at: Date | null };

/** An active fact or summary: not replaced and not forgotten. */
export const isActive = and(isNull(memories.replaced_by), isNull(memories.forgotten_at));
/** An empty summary only marks that its messages need none. */
export const hasWords = ne(memories.content, '');
export const isFact = sql`${memories.kind} IN ('pinned', 'learned')`;

/** Memories of this user's chat; empty for another user's. */
export const isOwn = (db: Queryable, userId: string, chatId: string): SQL | undefined =>
  and(
    eq(memories.chat_id, chatId),
    exists(
      db
        .select({ one: sql`1` })
        .from(chats)
        .where(and(eq(chats.id, chatId), eq(chats.user_id, userId), isNull(chats.removed_at))),
    ),
  );

export const memoryColumns = {
  id: memories.id,
  chat_id: memories.chat_id,
  kind: memories.kind,
  content: memories.content,
  source_message_id: memories.source_message_id,
  depends_on: memories.depends_on,
  replaced_by: memories.replaced_by,
  level: memories.level,
  from_message_id: memories.from_message_id,
  upto_message_id: memories.upto_message_id,
  is_edited: memories.is_edited,
  forgotten_at: memories.forgotten_at,
  created_at: memories.created_at,
  updated_at: memories.updated_at,
};

export function selectMemoryViews(db: Queryable, where: SQL | undefined) {
  return db
    .select({ ...memoryColumns, source_at: messages.created_at })
    .from(memories)
    .leftJoin(
      messages,
      and(eq(messages.id, memories.source_message_id), eq(messages.chat_id, memories.chat_id)),
    )
    .where(where);
}

export async function findMemory(
  db: Queryable,
  userId: string,
  chatId: string,
  id: string,
): Promise<MemoryView | undefined> {
  const [row] = await selectMemoryViews(
    db,
    and(eq(memories.id, id), isOwn(db, userId, chatId), isActive, hasWords),
  );
  return row;
}

/** The ids of memories and everything they replaced, as a subquery. */
export const withHistory = (ids: SQL): SQL => sql`(
  WITH RECURSIVE chain AS (
    SELECT id FROM memories WHERE id IN (${ids})
    UNION
    SELECT older.id FROM memories older JOIN chain ON older.replaced_by = chain.id
  )
  SELECT id FROM chain)`;

interface HistoryRow extends Record<string, unknown> {
  owner: string;
  content: string;
  created_at: string;
}

/** What the given facts of a chat replaced, newest first. */
export async function selectHistory(
  db: Queryable,
  chatId: string,
  ids: string[],
): Promise<{ owner: string; content: string; created_at: Date }[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<HistoryRow>(sql`
    WITH RECURSIVE chain AS (
      SELECT given.id, given.id AS owner, NULL::text AS content, NULL::timestamptz AS created_at
      FROM unnest(${sql.param(ids)}::uuid[]) AS given (id)
      UNION ALL
      SELECT older.id, chain.owner, older.content, older.created_at
      FROM memories older JOIN chain ON older.replaced_by = chain.id
      WHERE older.chat_id = ${chatId} AND older.kind <> 'summary' AND older.forgotten_at IS NULL
    )
    SELECT owner, content, created_at FROM chain WHERE content IS NOT NULL
    ORDER BY created_at DESC, id DESC`);
  return rows.map((row) => ({ ...row, created_at: new Date(row.created_at) }));
}

/**
 * Marks memories and everything they replaced as forgotten; otherwise the replaced ones would
 * become valid again.
 */
export async function markForgotten(
  db: Queryable,
  chatId: string,
  ids: SQL,
  now: Date,
): Promise<number> {
  const gone = await db
    .update(memories)
    .set({ forgotten_at: now })
    .where(
      and(
        eq(memories.chat_id, chatId),
        isNull(memories.forgotten_at),
        sql`${memories.id} IN ${withHistory(ids)}`,
      ),
    )
    .returning({ id: memories.id });
  return gone.length;
}

export const countFacts = (db: Queryable, chatId: string): Promise<number> =>
  db.$count(memories, and(eq(memories.chat_id, chatId), isFact, isActive));

/** A chat's columns for learning facts, locked until the transaction ends. */
export async function lockLearner(tx: Transaction, chatId: string) {
  const [chat] = await tx
    .select({ learned_upto: chats.learned_upto })
    .from(chats)
    .where(and(eq(chats.id, chatId), isNull(chats.removed_at)))
    .for('update');
  return chat;
}
