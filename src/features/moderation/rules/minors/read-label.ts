import type { Cue, Reading } from './cue.ts';
import { toReading } from './cue.ts';
import { isToBePlayed, namesThird, readNounPhrase } from './nouns.ts';
import type { Word } from './passage.ts';
import { is } from './passage.ts';
import { readState } from './read-state.ts';
import type { Scene } from './scene.ts';
import { clauseStart, isOpening, sentenceStart, some } from './scene.ts';
import { compileTable } from './word-pattern.ts';
import { KIN, OWNERS, PERSONS } from './words-foreign.ts';

/** "Age: 15", "my age is 15". */
export function readLabel({ words }: Scene, cue: Cue): Reading {
  const low = sentenceStart(words, cue.from);
  const isAge = cue.rule === 'age_label';
  const isOfPair = some(
    words,
    low,
    cue.from,
    (word, at) => is(word, 'speaker') && is(words[at + 1], 'be'),
  );
  const isRole = (at: number): boolean => isToBePlayed(words, readNounPhrase(words, at).from);
  const isOthers = some(
    words,
    low,
    cue.from,
    (word, at) =>
      (namesThird(words, at) && !isRole(at)) || is(word, 'animal') || (isAge && is(word, 'thing')),
  );
  const isOwn = some(words, Math.max(low, cue.from - 4), cue.from, ({ text }) =>
    /^(?:my|your|ur|yours|mine)$/.test(text),
  );
  const isPlayed = some(words, low, cue.from, (_, at) => namesThird(words, at) && isRole(at));
  return toReading(cue, {
    who: isOthers && !isOfPair ? 'third' : isOwn || isPlayed ? 'pair' : 'unsaid',
    when: words[cue.from - 1]?.text === 'was' ? 'then' : 'now',
  });
}

const YOU_ARE_A = compileTable('you are|r a|an|the|my');
const YOU_ARE = compileTable(':speaker am|are|r :adverb?');
const YOU_PLAY = compileTable('i|you :be? play|playing|rp|roleplay as? :owner? *');
/** "Mia (15)", "my daughter, 15,". */
export function readBracket(scene: Scene, cue: Cue): Reading {
  const { words, describing } = scene;
  const state = readState(scene, cue.from);
  const { who, from } = state.person;
  const isFirst = isOpening(words, from);
  const isYours = describing && isFirst && /^(?:your?|the|an?)$/.test(words[from]?.text ?? '');
  if (isYours) return toReading(cue, { who: 'pair' });
  // "you are the girl who mows my lawn, fourteen"
  const isYou = YOU_ARE_A.isAt(words, clauseStart(words, cue.from - 1));
  const isPlayed = YOU_PLAY.isBefore(words, cue.from - 1);
  if (isYou || isPlayed || YOU_ARE.isBefore(words, from - 1))
    return toReading(cue, { who: 'pair' });
  if (who === 'third' || who === 'thing') return toReading(cue, { who });
  if (KIN.has(words[cue.from - 1]?.text ?? '')) return toReading(cue, { who: 'third' });
  const isLover =
    PERSONS.has(words[cue.from - 1]?.text ?? '') && OWNERS.has(words[cue.from - 2]?.text ?? '');
  if (state.isJoined || isLover) return toReading(cue, { who: 'pair' });
  if (cue.from === 0 || !isNameLike(words[cue.from - 1])) return toReading(cue, { who: 'thing' });
  return toReading(cue, { who: describing || isFirst ? 'pair' : 'anyone' });
}
/** Returns whether a word can be a name or a person, and not a verb or thing. */
const isNameLike = (word: Word | undefined): boolean =>
  !is(word, 'thing', 'animal', 'verb', 'past', 'preposition', 'romance', 'adverb') ||
  is(word, 'person', 'partner');
