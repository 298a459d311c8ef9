import { and, asc, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '#db/client.ts';
import { chats, voice_recordings } from '#db/schema/index.ts';

export type RecordingRow = typeof voice_recordings.$inferSelect;

export async function insertRecording(db: Queryable, row: RecordingRow): Promise<void> {
  await db.insert(voice_recordings).values(row);
}

/** A recording that this user stored in a chat, sent or not. */
export async function findRecording(
  db: Queryable,
  place: { userId: string; chatId: string; id: string },
): Promise<RecordingRow | undefined> {
  const [row] = await db
    .select()
    .from(voice_recordings)
    .where(
      and(
        eq(voice_recordings.id, place.id),
        eq(voice_recordings.user_id, place.userId),
        eq(voice_recordings.chat_id, place.chatId),
      ),
    );
  return row;
}

/**
 * Attaches an unsent recording to its message. Returns false when it was already sent or deleted.
 */
export async function attachRecording(
  tx: Transaction,
  id: string,
  messageId: string,
): Promise<boolean> {
  const rows = await tx
    .update(voice_recordings)
    .set({ message_id: messageId })
    .where(and(eq(voice_recordings.id, id), isNull(voice_recordings.message_id)))
    .returning({ id: voice_recordings.id });
  return rows.length > 0;
}

export async function deleteRow(tx: Transaction, id: string): Promise<void> {
  await tx.delete(voice_recordings).where(eq(voice_recordings.id, id));
}

/** The recordings of these messages. */
export const selectRecordings = (
  db: Queryable,
  messageIds: readonly string[],
): Promise<RecordingRow[]> =>
  db
    .select()
    .from(voice_recordings)
    .where(inArray(voice_recordings.message_id, [...messageIds]));

/** The sent recordings of a chat. */
export const selectSentIn = (db: Queryable, chatId: string): Promise<RecordingRow[]> =>
  db
    .select()
    .from(voice_recordings)
    .where(and(eq(voice_recordings.chat_id, chatId), isNotNull(voice_recordings.message_id)));

/** Whether a row references this file, so that it must be kept. */
export const isNamed = async (db: Queryable, userId: string, file: string): Promise<boolean> =>
  (await db.$count(voice_recordings, isOf(userId, file))) > 0;

/**
 * Whether a row in an existing chat references this file; a removed chat can be restored only
 * briefly.
 */
export async function isServed(db: Queryable, userId: string, file: string): Promise<boolean> {
  const [row] = await db
    .select({ id: voice_recordings.id })
    .from(voice_recordings)
    .innerJoin(chats, eq(chats.id, voice_recordings.chat_id))
    .where(and(isOf(userId, file), isNull(chats.removed_at)))
    .limit(1);
  return row !== undefined;
}

const isOf = (userId: string, file: string) =>
  and(eq(voice_recordings.user_id, userId), eq(voice_recordings.file, file));

/** The files of all recordings of these users. */
export async function selectFiles(db: Queryable, userIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ file: voice_recordings.file })
    .from(voice_recordings)
    .where(inArray(voice_recordings.user_id, [...userIds]));
  return new Set(rows.map(({ file }) => file));
}

/** Deletes a batch of recordings that were stored before `before` and never sent. */
export function deleteUnsent(db: Queryable, before: Date, limit: number): Promise<RecordingRow[]> {
  const old = db
    .select({ id: voice_recordings.id })
    .from(voice_recordings)
    .where(and(isNull(voice_recordings.message_id), lt(voice_recordings.created_at, before)))
    .limit(limit);
  return db.delete(voice_recordings).where(inArray(voice_recordings.id, old)).returning();
}

/** A page of a user's recordings, for the data export. */
export const selectRecordingsAfter = (
  db: Queryable,
  userId: string,
  after: string | undefined,
  limit: number,
): Promise<RecordingRow[]> =>
  db
    .select()
    .from(voice_recordings)
    .where(
      and(eq(voice_recordings.user_id, userId), after ? gt(voice_recordings.id, after) : undefined),
    )
    .orderBy(asc(voice_recordings.id))
    .limit(limit);
