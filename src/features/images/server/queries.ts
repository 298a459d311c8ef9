import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '#db/client.ts';
import { characters, generated_images } from '#db/schema/index.ts';

export type ImageRow = typeof generated_images.$inferSelect;

/** Every picture of these jobs, in order; removed ones only with `removedToo`. */
export const selectJobImages = (
  db: Queryable,
  jobIds: string[],
  { removedToo = false } = {},
): Promise<ImageRow[]> =>
  db
    .select()
    .from(generated_images)
    .where(
      and(
        inArray(generated_images.job_id, jobIds),
        removedToo ? undefined : isNull(generated_images.removed_at),
      ),
    )
    .orderBy(asc(generated_images.id));

export interface GalleryPage {
  userId: string;
  character_slug?: string | undefined;
  source?: 'studio' | 'chat' | undefined;
}

const inGallery = ({ userId, character_slug, source }: GalleryPage): SQL | undefined =>
  and(
    eq(generated_images.user_id, userId),
    isNull(generated_images.removed_at),
    character_slug === undefined ? undefined : eq(generated_images.character_slug, character_slug),
    source === undefined ? undefined : eq(generated_images.source, source),
  );

export const countGallery = (db: Queryable, gallery: GalleryPage): Promise<number> =>
  db.$count(generated_images, inGallery(gallery));

/** A page of a user's pictures, newest first. */
export const selectGallery = (
  db: Queryable,
  gallery: GalleryPage,
  page: { skip: number; limit: number; before: string | undefined },
): Promise<ImageRow[]> =>
  db
    .select()
    .from(generated_images)
    .where(
      and(
        inGallery(gallery),
        page.before === undefined ? undefined : lt(generated_images.id, page.before),
      ),
    )
    .orderBy(desc(generated_images.id))
    .offset(page.skip)
    .limit(page.limit);

export async function findImage(db: Queryable, id: string): Promise<ImageRow | undefined> {
  const [row] = await db
    .select()
    .from(generated_images)
    .where(and(eq(generated_images.id, id), isNull(generated_images.removed_at)));
  return row;
}

/** The access fields of a picture that is not removed. */
export async function findImageAccess(
  db: Queryable,
  id: string,
): Promise<Pick<ImageRow, 'user_id' | 'is_public' | 'withdrawn_at'> | undefined> {
  const { user_id, is_public, withdrawn_at } = generated_images;
  const [row] = await db
    .select({ user_id, is_public, withdrawn_at })
    .from(generated_images)
    .where(and(eq(generated_images.id, id), isNull(generated_images.removed_at)));
  return row;
}

/** Updates a picture that is not removed and matches `only`. */
export async function updateImage(
  db: Queryable,
  id: string,
  change: Partial<Pick<ImageRow, 'is_public' | 'withdrawn_at'>>,
  only?: SQL,
): Promise<ImageRow | undefined> {
  const [row] = await db
    .update(generated_images)
    .set(change)
    .where(and(eq(generated_images.id, id), isNull(generated_images.removed_at), only))
    .returning();
  return row;
}

export const isOwn = (userId: string): SQL => eq(generated_images.user_id, userId);

export const isWithdrawn = isNotNull(generated_images.withdrawn_at);

export const notWithdrawn = isNull(generated_images.withdrawn_at);

/** Pictures that are not removed, with their characters' names. */
export const selectWithCharacter = (db: Queryable, ids: string[]) =>
  db
    .select({ image: generated_images, name: characters.name })
    .from(generated_images)
    .leftJoin(characters, eq(characters.slug, generated_images.character_slug))
    .where(and(inArray(generated_images.id, ids), isNull(generated_images.removed_at)));

/** Stores a picture unless its position in the job is taken. */
export async function insertImage(
  tx: Transaction,
  row: typeof generated_images.$inferInsert,
): Promise<ImageRow | undefined> {
  const [stored] = await tx.insert(generated_images).values(row).onConflictDoNothing().returning();
  return stored;
}

export async function markRemoved(
  db: Queryable,
  { id, userId, at }: { id: string; userId: string; at: Date },
): Promise<boolean> {
  const rows = await db
    .update(generated_images)
    .set({ removed_at: at })
    .where(
      and(
        eq(generated_images.id, id),
        eq(generated_images.user_id, userId),
        isNull(generated_images.removed_at),
      ),
    )
    .returning({ id: generated_images.id });
  return rows.length > 0;
}

/** Restores a picture that was removed after `since`. */
export async function unmarkRemoved(
  db: Queryable,
  { id, userId, since }: { id: string; userId: string; since: Date },
): Promise<ImageRow | undefined> {
  const [row] = await db
    .update(generated_images)
    .set({ removed_at: null })
    .where(
      and(
        eq(generated_images.id, id),
        eq(generated_images.user_id, userId),
        gt(generated_images.removed_at, since),
      ),
    )
    .returning();
  return row;
}

/** Deletes up to `limit` pictures that were removed before `before`; returns the rows. */
export async function deleteRemoved(db: Queryable, before: Date, limit: number) {
  const ids = db
    .select({ id: generated_images.id })
    .from(generated_images)
    .where(lt(generated_images.removed_at, before))
    .limit(limit);
  return db.delete(generated_images).where(inArray(generated_images.id, ids)).returning();
}

/** A user's pictures by id, without removed ones. */
export const selectOwnImages = (
  db: Queryable,
  userId: string,
  ids: string[],
): Promise<ImageRow[]> =>
  db
    .select()
    .from(generated_images)
    .where(
      and(
        inArray(generated_images.id, ids),
        eq(generated_images.user_id, userId),
        isNull(generated_images.removed_at),
      ),
    );

export async function selectFiles(db: Queryable, ids: string[]) {
  return db
    .select({ id: generated_images.id, files: generated_images.files })
    .from(generated_images)
    .where(inArray(generated_images.id, ids));
}
