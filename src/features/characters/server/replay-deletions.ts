import { and, inArray, isNull } from 'drizzle-orm';
import { characters } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import type { Erasure } from '#platform/erasures/journal.ts';
import { batchDigests, digestColumn } from '#platform/erasures/match-digests.ts';

/** Deletes again the characters that came back with a restored database. @returns their number */
export async function replayCharacterDeletions(
  { db, now }: Pick<Context, 'db' | 'now'>,
  erasures: readonly Erasure[],
): Promise<number> {
  const wanted = erasures.filter(({ kind }) => kind === 'character').map((one) => one.digest);
  const digest = digestColumn(characters.id);
  let deleted = 0;
  for (const digests of batchDigests(wanted)) {
    const rows = await db
      .update(characters)
      .set({ deleted_at: now(), is_public: false, publication_asked_at: null })
      .where(and(isNull(characters.deleted_at), inArray(digest, digests)))
      .returning({ id: characters.id });
    deleted += rows.length;
  }
  return deleted;
}
