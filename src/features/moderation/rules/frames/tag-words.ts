import type { Lexicon } from './lexicon.ts';
import { DIGITS } from './lexicon.ts';

/** Separates sentences. Frames do not match across it. */
export const SENTENCE_END = '\n';

/** The words of one reading with the classes that start at each. */
export interface TaggedWords {
  words: readonly string[];
  /** Per word: class, end, class, end, … with the longest phrase first. */
  tags: (number[] | undefined)[];
  /** The positions of each class that occurs. */
  places: Map<number, number[]>;
  /** 1 for every class that occurs. */
  present: Uint8Array;
  /** The positions of sentence starts. */
  beginnings: readonly number[];
}

/** Finds every word and phrase of the lexicon in a list of words. */
export function tagWords(words: readonly string[], lexicon: Lexicon): TaggedWords {
  const beginnings = words.flatMap((_, i) => (i === 0 || words[i - 1] === SENTENCE_END ? [i] : []));
  const present = new Uint8Array(lexicon.ids.size);
  const tagged: TaggedWords = { words, tags: [], places: new Map(), present, beginnings };
  const digits = lexicon.ids.get(DIGITS);
  for (const [start, word] of words.entries()) {
    if (digits !== undefined && /^\d/.test(word)) addTag(tagged, digits, start, start + 1);
    let node = lexicon.root.next?.get(word);
    for (let end = start + 1; node; end += 1) {
      if (node.classes) for (const id of node.classes) addTag(tagged, id, start, end);
      node = node.next?.get(words[end] as string);
    }
  }
  return tagged;
}

export function addTag(
  { tags, places, present }: TaggedWords,
  id: number,
  start: number,
  end: number,
): void {
  (tags[start] ??= []).unshift(id, end);
  const known = places.get(id);
  if (!known) places.set(id, [start]);
  else if (known.at(-1) !== start) known.push(start);
  present[id] = 1;
}
