import { eq } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { character_media, characters } from '#db/schema/index.ts';
import { newId } from '#shared/ids.ts';
import type { DrawnMedia } from './draw-media.ts';

/**
 * Locks a character until the transaction ends, so that its pictures change one after the other.
 * Returns false if it was removed.
 */
export async function lockCharacter(tx: Transaction, characterId: string): Promise<boolean> {
  const [current] = await tx
    .select({ deleted_at: characters.deleted_at })
    .from(characters)
    .where(eq(characters.id, characterId))
    .for('update');
  return current !== undefined && current.deleted_at === null;
}

/** Adds pictures and loops in order; the first has the position `from`. */
export async function insertMedia(
  tx: Transaction,
  characterId: string,
  items: readonly DrawnMedia[],
  from = 0,
): Promise<void> {
  await tx.insert(character_media).values(
    items.map((item, at) => ({
      ...item,
      position: from + at,
      id: newId(),
      character_id: characterId,
    })),
  );
}
