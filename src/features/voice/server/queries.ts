import { and, asc, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '#db/client.ts';
import { chats, messages, speech_clips } from '#db/schema/index.ts';

export type ClipRow = typeof speech_clips.$inferSelect;

const isOf = (messageId: string, variant: number) =>
  and(eq(speech_clips.message_id, messageId), eq(speech_clips.variant_index, variant));

export async function findClip(
  db: Queryable,
  messageId: string,
  variant: number,
): Promise<ClipRow | undefined> {
  const [row] = await db.select().from(speech_clips).where(isOf(messageId, variant));
  return row;
}

/**
 * A version's file, null if it has none, while its chat exists; a removed chat can be restored only
 * briefly.
 */
export async function findServedFile(
  db: Queryable,
  messageId: string,
  variant: number,
): Promise<string | null | undefined> {
  const [row] = await db
    .select({ file: speech_clips.file })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chat_id))
    .leftJoin(speech_clips, isOf(messageId, variant))
    .where(and(eq(messages.id, messageId), isNull(chats.removed_at)));
  return row?.file;
}

/** The clips of these messages, in all versions. */
export const selectClips = (db: Queryable, messageIds: readonly string[]): Promise<ClipRow[]> =>
  db
    .select()
    .from(speech_clips)
    .where(inArray(speech_clips.message_id, [...messageIds]));

/** Stores a clip, replacing one of the same version. The caller must have locked the chat. */
export async function storeClip(tx: Transaction, clip: ClipRow): Promise<ClipRow> {
  const { message_id: _message, variant_index: _variant, ...changed } = clip;
  const [row] = await tx
    .insert(speech_clips)
    .values(clip)
    .onConflictDoUpdate({
      target: [speech_clips.message_id, speech_clips.variant_index],
      set: changed,
    })
    .returning();
  return row!;
}

/** Deletes clips of the given messages and returns their files. */
export async function deleteClips(
  tx: Transaction,
  ofMessages: readonly string[] | SQL,
  variant?: number,
): Promise<string[]> {
  const rows = await tx
    .delete(speech_clips)
    .where(
      and(
        Array.isArray(ofMessages)
          ? inArray(speech_clips.message_id, [...ofMessages])
          : sql`${speech_clips.message_id} IN ${ofMessages}`,
        variant === undefined ? undefined : eq(speech_clips.variant_index, variant),
      ),
    )
    .returning({ file: speech_clips.file });
  return rows.map(({ file }) => file);
}

const ofUser = (userId: string) => eq(chats.user_id, userId);

export const countClips = async (db: Queryable, userId: string): Promise<number> => {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(speech_clips)
    .innerJoin(messages, eq(messages.id, speech_clips.message_id))
    .innerJoin(chats, eq(chats.id, messages.chat_id))
    .where(ofUser(userId));
  return row?.count ?? 0;
};

/** A page of a user's clips, by message and version. */
export async function clipsAfter(
  db: Queryable,
  userId: string,
  after: Pick<ClipRow, 'message_id' | 'variant_index'> | undefined,
  limit: number,
): Promise<ClipRow[]> {
  const rows = await db
    .select({ clip: speech_clips })
    .from(speech_clips)
    .innerJoin(messages, eq(messages.id, speech_clips.message_id))
    .innerJoin(chats, eq(chats.id, messages.chat_id))
    .where(
      and(
        ofUser(userId),
        after &&
          or(
            gt(speech_clips.message_id, after.message_id),
            and(
              eq(speech_clips.message_id, after.message_id),
              gt(speech_clips.variant_index, after.variant_index),
            ),
          ),
      ),
    )
    .orderBy(asc(speech_clips.message_id), asc(speech_clips.variant_index))
    .limit(limit);
  return rows.map(({ clip }) => clip);
}
