import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#db/client.ts';
import { chats, uploaded_pictures } from '#db/schema/index.ts';

export type PictureRow = typeof uploaded_pictures.$inferSelect;

/** Pictures beyond those that a prompt can mention are not read. */
const MAX_PHOTOS = 200;

export async function insertPicture(db: Queryable, row: PictureRow): Promise<void> {
  await db.insert(uploaded_pictures).values(row);
}

/** A picture that this user uploaded in a chat, sent or not. */
export async function findPicture(
  db: Queryable,
  place: { userId: string; chatId: string; id: string },
): Promise<PictureRow | undefined> {
  const [row] = await db
    .select()
    .from(uploaded_pictures)
    .where(
      and(
        eq(uploaded_pictures.id, place.id),
        eq(uploaded_pictures.user_id, place.userId),
        eq(uploaded_pictures.chat_id, place.chatId),
      ),
    );
  return row;
}

/** Attaches an unsent picture to its message. Returns false when it was already sent or deleted. */
export async function attachPicture(
  tx: Transaction,
  id: string,
  messageId: string,
): Promise<boolean> {
  const rows = await tx
    .update(uploaded_pictures)
    .set({ message_id: messageId })
    .where(and(eq(uploaded_pictures.id, id), isNull(uploaded_pictures.message_id)))
    .returning({ id: uploaded_pictures.id });
  return rows.length > 0;
}

/** The pictures of these messages. */
export const selectAttachments = (
  db: Queryable,
  messageIds: readonly string[],
): Promise<PictureRow[]> =>
  db
    .select()
    .from(uploaded_pictures)
    .where(inArray(uploaded_pictures.message_id, [...messageIds]));

/** The newest sent pictures of a chat, as many as prompts read. */
export const selectPhotos = (db: Queryable, chatId: string | typeof chats.id) =>
  db
    .select({
      message_id: sql<string>`${uploaded_pictures.message_id}`.as('message_id'),
      description: uploaded_pictures.description,
      files: uploaded_pictures.files,
    })
    .from(uploaded_pictures)
    .where(and(eq(uploaded_pictures.chat_id, chatId), isNotNull(uploaded_pictures.message_id)))
    .orderBy(desc(uploaded_pictures.message_id))
    .limit(MAX_PHOTOS);

export type ChatPhoto = Awaited<ReturnType<typeof selectPhotos>>[number];

/** The same pictures as one JSON value of a row of `chats`. */
export const photosJson = (db: Queryable) =>
  sql<
    ChatPhoto[]
  >`(SELECT coalesce(json_agg(photos), '[]'::json) FROM ${selectPhotos(db, chats.id).as('photos')})`;

/** The pictures of a chat, sent or not. */
export const selectPicturesIn = (db: Queryable, chatId: string): Promise<PictureRow[]> =>
  db
    .select()
    .from(uploaded_pictures)
    .where(eq(uploaded_pictures.chat_id, chatId))
    .orderBy(asc(uploaded_pictures.id));

/** Whether a row references these files, so that they may be shown and must be kept. */
export async function hasFiles(db: Queryable, userId: string, original: string): Promise<boolean> {
  const [row] = await db
    .select({ id: uploaded_pictures.id })
    .from(uploaded_pictures)
    .where(
      and(
        eq(uploaded_pictures.user_id, userId),
        sql`${uploaded_pictures.files} ->> 'original' = ${original}`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** The originals of all pictures of these users, one per set of files. */
export async function selectOriginals(
  db: Queryable,
  userIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ original: sql<string>`${uploaded_pictures.files} ->> 'original'` })
    .from(uploaded_pictures)
    .where(inArray(uploaded_pictures.user_id, [...userIds]));
  return new Set(rows.map(({ original }) => original));
}

/** Deletes a batch of pictures that were uploaded before `before` and never sent. */
export async function deleteUnsent(
  db: Queryable,
  before: Date,
  limit: number,
): Promise<PictureRow[]> {
  const old = db
    .select({ id: uploaded_pictures.id })
    .from(uploaded_pictures)
    .where(and(isNull(uploaded_pictures.message_id), lt(uploaded_pictures.created_at, before)))
    .limit(limit);
  return db.delete(uploaded_pictures).where(inArray(uploaded_pictures.id, old)).returning();
}

/** A page of a user's pictures, for the data export. */
export const selectPicturesAfter = (
  db: Queryable,
  userId: string,
  after: string | undefined,
  limit: number,
): Promise<PictureRow[]> =>
  db
    .select()
    .from(uploaded_pictures)
    .where(
      and(
        eq(uploaded_pictures.user_id, userId),
        after ? gt(uploaded_pictures.id, after) : undefined,
      ),
    )
    .orderBy(asc(uploaded_pictures.id))
    .limit(limit);
