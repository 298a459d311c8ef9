import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { SEED_CHARACTERS } from '../seeds/index.ts';

const GROUPS = ['women', 'men', 'anime-women', 'anime-men'];
const File = z.record(z.string(), z.record(z.string(), z.string().min(8).max(200)));

/** Lines in the first person that each built-in character says of itself, by topic, by slug. */
const OWN_WORDS = new Map(
  GROUPS.flatMap((group) => {
    const file = new URL(`${group}.json`, import.meta.url);
    return Object.entries(File.parse(JSON.parse(readFileSync(file, 'utf8'))));
  }),
);
const PERSONAS = new Map(SEED_CHARACTERS.map(({ slug, persona }) => [slug, persona]));

/** The lines of a built-in character, while its card says what they were written for. */
export const ownWordsOf = ({ slug, persona }: { slug: string; persona: string }) =>
  PERSONAS.get(slug) === persona ? OWN_WORDS.get(slug) : undefined;
