import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { character_media, characters } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import { SEED_CHARACTERS, type SeedCharacter } from '../cast/seeds/index.ts';
import { insertMedia, lockCharacter } from './change-media.ts';
import { drawMedia, drawScenes, type DrawnMedia } from './draw-media.ts';

type CastRow = typeof characters.$inferSelect;

/**
 * Redraws all pictures of the built-in characters with the current code, replacing each set at
 * once. Repeatable; removed characters are skipped.
 * @returns the number of characters
 */
export async function redrawCast(
  ctx: Pick<Context, 'db' | 'storage'>,
  slugs: readonly string[] = SEED_CHARACTERS.map(({ slug }) => slug),
): Promise<number> {
  const seeds = new Map(SEED_CHARACTERS.map((seed) => [seed.slug, seed]));
  const rows = await ctx.db
    .select()
    .from(characters)
    .where(
      and(
        inArray(characters.slug, [...slugs]),
        isNull(characters.owner_id),
        isNull(characters.deleted_at),
      ),
    );
  const cast = rows.flatMap((row) => {
    const seed = seeds.get(row.slug);
    return seed ? [{ row, seed }] : [];
  });
  for (const { row, seed } of cast) await redraw(ctx, row, seed);
  return cast.length;
}

async function redraw(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  row: CastRow,
  { slug, has_video_loop, pictures }: SeedCharacter,
): Promise<void> {
  // Other addresses than before, because browsers keep a public picture for a week.
  const drawing = { seed: slug, folder: `characters/${slug}/${randomUUID()}` };
  const drawn = await drawMedia(storage, row, { ...drawing, has_video_loop });
  const scenes = await drawScenes(storage, row, { ...drawing, scenes: pictures });
  const old = await replaceMedia(db, row.id, [...drawn, ...scenes]);
  for (const key of old.flatMap(({ files }) => Object.values(files))) await storage.remove(key);
}

const replaceMedia = (
  db: Context['db'],
  characterId: string,
  items: DrawnMedia[],
): Promise<{ files: Record<string, string> }[]> =>
  db.transaction(async (tx) => {
    await lockCharacter(tx, characterId);
    const old = await tx
      .delete(character_media)
      .where(eq(character_media.character_id, characterId))
      .returning();
    await insertMedia(tx, characterId, items);
    return old;
  });
