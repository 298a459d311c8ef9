import { and, inArray, isNull, sql } from 'drizzle-orm';
import { characters } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import type { Erasure } from '#platform/erasures/journal.ts';

/** Digests per statement. */
const BATCH = 5000;

/**
 * Deletes the characters that a restored database brought back.
 * @returns their number
 */
export async function replayCharacterDeletions(
  { db, now }: Pick<Context, 'db' | 'now'>,
  erasures: readonly Erasure[],
): Promise<number> {
  const digests = erasures.filter(({ kind }) => kind === 'character').map((one) => one.digest);
  const digest = sql<string>`encode(sha256(convert_to(${characters.id}::text, 'UTF8')), 'hex')`;
  let deleted = 0;
  for (let start = 0; start < digests.length; start += BATCH) {
    const rows = await db
      .update(characters)
      .set({ deleted_at: now(), is_public: false, publication_asked_at: null })
      .where(
        and(isNull(characters.deleted_at), inArray(digest, digests.slice(start, start + BATCH))),
      )
      .returning({ id: characters.id });
    deleted += rows.length;
  }
  return deleted;
}
