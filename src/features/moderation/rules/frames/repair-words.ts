import { memoizeByWord } from '../memoize.ts';
import { CORRECTED_WORDS, ORDINARY_WORDS } from './known-words.ts';
import type { Lexicon } from './lexicon.ts';
import { expandShorthand } from './shorthand.ts';
import { SENTENCE_END } from './tag-words.ts';

const MAX_GLUED = 40;
const MAX_PART = 16;
const MAX_FRAGMENTS = 5;
const MIN_GLUED = 7;
const MAX_MASKED = 20;
/** The one- and two-letter words that a joined word may contain. */
const SHORT_WORDS = new Set(
  'i a am an as at be by do go he if im in is it me my no of on or so to up us we'.split(' '),
);

/** Repairs words that are split, joined, misspelled or written with lookalike letters. */
export interface WordRepairer {
  /** Returns the words of a reading, with `SENTENCE_END` between sentences. */
  repair(text: string): string[];
  /** Restores masked letters ("k*ll"). Null when there are none. */
  unmask(folded: string): string | null;
}

export function createWordRepairer(lexicon: Lexicon): WordRepairer {
  const isKey = (word: string): boolean => lexicon.words.has(word);
  const isKnown = (word: string): boolean => isKey(word) || ORDINARY_WORDS.has(word);
  const byLookalike = new Map<string, string>();
  for (const word of lexicon.words)
    if (/[il]/.test(word)) byLookalike.set(foldLookalikes(word), word);
  const byLength = Map.groupBy(lexicon.words, (word) => word.length);
  const byDeletion = new Map<string, string>();
  for (const word of CORRECTED_WORDS)
    if (isKey(word)) for (const variant of deletions(word)) byDeletion.set(variant, word);

  /** Returns the lexicon word that an unknown word represents. */
  const correctSpelling = (word: string): string | undefined => {
    const alike = /[il]/.test(word) ? byLookalike.get(foldLookalikes(word)) : undefined;
    if (alike) return alike;
    const single = word.replace(/(.)\1+/g, '$1');
    if (single !== word && single.length >= 4 && isKey(single)) return single;
    if (word.length < 5 || word.length > MAX_PART) return undefined;
    for (const variant of deletions(word)) {
      const found = byDeletion.get(variant);
      if (found && isOneEditAway(word, found)) return found;
    }
    return undefined;
  };

  /** Splits a joined word into as few known words as possible. */
  const splitGlued = (glued: string): string[] | undefined => {
    if (glued.length > MAX_GLUED) return undefined;
    const best: (string[] | undefined)[] = [[]];
    for (let start = 0; start < glued.length; start += 1) {
      const before = best[start];
      if (!before) continue;
      for (let end = start + 1; end <= Math.min(glued.length, start + MAX_PART); end += 1) {
        const piece = glued.slice(start, end);
        const isWord = piece.length < 3 ? SHORT_WORDS.has(piece) : isKnown(piece);
        const rival = best[end];
        if (isWord && (!rival || rival.length > before.length + 1)) best[end] = [...before, piece];
      }
    }
    return best[glued.length];
  };

  const repairSentence = (tokens: readonly string[]): string[] => {
    const out: string[] = [];
    for (let i = 0; i < tokens.length; i += 1) {
      const run = countSingles(tokens, i);
      if (run >= 3) {
        const glued = tokens.slice(i, i + run).join('');
        out.push(
          ...(isKey(glued) ? [glued] : (splitGlued(glued) ?? [correctSpelling(glued) ?? glued])),
        );
        i += run - 1;
        continue;
      }
      const merged = mergeFrom(tokens, i);
      if (merged) {
        out.push(merged.word);
        i += merged.count - 1;
        continue;
      }
      out.push(...repairWord(tokens[i] as string));
    }
    return out;
  };

  const repairWord = memoizeByWord((written): readonly string[] => {
    const american = toAmerican(written);
    const word = isKey(american) ? american : written;
    if (isKnown(word) || !/^[a-z]{2,}$/.test(word)) return [word];
    return (word.length >= MIN_GLUED && splitGlued(word)) || [correctSpelling(word) ?? word];
  });

  const mergeFrom = (
    tokens: readonly string[],
    from: number,
  ): { word: string; count: number } | undefined => {
    let word = tokens[from] as string;
    if (!/^[a-z]+$/.test(word)) return undefined;
    let isFragment = !isKnown(word);
    let best: { word: string; count: number } | undefined;
    for (let count = 2; count <= MAX_FRAGMENTS && from + count <= tokens.length; count += 1) {
      const next = tokens[from + count - 1] as string;
      if (!/^[a-z]+$/.test(next) || word.length + next.length > MAX_PART) break;
      isFragment ||= !isKnown(next);
      word += next;
      if (isFragment && isKey(word)) best = { word, count };
    }
    return best;
  };

  return {
    repair: (text) => {
      const words: string[] = [];
      for (const sentence of text.split('\n')) {
        if (words.length > 0) words.push(SENTENCE_END);
        const tokens = sentence.split(' ').filter(Boolean);
        words.push(
          ...repairSentence(isSpelledOut(tokens) ? tokens : expandShorthand(tokens, isKnown)),
        );
      }
      return words;
    },
    unmask: (folded) => {
      let tried = 0;
      let found = false;
      const written = folded.replace(
        /(?<![a-z*#])[a-z]+[*#]+[a-z*#]*[a-z](?![a-z*#])/g,
        (masked) => {
          tried += 1;
          const ofLength = tried > MAX_MASKED ? undefined : byLength.get(masked.length);
          const shape = new RegExp(`^${masked.replace(/[*#]/g, '[a-z]')}$`);
          const word = ofLength?.find((each) => shape.test(each));
          found ||= word !== undefined;
          return word ?? masked;
        },
      );
      return found ? written : null;
    },
  };
}

/** Maps lookalikes of `l` to one letter, and shortens runs like the readings do. */
const foldLookalikes = (word: string): string => word.replaceAll('l', 'i').replace(/i{3,}/g, 'ii');

const deletions = (word: string): string[] => [
  word,
  ...Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1)),
];

