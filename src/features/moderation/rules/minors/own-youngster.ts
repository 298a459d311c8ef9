import { COURTS_BEFORE } from './courting.ts';
import type { Cue, Reading } from './cue.ts';
import type { Word } from './passage.ts';
import { is } from './passage.ts';
import { isTender } from './romance.ts';
import type { Scene } from './scene.ts';
import { some } from './scene.ts';
import { compileApart, type WordTable } from './word-pattern.ts';

/** From this age on, "my lad" may be a boyfriend. */
const ADOLESCENT = 13;
const REACH = 30;
/** "my boy" alone may be a pet name: its age must follow with a pronoun. */
const BY_PRONOUN = /^boy$/;
const YOUNGSTER = /^(?:boy|lad|laddie|lass|lassie)$/;
const SMALL = /^(?:little|wee|small|tiny)$/;
/** "my lad's birthday, he is 10" */
const OCCASION = /^(?:birthday|bday|party|match|game|team|recital|lesson)$/;
/** Words that make the speaker's boy a partner or a part to play. */
const CASTS =
  /^(?:pretend|sexy|gorgeous|roleplay|rp|naked|together|room|night|bedroom|clothes|undress\w*|unbutton\w*|strip\w*|blouse|bra|panties|underwear|bikini|knees?|thighs?|lap|strok\w+|touch\w*|body|skin|bath|shower|blush\w*|himself|herself)$/;
/** Before "night" and "room", which are no rendezvous then. */
const NO_CAST = compileApart(`
  all|every night
  changing|living|waiting|emergency room
`);
/** "I'm him": the speaker is the youngster. */
const I_AM_THEM = compileApart('i|you am|are|r :adverb? he|she|him|her|them');
/** Before someone who is addressed or played. */
export const PLAYS =
  /^(?:be|am|are|r|is|as|like|play|become|portray|pretend|imagine|hey|hi|hello|oh|come|good)$/;

/** "My lad got sent off. He's 11": the speaker's child, if nobody is courted. */
export function readAsOwnYoungster(scene: Scene, cue: Cue, reading: Reading): Reading {
  const { words, own, describing, bare } = scene;
  if (describing || bare || cue.years === null || cue.years >= ADOLESCENT) return reading;
  const head = findHead(scene, reading);
  // "My little one is 11" names no person, and yet somebody may court them.
  if (reading.who === 'thing' && words[head]?.text === 'one') return { ...reading, who: 'third' };
  if (reading.who !== 'someone' && reading.who !== 'anyone') return reading;
  if (head === -1 || isCast(scene, head)) return reading;
  let from = head;
  while (from > own && is(words[from - 1], 'owner', 'adjective', 'small', 'article')) from -= 1;
  const isAddressed = PLAYS.test(words[from - 1]?.text ?? '') && from > own;
  if (isAddressed || COURTS_BEFORE.isBefore(words, from - 1)) return reading;
  return { ...reading, who: 'third', from: Math.min(from, reading.from) };
}

/** Returns the noun that the age refers to, or -1. */
function findHead({ words, own }: Scene, { from }: Reading): number {
  const pronoun = words[from];
  const isPronoun = /^(?:he|she)$/.test(pronoun?.text ?? '');
  if (!isPronoun) {
    for (let k = Math.max(from, own); k < Math.min(from + 4, words.length); k += 1)
      if (isYoungster(words, k) && !BY_PRONOUN.test(words[k]?.text ?? '')) return k;
    return -1;
  }
  for (let k = from - 1; k >= Math.max(own, from - REACH); k -= 1) {
    const word = words[k] as Word;
    if (isYoungster(words, k)) return agrees(word, pronoun as Word) ? k : -1;
    if (is(word, 'person', 'partner', 'relative', 'learner', 'youth')) return -1;
  }
  return -1;
}

const agrees = (word: Word, pronoun: Word): boolean =>
  word.text === 'one' || (pronoun.text === 'she') === word.text.startsWith('lass');

/** "my boy", "our wee lad", "the little one". */
function isYoungster(words: readonly Word[], at: number): boolean {
  const { text, owns } = words[at] as Word;
  const isSmall = SMALL.test(words[at - 1]?.text ?? '');
  const owner = words[isSmall ? at - 2 : at - 1]?.text ?? '';
  if (owns && !OCCASION.test(words[at + 1]?.text ?? '')) return false;
  if (text === 'one') return isSmall && /^(?:my|our|the)$/.test(owner);
  return YOUNGSTER.test(text) && /^(?:my|our)$/.test(owner);
}

/**
 * Returns whether the message courts somebody: "my boy" is romance itself, and does not count here.
 * @param spared further harmless phrases that end or start with such a word
 */
export const isCast = (
  { words, own, romance }: Scene,
  head: number,
  spared?: WordTable,
): boolean => {
  const isSpared = (at: number): boolean =>
    spared !== undefined && (spared.isBefore(words, at) || spared.isAt(words, at));
  return (
    isTender(words, own) ||
    some(
      words,
      own,
      words.length,
      (word, at) =>
        (is(word, 'partner') && word.text !== 'ex' && !isSpared(at)) ||
        (CASTS.test(word.text) && !NO_CAST.isBefore(words, at) && !isSpared(at)) ||
        I_AM_THEM.isAt(words, at) ||
        ((romance()[at] ?? 0) > 0 && !(at === head - 1 && word.text === 'my')),
    )
  );
};
