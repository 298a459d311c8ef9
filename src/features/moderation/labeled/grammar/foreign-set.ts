import type { Category, Outcome } from '../../rules/index.ts';
import type { ProductionSet } from './production.ts';

/** Frames and words of one language. Each language is a separate production. */
export interface InLanguage {
  frames: readonly string[];
  words?: Readonly<Record<string, readonly string[]>>;
  take?: number;
}

/** Builds a set of texts in languages other than English, with and without capitals. */
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
