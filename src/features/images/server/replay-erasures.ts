import { inArray, sql } from 'drizzle-orm';
import { generated_images } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import type { Erasure } from '#platform/erasures/journal.ts';
import { keysOf } from './make-files.ts';

/** Digests per statement. */
const BATCH = 5000;

/**
 * Deletes the pictures that the block-list had deleted before a restored database brought them back.
 * @returns their number
 */
export async function replayImageErasures(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  erasures: readonly Erasure[],
): Promise<number> {
  const digests = erasures.filter(({ kind }) => kind === 'image').map((one) => one.digest);
  const digest = sql<string>`encode(sha256(convert_to(${generated_images.id}::text, 'UTF8')), 'hex')`;
  let deleted = 0;
  for (let start = 0; start < digests.length; start += BATCH) {
    const rows = await db
      .select()
      .from(generated_images)
      .where(inArray(digest, digests.slice(start, start + BATCH)));
    if (rows.length === 0) continue;
    // Files first: after a failure the rows still lead to them.
    for (const key of rows.flatMap(({ files }) => keysOf(files))) await storage.remove(key);
    const ids = rows.map(({ id }) => id);
    await db.delete(generated_images).where(inArray(generated_images.id, ids));
    deleted += rows.length;
  }
  return deleted;
}
