import { setTimeout } from 'node:timers/promises';
import { SEED_CHARACTERS } from '#features/characters/cast/seeds/index.ts';
import type { Character } from '#features/characters/contract.ts';

/** Generous: about 200 pictures on a busy machine. Milliseconds. */
const LONGEST = 900_000;

/**
 * Waits until a product at `url` has drawn all pictures of the built-in characters, which it does in
 * the background after its first start. A copy of its data then draws nothing.
 */
export async function waitUntilDrawn(url: string): Promise<void> {
  const deadline = Date.now() + LONGEST;
  for (const { slug, pictures } of SEED_CHARACTERS)
    while ((await countImages(url, slug)) <= pictures.length) {
      if (Date.now() > deadline) throw new Error(`The pictures of ${slug} are not drawn.`);
      await setTimeout(200);
    }
}

async function countImages(url: string, slug: string): Promise<number> {
  const response = await fetch(`${url}/api/v1/characters/${slug}`);
  if (!response.ok) throw new Error(`${slug}: ${response.status} ${await response.text()}`);
  const { media } = (await response.json()) as Character;
  return media.filter(({ media_type }) => media_type === 'image').length;
}
