import { COURTS_BEFORE } from './courting.ts';
import { isVessel } from './find-vessel.ts';
import { classifyNoun, isNoun, isTaught, readNounPhrase, type Person } from './nouns.ts';
import type { Word } from './passage.ts';
import { is } from './passage.ts';
import type { Scene } from './scene.ts';
import { sentenceStart, some } from './scene.ts';
import { compileTable } from './word-pattern.ts';

const REACH = 45;
const ENDEARMENT = /^(?:babe|bae|baby|babies|darling|honey|sweetie|angel|beloved)$/;
/** "has a crush", "our date": not a person, except with "my" or "your". */
const AFFAIR = /^(?:crush|date|match|love|interest)$/;
const OLDER = /^(?:older|elder|big|eldest|oldest|grown|adult)$/;
/** Possessions whose owner "she" refers to: "my youngest's birthday, she is six". */
const OCCASION =
  /^(?:birthday|bday|party|school|teacher|name|game|recital|room|class|homework|team|toy|bedtime|nap)$/;

/** Finds the antecedent of "she". Null when nobody was named. */
export function findAntecedent(scene: Scene, at: number): Person | null {
  const { words } = scene;
  if (!scene.describing && isVessel(words, at)) return { who: 'thing', from: at, to: at };
  for (let k = at - 1; k >= Math.max(0, at - REACH); k -= 1) {
    // "She" in a card is its subject, unless somebody else was just named.
    const isFar = (words[at] as Word).sentence - (words[k] as Word).sentence > 1;
    if (scene.describing && isFar) return null;
    if (scene.quoted && is(words[k], 'speaker')) continue;
    if (scene.names().has(words[k]?.text ?? ''))
      return { who: isPlayed(words, k) ? 'pair' : 'third', from: k, to: k };
    if (!canBeMeant(words, k, words[at] as Word)) continue;
    const { from } = readNounPhrase(words, k);
    const person = { who: classifyNoun(scene, from, k), from, to: k };
    if (isManyForOne(words, k, words[at] as Word) && person.who !== 'pair') continue;
    if (isSubject(scene, from, k)) return { ...person, who: 'someone' };
    const isLoved = isPlayed(words, from) || isCourtedAt(words, k);
    if (person.who === 'third' && isLoved) return { ...person, who: 'pair' };
    if (person.who === 'third' || person.who === 'thing' || person.who === 'pair') return person;
    // "I have a boy, he is ten"
    const isChild =
      is(words[k], 'person') &&
      is(words[from - 1], 'have') &&
      !some(words, from, k, (word) => is(word, 'partner'));
    // "She is a teacher. She is 16": the teacher is not the pupil.
    const isPupil = isTaught(words, k) && !is(words[k], 'teach');
    return { ...person, who: isChild || isPupil ? 'third' : 'someone' };
  }
  return null;
}

/** "I'm in love with my best friend's | daughter." */
const isCourtedAt = (words: readonly Word[], at: number): boolean => {
  let from = at;
  while (is(words[from - 1], 'owner', 'adjective', 'small') || words[from - 1]?.owns === true)
    from -= 1;
  return from < at && COURTS_BEFORE.isBefore(words, from - 1);
};

const PLAYS = compileTable(`
  act|acting|roleplay|rp|speak|talk|write|respond|reply|pose as|like * *? *?
  act|acting|roleplay|rp|speak|talk|write|respond|reply|pose as|like
  play|portray|impersonate|become|be * *? *?
  play|portray|impersonate|become|be
  pretend|imagine|suppose that? :speaker am|are|is|r
`);
/** "act as Emma, my student" */
export const isPlayed = (words: readonly Word[], from: number): boolean => {
  const verb = PLAYS.startTo(words, from - 1);
  return verb !== -1 && verb - sentenceStart(words, from) < 6;
};

function canBeMeant(words: readonly Word[], at: number, pronoun: Word): boolean {
  const word = words[at] as Word;
  const isPerson = is(word, 'person', 'relative', 'partner');
  if (!isNoun(word) || is(word, 'body', 'elder')) return false;
  if (word.owns && !OCCASION.test(words[at + 1]?.text ?? '')) return false;
  if (is(word, 'thing', 'adjective') && !isPerson) return false;
  if (is(pronoun, 'female') && is(word, 'male') && !is(word, 'female')) return false;
  if (is(pronoun, 'male') && is(word, 'female') && !is(word, 'male')) return false;
  const before = words[at - 1]?.text ?? '';
  if (PRAISED.test(word.text) && isPraise(words, at)) return false;
  if (AFFAIR.test(word.text)) return /^(?:my|your)$/.test(before);
  if (ENDEARMENT.test(word.text)) return false;
  return !(is(word, 'relative') && OLDER.test(before));
}

const PRAISED = /^(?:boy|girl)$/;
/** "what a good boy", after a dog */
const isPraise = (words: readonly Word[], at: number): boolean =>
  /^(?:good|sweet)$/.test(words[at - 1]?.text ?? '') &&
  !is(words[at - 2], 'owner', 'be', 'speaker') &&
  words.slice(Math.max(0, at - REACH), at).some((word) => is(word, 'animal'));

/** "the twins … she": a plural is not the antecedent, unless it is a possessor. */
const isManyForOne = (words: readonly Word[], at: number, { text }: Word): boolean =>
  is(words[at], 'plural') &&
  words[at - 2]?.text !== 'of' &&
  text !== 'they' &&
  text !== 'them' &&
  words[at]?.owns !== true &&
  !OCCASION.test(words[at + 1]?.text ?? '');

/** A card that starts with "A shy pupil of your class" describes its subject. */
const isSubject = ({ words, describing }: Scene, from: number, at: number): boolean =>
  describing &&
  from === sentenceStart(words, at) &&
  /^(?:an?|the|your?)$/.test(words[from]?.text ?? '') &&
  is(words[at], 'learner', 'relative', 'person') &&
  !is(words[at], 'plural');
