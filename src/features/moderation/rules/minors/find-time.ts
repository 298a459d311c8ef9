import type { Word } from './passage.ts';
import { is, startsClause } from './passage.ts';
import { readNumber } from './read-number.ts';
import type { Cue } from './cue.ts';
import type { Scene } from './scene.ts';
import { clauseEnd, clauseStart, sentenceEnd, sentenceStart, some } from './scene.ts';
import { compileTable } from './word-pattern.ts';

/** Words that place a sentence in an adult's past. */
const LONG_AGO = new Set(
  'ago then when back once years decades decade childhood youth remember remembered remembers memories memory growing grew since until first later before former after used twenties thirties diary yearbook now nowadays today grown adult eventually'.split(
    ' ',
  ),
);
export const hasPastFrame = (words: readonly Word[], at: number): boolean =>
  some(words, sentenceStart(words, at), sentenceEnd(words, at), ({ text }) => LONG_AGO.has(text));

const RECALLS = compileTable(`
  :speaker :adverb? remember|recall|miss|hated|loved :adverb? :owner|the :adjective?
  :speaker will never forget :owner|the :adjective?
  remember|remembering :owner|the :adjective?
`);
/** "I remember | my sixteenth birthday" */
export const isRecalled = (words: readonly Word[], from: number): boolean =>
  RECALLS.isBefore(words, from - 1);

const UNREAL = compileTable(`
  if|wish|imagine|imagining|pretend|pretending|suppose|supposing|assume|say|picture
  wish|wished|pretend|imagine|suppose|say|assume that
  as if|though
  what|like if
  if you|he|she|they know|knew|learn|find|found|heard out? that?
  would|d? rather
  make believe
  like
`);
const SUPPOSES = compileTable(`
  what|how if|about
  imagine|pretend|suppose|picture
  let us say|pretend|imagine|roleplay|suppose
`);
/** Returns whether the subject is hypothetical: "what if", "pretend that", "I wish". */
export function isSupposed(words: readonly Word[], before: number): boolean {
  if (UNREAL.isBefore(words, before)) return true;
  const at = words[before];
  // "What if we were lovers and you were fifteen": the whole sentence is imagined.
  return at !== undefined && !is(at, 'when') && SUPPOSES.isAt(words, sentenceStart(words, before));
}

const DAYS =
  /^(?:week|month|night|weekend|morning|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|fall|autumn|spring|summer|winter)$/;
const LEADS_YEAR = /^(?:in|of|since|circa|around|summer|spring|winter|autumn|fall|back|year)$/;
const LONG = 30;

/** Returns the elapsed years, if stated: "two years ago", "last month", "in 2019". */
export function readElapsed({ words, year }: Scene, at: number): number | null {
  const end = sentenceEnd(words, at);
  for (let k = sentenceStart(words, at); k < end; k += 1) {
    const text = words[k]?.text ?? '';
    const next = words[k + 1]?.text ?? '';
    const isNear = Math.abs(k - at) <= 4;
    if (isNear && /^(?:yesterday|today|tonight|recently)$/.test(text)) return 0;
    if ((text === 'this' || text === 'last') && DAYS.test(next)) return 0;
    if (next === 'year' && (text === 'this' || text === 'last')) return text === 'this' ? 0 : 1;
    if (text === 'just' && next === 'now') return 0;
    // "I just got my learner's permit"
    if (isNear && text === 'just' && is(words[k + 1], 'past')) return 0;
    // "when she became my girlfriend, and that's now"
    if (/^(?:that|this)$/.test(text) && /^is (?:right )?now$/.test(`${next} ${words[k + 2]?.text}`))
      return 0;
    if (text === 'ago') return readAgo(words, k);
    const isYear = LEADS_YEAR.test(words[k - 1]?.text ?? '') || words[k]?.gap === ', ';
    if (/^(?:19|20)\d\d$/.test(text) && isYear) return Math.max(0, year - Number(text));
  }
  return null;
}

