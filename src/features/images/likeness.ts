/** The number of seeds that an engine accepts. */
const SEEDS = 2 ** 32;

/**
 * The seed of a character's likeness: FNV-1a of its stored seed, so that every process and engine
 * starts from the same noise for the same character.
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
 * The seed of a request's first picture: the likeness seed plus the number of earlier pictures with
 * the same prompt, so that a repeated prompt yields a new picture. Leaves room for `count` seeds.
 */
export const seedFor = (likeness: Likeness, before: number, count: number): number =>
  (likenessSeed(likeness) + before) % (SEEDS - count);
