import { ANIME_MEN } from './anime-men.ts';
import { ANIME_WOMEN_1 } from './anime-women-1.ts';
import { ANIME_WOMEN_2 } from './anime-women-2.ts';
import { MEN_1 } from './men-1.ts';
import { MEN_2 } from './men-2.ts';
import { MEN_3 } from './men-3.ts';
import type { SeedCharacter } from './seed-character.ts';
import { WOMEN_1 } from './women-1.ts';
import { WOMEN_2 } from './women-2.ts';
import { WOMEN_3 } from './women-3.ts';
import { WOMEN_4 } from './women-4.ts';
import { WOMEN_5 } from './women-5.ts';

export type { SeedCharacter, SeedMan, SeedWoman } from './seed-character.ts';

/** The public characters a new installation starts with: 28 women, 18 men, 18 in anime style. */
export const SEED_CHARACTERS: readonly SeedCharacter[] = [
  ...WOMEN_1,
  ...WOMEN_2,
  ...WOMEN_3,
  ...WOMEN_4,
  ...WOMEN_5,
  ...MEN_1,
  ...MEN_2,
  ...MEN_3,
  ...ANIME_WOMEN_1,
  ...ANIME_WOMEN_2,
  ...ANIME_MEN,
];
