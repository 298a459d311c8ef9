import type { Category, Outcome } from '../../rules/index.ts';
import type { ProductionSet } from './production.ts';

/** Frames of one language with their words; each language is a production of its own. */
export interface InLanguage {
  frames: readonly string[];
  words?: Readonly<Record<string, readonly string[]>>;
  take?: number;
}

/** A set of what people write in other languages than English, neatly and without capitals. */
export const foreignSet = (
  topic: Category,
  expect: Outcome,
  languages: Readonly<Record<string, InLanguage>>,
): ProductionSet => ({
  topic,
  expect,
  productions: Object.entries(languages).map(([name, { frames, words = {}, take }]) => ({
    name,
    surfaces: ['chat_input'],
    registers: ['neat', 'lower', 'neat', 'bare'],
    frames,
    words,
    take: take ?? frames.length,
  })),
});