/** "took him thirty years". But not "took ten years off my life". */
const TOOK = compileTable('took|taken|waited it|me|him|her|us? :adverb|over|about?');
const LEAST_SPAN = 12;
const RECENT = /^(?:last|this|today|tonight|yesterday|recently|again|still|now|just)$/;

/**
 * "I was bullied at school, and last night somebody … It took thirty years": the recent event is in
 * another clause, and a span of years shows how long ago school was.
 */
export function isLongPast({ words, own }: Scene, { from, to }: Cue): boolean {
  const isRecent = some(words, clauseStart(words, from), clauseEnd(words, to), ({ text }) =>
    RECENT.test(text),
  );
  if (isRecent) return false;
  return some(words, own, words.length, (_, at) => {
    const number = readNumber(words, at);
    const end = number ? number.to + 2 : at;
    if (!number || number.value < LEAST_SPAN || !/^years?$/.test(words[end - 1]?.text ?? ''))
      return false;
    const next = words[end];
    if (/^(?:later|ago)$/.test(next?.text ?? '')) return true;
    const isLast = !next || next.sentence !== words[at]?.sentence || next.text === 'to';
    return isLast && TOOK.isBefore(words, at - 1);
  });
}

/** Reads the years before "ago". */
function readAgo(words: readonly Word[], ago: number): number {
  const unit = words[ago - 1]?.text ?? '';
  if (/^(?:day|week|month|minute|hour|moment)s?$/.test(unit)) return 0;
  if (!/^years?$/.test(unit)) return LONG;
  for (let from = Math.max(0, ago - 6); from < ago - 1; from += 1) {
    const number = readNumber(words, from);
    if (number && number.to === ago - 2) return Math.floor(number.value);
  }
  const count = words[ago - 2]?.text;
  return count === 'a' || count === 'one' ? 1 : count === 'couple' || count === 'of' ? 2 : LONG;
}

const isPastVerb = (words: readonly Word[], at: number): boolean =>
  is(words[at], 'past', 'was', 'became', 'seemed') &&
  !(words[at]?.text === 'got' && is(words[at - 1], 'have'));

function isPresentVerb(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (is(word, 'past', 'was') || (is(word, 'have') && is(words[at + 1], 'past', 'adverb')))
    return false;
  if (/^(?:am|is|are)$/.test(word.text)) return true;
  // "what were you like", "did you love"
  if (some(words, at - 3, at, (near) => is(near, 'was') || /^(?:did|would)$/.test(near.text)))
    return false;
  // A base form needs its subject: "you love", "she attends".
  const before = words[at - 1];
  return (
    is(word, 'verb', 'modal') &&
    !is(word, 'adjective') &&
    is(before, 'speaker', 'pronoun', 'adverb') &&
    !is(before, 'owner')
  );
}

/** Returns the tense of the verb with "at 16", "as a teenager" or "in high school". */
export function tenseAround(
  words: readonly Word[],
  from: number,
  to: number,
): 'past' | 'now' | null {
  const low = Math.max(sentenceStart(words, from), from - 14);
  const high = Math.min(sentenceEnd(words, to), to + 12);
  const tenseAt = (k: number): 'past' | 'now' | null =>
    isPastVerb(words, k) ? 'past' : isPresentVerb(words, k) ? 'now' : null;
  const first = (start: number, end: number, step: 1 | -1): 'past' | 'now' | null => {
    for (let k = start; k !== end; k += step) {
      const tense = tenseAt(k);
      if (tense) return tense;
    }
    return null;
  };
  const ahead = (): 'past' | 'now' | null => first(to + 1, Math.max(high, to + 1), 1);
  const behind = (): 'past' | 'now' | null => first(from - 1, Math.min(low, from) - 1, -1);
  const isFirst = from === sentenceStart(words, from) || startsClause(words[from] as Word);
  return isFirst ? (ahead() ?? behind()) : (behind() ?? ahead());
}
