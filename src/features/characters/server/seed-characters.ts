import { availableParallelism } from 'node:os';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import type { Context } from '#platform/context.ts';
import { character_media, character_slugs, characters } from '#db/schema/index.ts';
import { newId } from '#shared/ids.ts';
import { SEED_CHARACTERS, type SeedCharacter } from '../cast/seeds/index.ts';
import { insertMedia, lockCharacter } from './change-media.ts';
import type { DrawnMedia } from './draw-media.ts';
import { drawScenesJob } from './jobs.ts';

/** The number of drawn portraits, and the total. */
export type SeedProgress = (done: number, total: number) => void;

/** Pictures are drawn in threads; more than the number of cores gains nothing. */
const DRAW_CONCURRENCY = Math.max(2, availableParallelism());

/**
 * Inserts the built-in characters and draws the portraits of those without a picture; jobs draw their
 * further pictures. Idempotent, and safe in several processes; existing rows are not changed.
 */
export async function seedCharacters(
  { db, storage, jobs }: Pick<Context, 'db' | 'storage' | 'jobs'>,
  onProgress: SeedProgress = () => {},
): Promise<void> {
  const slugs = SEED_CHARACTERS.map((seed) => seed.slug);
  await insertNewSeeds(db, slugs);
  const without = await db
    .select({ id: characters.id, slug: characters.slug })
    .from(characters)
    .where(
      sql`${inArray(characters.slug, slugs)} AND owner_id IS NULL AND deleted_at IS NULL AND NOT EXISTS (SELECT 1 FROM character_media m WHERE m.character_id = characters.id)`,
    );
  if (without.length === 0) return;
  // The renderer is loaded only when there is something to draw.
  const { drawMedia } = await import('./draw-media.ts');
  const bySlug = new Map<string, SeedCharacter>(SEED_CHARACTERS.map((seed) => [seed.slug, seed]));
  const queue = [...without];
  let done = 0;
  const drawNext = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const seed = bySlug.get(next.slug)!;
      const items = await drawMedia(storage, seed, {
        has_video_loop: seed.has_video_loop,
        seed: seed.slug,
        folder: `characters/${seed.slug}`,
      });
      await insertMediaOnce({ db, jobs }, next, items);
      onProgress((done += 1), without.length);
    }
  };
  await Promise.all(Array.from({ length: DRAW_CONCURRENCY }, drawNext));
}

/**
 * Inserts seeds that never existed here. A seed whose slug was used before belongs to another
 * character, or was removed by a superuser and does not return.
 */
async function insertNewSeeds(db: Db, slugs: string[]): Promise<void> {
  await db.transaction(async (tx) => {
    const taken = await tx
      .insert(character_slugs)
      .values(slugs.map((slug) => ({ slug })))
      .onConflictDoNothing()
      .returning();
    const isNew = new Set(taken.map(({ slug }) => slug));
    const rows = rankSeeds(SEED_CHARACTERS)
      .map(toRow)
      .filter(({ slug }) => isNew.has(slug));
    if (rows.length === 0) return;
    await tx.insert(characters).values(rows).onConflictDoNothing({ target: characters.slug });
  });
}

/** Another process may have drawn the same pictures concurrently; the first rows win. */
async function insertMediaOnce(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  { id: characterId, slug }: { id: string; slug: string },
  items: readonly DrawnMedia[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCharacter(tx, characterId);
    if ((await tx.$count(character_media, eq(character_media.character_id, characterId))) > 0)
      return;
    await insertMedia(tx, characterId, items);
    await jobs.enqueue(tx, drawScenesJob, { slug });
  });
}

/** Distributes women, men and both styles evenly over the public list. */
function rankSeeds(seeds: readonly SeedCharacter[]): { seed: SeedCharacter; rank: number }[] {
  const groups = Map.groupBy(seeds, (seed) => `${seed.sex} ${seed.style}`);
  const placed = [...groups.values()].flatMap((group) =>
    group.map((seed, index) => ({ seed, place: (index + 0.5) / group.length })),
  );
  return placed
    .sort((a, b) => a.place - b.place)
    .map(({ seed }, index) => ({ seed, rank: placed.length - index }));
}

function toRow({
  seed,
  rank,
}: {
  seed: SeedCharacter;
  rank: number;
}): typeof characters.$inferInsert {
  const { pictures: _pictures, has_video_loop: _loop, hobbies, tags, ...fields } = seed;
  return { ...fields, id: newId(), rank, is_public: true, hobbies: [...hobbies], tags: [...tags] };
}
