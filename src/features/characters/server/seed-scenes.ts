import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { character_media, characters } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import { SEED_CHARACTERS } from '../cast/seeds/index.ts';
import { insertMedia, lockCharacter } from './change-media.ts';
import { drawScenes } from './draw-media.ts';

/**
 * Draws a built-in character in its places, and adds the pictures after what it has. All of them
 * appear together, when their files are stored. Does nothing if it has some, or was removed.
 */
export async function drawSeedScenes(ctx: Context, { slug }: { slug: string }): Promise<void> {
  const seed = SEED_CHARACTERS.find((one) => one.slug === slug);
  const [row] = await ctx.db
    .select()
    .from(characters)
    .where(
      and(eq(characters.slug, slug), isNull(characters.owner_id), isNull(characters.deleted_at)),
    );
  if (!seed || !row || !(await nextPosition(ctx.db, row.id))) return;
  const items = await drawScenes(ctx.storage, row, {
    seed: slug,
    folder: `characters/${slug}`,
    scenes: seed.pictures,
  });
  await ctx.db.transaction(async (tx) => {
    if (!(await lockCharacter(tx, row.id))) return;
    // Another process may have drawn them if this one seemed dead.
    const from = await nextPosition(tx, row.id);
    if (from) await insertMedia(tx, row.id, items, from);
  });
}

/** The position after the portrait and the loop; undefined without them, or with pictures already. */
async function nextPosition(
  db: Pick<Transaction, 'select'>,
  characterId: string,
): Promise<number | undefined> {
  const media = await db
    .select({ type: character_media.media_type, position: character_media.position })
    .from(character_media)
    .where(eq(character_media.character_id, characterId));
  if (media.filter(({ type }) => type === 'image').length !== 1) return undefined;
  return Math.max(...media.map(({ position }) => position)) + 1;
}
