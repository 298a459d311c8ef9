import { desc, eq, gte, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Queryable } from '#db/client.ts';
import { blocked_image_hashes, generated_images, uploaded_pictures } from '#db/schema/index.ts';
import { found } from '#platform/errors.ts';
import { FAR_BITS, NEAR_BITS } from '../rules.ts';
import type { ImageRow } from './queries.ts';

export type BlockedRow = typeof blocked_image_hashes.$inferSelect;

export interface PictureHashes {
  sha256: string;
  /** 64 bits in hexadecimal. */
  dhash: string;
  phash: string;
}

/** Near in one perceptual hash and not far in the other; either side may lack one hash. */
function resembles(
  mine: { dhash: SQLWrapper; phash: SQLWrapper },
  theirs: { dhash: string | null; phash: string | null },
): SQL {
  const distance = (column: SQLWrapper, hash: string | null) =>
    sql`bit_count(('x' || ${column})::bit(64) # ('x' || ${hash}::text)::bit(64))`;
  // LEAST and GREATEST ignore NULL; without both hashes nothing matches.
  const distances = sql`${distance(mine.dhash, theirs.dhash)}, ${distance(mine.phash, theirs.phash)}`;
  return sql`(least(${distances}) <= ${NEAR_BITS}::int AND greatest(${distances}) <= ${FAR_BITS}::int)`;
}

/** Finds the block-list entry that equals or resembles a picture. */
export async function findBlocked(
  db: Queryable,
  hashes: PictureHashes,
): Promise<{ id: string } | undefined> {
  const [row] = await db
    .select({ id: blocked_image_hashes.id })
    .from(blocked_image_hashes)
    .where(
      or(eq(blocked_image_hashes.sha256, hashes.sha256), resembles(blocked_image_hashes, hashes)),
    )
    .limit(1);
  return row;
}

/**
 * Deletes every picture, also removed ones, that matches or resembles an entry; returns the rows.
 */
export const deleteResembling = (db: Queryable, entry: BlockedRow): Promise<ImageRow[]> =>
  db
    .delete(generated_images)
    .where(
      or(
        entry.sha256 === null ? undefined : eq(generated_images.sha256, entry.sha256),
        resembles(generated_images, entry),
      ),
    )
    .returning();

/** Deletes every picture that a user sent in a chat and that matches or resembles an entry. */
export const deleteResemblingUploads = (db: Queryable, entry: BlockedRow) =>
  db
    .delete(uploaded_pictures)
    .where(
      or(
        entry.sha256 === null ? undefined : eq(uploaded_pictures.sha256, entry.sha256),
        resembles(uploaded_pictures, entry),
      ),
    )
    .returning({ files: uploaded_pictures.files });

/** Reads a picture's hashes, also of a removed picture that is not purged yet. */
export async function findHashes(db: Queryable, id: string): Promise<PictureHashes | undefined> {
  const { sha256, dhash, phash } = generated_images;
  const [row] = await db
    .select({ sha256, dhash, phash })
    .from(generated_images)
    .where(eq(generated_images.id, id));
  return row;
}

export async function insertBlocked(
  db: Queryable,
  entry: typeof blocked_image_hashes.$inferInsert,
): Promise<BlockedRow> {
  const [row] = await db.insert(blocked_image_hashes).values(entry).returning();
  return found(row);
}

export const selectBlocked = (db: Queryable, limit: number): Promise<BlockedRow[]> =>
  db
    .select()
    .from(blocked_image_hashes)
    .orderBy(desc(blocked_image_hashes.created_at), desc(blocked_image_hashes.id))
    .limit(limit);

export const selectBlockedSince = (db: Queryable, since: Date): Promise<BlockedRow[]> =>
  db.select().from(blocked_image_hashes).where(gte(blocked_image_hashes.created_at, since));

export async function deleteBlocked(db: Queryable, id: string): Promise<boolean> {
  const rows = await db
    .delete(blocked_image_hashes)
    .where(eq(blocked_image_hashes.id, id))
    .returning({ id: blocked_image_hashes.id });
  return rows.length > 0;
}
