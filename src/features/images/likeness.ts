/** Seeds that an engine takes. */
const SEEDS = 2 ** 32;

/**
 * The number that stands for a character's likeness: FNV-1a of its stored seed, so that every
 * process and every engine starts from the same noise for the same person.
 */
export function likenessSeed({ portrait_seed, slug }: Likeness): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(portrait_seed ?? slug))
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

interface Likeness {
  portrait_seed: string | null;
  slug: string;
}

/**
 * The seed of a request's first picture: the likeness itself, moved on by what was asked with the
 * same words before, so that asking again gives another picture. Leaves room for `count` pictures.
 */
export const seedFor = (likeness: Likeness, before: number, count: number): number =>
  (likenessSeed(likeness) + before) % (SEEDS - count);
