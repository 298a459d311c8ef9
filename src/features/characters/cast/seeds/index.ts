import { readdirSync, readFileSync } from 'node:fs';
import { SeedCharacter } from './seed-character.ts';

export type { SeedCharacter } from './seed-character.ts';

const GROUPS = ['women', 'men', 'anime-women', 'anime-men'];

/**
 * The public characters of a new installation, one JSON file each. The number before a file's name
 * is its position in the group. Throws for an invalid file.
 */
export const SEED_CHARACTERS: readonly SeedCharacter[] = GROUPS.flatMap((group) => {
  const folder = new URL(`${group}/`, import.meta.url);
  return readdirSync(folder)
    .toSorted()
    .map((file) => readSeed(new URL(file, folder)));
});

function readSeed(file: URL): SeedCharacter {
  const seed = SeedCharacter.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!seed.success) throw new Error(`${file.pathname}: ${seed.error.message}`);
  return seed.data;
}
