import type { Surface } from '../categories.ts';
import type { Passage, Word } from './passage.ts';
import { startsClause } from './passage.ts';

/**
 * What the previous turn asks for. `pair`: the age of one of the two speakers, or of somebody in
 * the romance. `other`: the age of an animal, a thing, a relative or a student. `past`: an age at a
 * past event. `count`: another number.
 */
export type Asked = 'pair' | 'other' | 'past' | 'count';

/** One reading of a text and its context. */
export interface Scene extends Passage {
  surface: Surface;
  /** The text describes its subject; otherwise two people talk. */
  describing: boolean;
  /** Dialogue in a card: "she" is neither speaker nor listener. */
  quoted: boolean;
  /** Marks dialogue in a card. */
  speech: () => Uint8Array;
  /** Introduced names of children, pupils and animals. */
  names: () => ReadonlySet<string>;
  /** Image prompts and names: everything named is shown. */
  bare: boolean;
  /** Negation has no effect. */
  literal: boolean;
  /** The current year, for years of birth. */
  year: number;
  /** Romance by word: 1 affectionate, 2 sexual. */
  romance: () => Uint8Array;
  /** An age of eighteen or more is stated. */
  hasAdult: () => boolean;
  /** What the previous turn asks for; null if it does not ask for a number. */
  asked: () => Asked | null;
}

const REACH = 45;

/** Returns the first word of the sentence, within reach. */
export function sentenceStart(words: readonly Word[], at: number): number {
  let k = at;
  const { sentence } = words[at] as Word;
  while (k > 0 && at - k < REACH && words[k - 1]?.sentence === sentence) k -= 1;
  return k;
}
/** Returns the position after the last word of the sentence, within reach. */
export function sentenceEnd(words: readonly Word[], at: number): number {
  let k = at + 1;
  const { sentence } = words[at] as Word;
  while (k < words.length && k - at < REACH && words[k]?.sentence === sentence) k += 1;
  return k;
}

/** Returns the first word of the clause, after a comma, bracket or conjunction. */
export function clauseStart(words: readonly Word[], at: number): number {
  const low = sentenceStart(words, at);
  let k = at;
  while (k > low && !startsClause(words[k] as Word) && !isJoint(words, k - 1)) k -= 1;
  return k;
}
/** Returns the position after the last word of the clause. */
export function clauseEnd(words: readonly Word[], at: number): number {
  const high = sentenceEnd(words, at);
  let k = at + 1;
  while (k < high && !startsClause(words[k] as Word) && !isJoint(words, k)) k += 1;
  return k;
}

const JOINTS = new Set([
  'but',
  'so',
  'because',
  'while',
  'and',
  'or',
  'then',
  'whereas',
  'although',
  'though',
]);
function isJoint(words: readonly Word[], at: number): boolean {
  const word = words[at];
  return word !== undefined && (word.text === 'so' ? startsClause(word) : JOINTS.has(word.text));
}

export function some(
  words: readonly Word[],
  from: number,
  to: number,
  test: (word: Word, at: number) => boolean,
): boolean {
  for (let k = Math.max(0, from); k < Math.min(to, words.length); k += 1)
    if (test(words[k] as Word, k)) return true;
  return false;
}

export const hasRomance = (scene: Scene, from: number, to: number, least: 1 | 2 = 1): boolean =>
  some(scene.words, from, to, (_, at) => (scene.romance()[at] ?? 0) >= least);

/** Returns whether a word is the first of its sentence or clause. */
export const isOpening = (words: readonly Word[], at: number): boolean =>
  at === sentenceStart(words, at) || startsClause(words[at] as Word);