/** Converts British to American spelling, which the tables use. */
const toAmerican = (word: string): string =>
  word
    .replace(/our(?=s?$|ed$|ing$|ite|hood|able)/, 'or')
    .replace(/is(?=e[drs]?$|ing$|ation$)/, 'iz')
    .replace(/([aeiou])ll(?=ed$|ing$|ers?$|ors?$|ery$)/, '$1l')
    .replace(/^(cent|theat|fib|met)re(?=s?$)/, '$1er')
    .replace(/ence(?=s?$)/, 'ense')
    .replace(/wards$/, 'ward')
    .replace(/^(che)que/, '$1ck')
    .replace(/^scept/, 'skept')
    .replace(/^(jewel)l/, '$1');

/** One letter is missing, added, changed or swapped. The first letter must match. */
function isOneEditAway(written: string, meant: string): boolean {
  if (written[0] !== meant[0]) return false;
  if (written.length !== meant.length) return true;
  const at = [...written].findIndex((letter, i) => letter !== meant[i]);
  const swapped =
    written.slice(0, at) + (written[at + 1] ?? '') + written[at] + written.slice(at + 2);
  return swapped === meant || written.slice(at + 1) === meant.slice(at + 1);
}

/** Returns whether letters are spelled out one by one, so that an "n" among them is not "and". */
const isSpelledOut = (tokens: readonly string[]): boolean =>
  tokens.some((_, i) => countSingles(tokens, i) >= 3);

/** Counts the single-letter tokens from a position on. */
function countSingles(tokens: readonly string[], from: number): number {
  let count = 0;
  while (/^[a-z]$/.test(tokens[from + count] ?? '')) count += 1;
  return count;
}
