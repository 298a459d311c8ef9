import { inArray } from 'drizzle-orm';
import { generated_images } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import type { Erasure } from '#platform/erasures/journal.ts';
import { batchDigests, digestColumn } from '#platform/erasures/match-digests.ts';
import { keysOf } from './make-files.ts';

/**
 * Deletes again the pictures that the blocklist had deleted and that came back with a restored
 * database.
 * @returns their number
 */
export async function replayImageErasures(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  erasures: readonly Erasure[],
): Promise<number> {
  const wanted = erasures.filter(({ kind }) => kind === 'image').map((one) => one.digest);
  const digest = digestColumn(generated_images.id);
  let deleted = 0;
  for (const digests of batchDigests(wanted)) {
    const rows = await db.select().from(generated_images).where(inArray(digest, digests));
    if (rows.length === 0) continue;
    // Files first: after a failure, the rows still reference them.
    for (const key of rows.flatMap(({ files }) => keysOf(files))) await storage.remove(key);
    const ids = rows.map(({ id }) => id);
    await db.delete(generated_images).where(inArray(generated_images.id, ids));
    deleted += rows.length;
  }
  return deleted;
}
