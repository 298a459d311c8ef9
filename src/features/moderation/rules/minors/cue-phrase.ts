import type { Cue, Reading } from './cue.ts';
import { toReading } from './cue.ts';
import { classifyNoun, NOUN_CLASSES, type Who } from './nouns.ts';
import type { Word } from './passage.ts';
import { is, startsClause } from './passage.ts';
import { readNumber } from './read-number.ts';
import type { Scene } from './scene.ts';
import { sentenceStart } from './scene.ts';

/** "my | shy | 15-year-old | cousin": a cue with its noun phrase and the word before it. */
export interface Phrase {
  scene: Scene;
  cue: Cue;
  from: number;
  to: number;
  /** Start of the sentence. */
  low: number;
  first: Word;
  /** The head noun, if there is one. */
  head: Word | undefined;
  /** The person that the phrase names. */
  who: Who;
  /** The last word before it that is not an adverb, unless punctuation separates them. */
  before: Word | undefined;
  /** The position of `before`, even when separated. */
  left: number;
  /** Nothing or punctuation precedes it. */
  isApart: boolean;
  read: (who: Who, place: Reading['place'], more?: Partial<Reading>) => Reading;
}

const GRAMMAR = [
  'verb',
  'past',
  'be',
  'was',
  'preposition',
  'conjunction',
  'speaker',
  'pronoun',
  'article',
  'modal',
  'have',
] as const;

export function readPhraseOf(scene: Scene, cue: Cue): Phrase {
  const { words } = scene;
  const headAt = findHead(words, cue);
  const head = words[headAt];
  const to = Math.max(cue.to, headAt);
  const low = sentenceStart(words, cue.from);
  const described = skipDescription(words, cue.from, low);
  const first = words[described] as Word;
  const from = skipNumbers(words, described, low);
  const left = skipAdverbs(words, from - 1, low);
  // A line may end within a sentence: "pretend to be", "a schoolgirl".
  const { gap } = words[left + 1] as Word;
  const isApart = left < low || (startsClause(words[left + 1] as Word) && !/^\s+$/.test(gap));
  // "a junior high student" is not somebody's pupil.
  const isCueItself = headAt === cue.to && is(head, 'learner') && cue.rule === 'youth_noun';
  const named = first.text === 'the' ? 'someone' : 'anyone';
  return {
    scene,
    cue,
    from,
    to,
    low,
    first,
    head,
    who:
      head && !isCueItself
        ? classifyNoun(scene, described, headAt)
        : isCueItself
          ? named
          : 'anyone',
    before: isApart ? undefined : words[left],
    left,
    isApart,
    read: (who, place, more = {}) => toReading(cue, { who, place, from, to, ...more }),
  };
}

/** Finds the last noun of the compound after a cue: "15-year-old japanese school girl"; -1 for none. */
function findHead(words: readonly Word[], cue: Cue): number {
  const own = words[cue.to] as Word;
  const isNoun = is(own, 'youth', 'child') || cue.rule === 'small_one' || cue.rule === 'youth_noun';
  let head = isNoun && !is(own, 'youthful') ? cue.to : -1;
  for (let k = cue.to + 1; k <= cue.to + 5; k += 1) {
    const word = words[k];
    if (!word || word.sentence !== own.sentence || !/^[ -]$/.test(word.gap)) break;
    if (is(word, ...NOUN_CLASSES, 'fiction') && !is(word, 'be')) {
      head = k;
      if (word.owns) break;
    } else if (head !== -1 || (is(word, ...GRAMMAR) && !is(word, 'adjective'))) break;
  }
  return head;
}

/** Skips adjectives back to the article: "my shy 15-year-old". */
function skipDescription(words: readonly Word[], at: number, low: number): number {
  let from = at;
  while (from > low) {
    const word = words[from - 1] as Word;
    const here = words[from] as Word;
    if (startsClause(here) && !/"|\*/.test(here.gap)) break;
    if (is(word, 'article', 'owner') || word.owns) {
      from -= 1;
      // "my girlfriend's sister"
      if (word.owns && is(words[from - 1], 'owner', 'article', 'adjective')) continue;
      break;
    }
    const isAdjective =
      is(word, 'adjective', 'small', 'youthful') && !is(word, 'be', 'preposition');
    const isUnknown = word.classes.size === 0 && leadsFromArticle(words, from - 1, low);
    if (!isAdjective && !isUnknown) break;
    from -= 1;
  }
  return from;
}

/** An unknown word after an article is an adjective: "a nervous teenager". */
function leadsFromArticle(words: readonly Word[], at: number, low: number): boolean {
  for (let k = at - 1; k >= Math.max(low, at - 3); k -= 1) {
    const word = words[k] as Word;
    if (startsClause(words[k + 1] as Word)) return false;
    if (is(word, 'article', 'owner')) return true;
    if (word.classes.size > 0 && !is(word, 'adjective', 'small')) return false;
  }
  return false;
}

/** "three teenagers" */
function skipNumbers(words: readonly Word[], at: number, low: number): number {
  let from = at;
  while (from > low && readNumber(words, from - 1) && !startsClause(words[from] as Word)) from -= 1;
  return from;
}

function skipAdverbs(words: readonly Word[], at: number, low: number): number {
  let left = at;
  while (left >= low) {
    const word = words[left];
    if (!is(word, 'adverb') || is(word, 'not') || /^(?:like|as|no)$/.test(word?.text ?? '')) break;
    left -= 1;
  }
  return left;
}
