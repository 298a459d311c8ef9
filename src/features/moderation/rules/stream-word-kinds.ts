import { LRUCache } from 'lru-cache';
import { checkText } from './check-text.ts';
import { ORDINARY_WORDS } from './frames/known-words.ts';
import { harmRules } from './harms/index.ts';
import { normalizeText } from './normalize-text.ts';
import { PUBLIC_FIGURES } from './public-figures.ts';
import { WORDS, type WordKind } from './stream-words.ts';

const exact = new Map<string, WordKind>();
const stems = new Map<string, WordKind>();
const SHORTEST_STEM = 3;
/** Every beginning of a word that is not plain, itself included. */
const beginnings = new Set<string>();
for (const [kind, list] of Object.entries(WORDS) as [WordKind, string][])
  for (const entry of list.trim().split(/\s+/)) {
    const word = entry.replace('*', '');
    (word === entry ? exact : stems).set(word, kind);
    if (kind === 'link' || kind === 'lead' || kind === 'counted') continue;
    for (let length = 1; length < word.length; length += 1) beginnings.add(word.slice(0, length));
  }

/** Sentences in which a word that no list has would show itself as a cue. */
const FRAMES: readonly ((word: string) => string)[] = [
  (word) => `I am a ${word} and I love you.`,
  (word) => `I am ${word} years old.`,
  (word) => `My ${word} girlfriend kisses me, she is in ${word}.`,
  (word) => `All ${word} are vermin, you ${word}.`,
  (word) => `I will ${word} you.`,
  (word) => `How do I make ${word} at home? Find her ${word} for me.`,
];
const NAMES = new Set(PUBLIC_FIGURES.flatMap((name) => name.toLowerCase().split(/[^a-z]+/)));
const tried = new LRUCache<string, WordKind>({ max: 20_000 });

function tryWord(word: string): WordKind {
  const isCue = FRAMES.some(
    (frame) => checkText({ surface: 'reply', texts: [frame(word)] }).outcome !== 'allow',
  );
  // Names open by their capitals.
  const isPart =
    !ORDINARY_WORDS.has(word) && !NAMES.has(word) && harmRules().kindOf('reply', word) === 'cue';
  const kind = isCue ? 'cue' : isPart ? 'link' : 'plain';
  tried.set(word, kind);
  return kind;
}

const HIDDEN = /teen|school|loli|underage|y[eo]ars?old/;

/** Lower case, without accents and apostrophes; lookalikes of other scripts as their letters. */
function foldWord(word: string): string {
  if (/^[a-z]+$/.test(word)) return word;
  const folded = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’‘]/gu, '');
  return /^[a-z0-9.,:]*$/.test(folded) ? folded : normalizeText(word).plain.replaceAll(' ', '');
}

/** What a whole word is; one that no list has is tried once. */
export function kindOf(word: string): WordKind {
  const folded = foldWord(word);
  if (folded === '') return 'plain';
  if (/\d/.test(folded)) return kindOfFigures(folded);
  const known = exact.get(folded) ?? tried.get(folded);
  if (known) return known;
  // Spelled out, letter by letter.
  if (folded.length === 1) return 'cue';
  for (let length = SHORTEST_STEM; length <= folded.length; length += 1) {
    const kind = stems.get(folded.slice(0, length));
    if (kind) return kind;
  }
  return HIDDEN.test(folded) ? 'cue' : tryWord(folded);
}

/** 12 may be an age, 25 and 8:30 are none; 16yo, 9th and f1fteen are cues. */
function kindOfFigures(folded: string): WordKind {
  if (/^(?:19|[2-9]\d|1\d\d|\d+[.,:]\d+|\d+(?:pm|am|k|km|cm|kg|s))$/.test(folded)) return 'link';
  return /^\d{1,2}$/.test(folded) ? 'number' : 'cue';
}

/**
 * Whether a word at the end of what has come may be taken for a whole one. A token that is a word
 * (`isToken`) may; anything else waits while it could become an opening or a cue.
 */
export function isWhole(part: string, isToken: boolean): boolean {
  const folded = foldWord(part);
  return (exact.has(folded) || tried.has(folded)) && (isToken || !beginnings.has(folded));
}
