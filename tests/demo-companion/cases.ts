import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { SEED_CHARACTERS, type SeedCharacter } from '#features/characters/cast/seeds/index.ts';

/** One chat: what the user writes, and who answers. */
export interface DemoCase {
  /** `o` and the number of an opening, or `c` and that of a conversation. */
  id: string;
  said: readonly string[];
  /** Cases kept apart are not read while the engine's rules are written. */
  isKeptApart: boolean;
  character: SeedCharacter;
  /** True if the character is played as one that a user made: without lines of the built-in cast. */
  isUserMade: boolean;
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const OPENINGS = z.array(z.string()).length(320).parse(read('openings.json'));
const CONVERSATIONS = z
  .array(z.array(z.string()).length(10))
  .length(46)
  .parse(read('conversations.json'));

/** Later cases; none of them is kept apart. */
const FIRST = { o: 200, c: 40 };

/** Every third of the first cases is kept apart; every eighth has a character without own lines. */
function toCase(kind: 'o' | 'c', said: readonly string[], at: number): DemoCase {
  const step = kind === 'o' ? 11 : 7;
  return {
    id: kind + String(at + 1).padStart(kind === 'o' ? 3 : 2, '0'),
    said,
    isKeptApart: at % 3 === 2 && at < FIRST[kind],
    character: SEED_CHARACTERS[(at * step + 3) % SEED_CHARACTERS.length]!,
    isUserMade: at % 8 === 7,
  };
}

export const DEMO_CASES: readonly DemoCase[] = [
  ...OPENINGS.map((said, at) => toCase('o', [said], at)),
  ...CONVERSATIONS.map((said, at) => toCase('c', said, at)),
];
