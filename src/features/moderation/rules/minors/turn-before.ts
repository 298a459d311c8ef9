import type { Cue, Reading } from './cue.ts';
import type { FoundCue } from './read-whole.ts';
import { readAsAgedThing } from './find-aged-thing.ts';
import { findAntecedent } from './find-antecedent.ts';
import { hasRival } from './find-rival.ts';
import { is, type Word } from './passage.ts';
import { readCue } from './read-cue.ts';
import { readNumber } from './read-number.ts';
import { isPlayedBefore } from './read-question.ts';
import type { Scene } from './scene.ts';
import { hasRomance, some } from './scene.ts';

/** A longer message contains more than an age, so the previous turns do not explain it. */
const MAX_WORDS = 20;
const MAX_LEADS = 4;

/**
 * Returns whether the turns before explain a short message that resembles a minor's words: its ages
 * belong to an animal, a thing, a relative or a student who was named or asked about, or to the
 * past.
 */
export function isExplained(scene: Scene, cues: Iterable<FoundCue>): boolean {
  const { words, own } = scene;
  if (own === 0 || words.length - own > MAX_WORDS || hasRomance(scene, own, words.length))
    return false;
  let isNamed = false;
  for (const found of cues) {
    const reading = readAsAgedThing(scene, found.cue, found.reading ?? readCue(scene, found.cue));
    if (found.cue.isAbsolute || !isOfOther(scene, reading)) return false;
    if (mayBeRival(scene, found.cue, reading)) return false;
    isNamed ||= refersBack(scene, found.cue, reading);
  }
  return isNamed || (scene.asked() !== 'pair' && scene.asked() !== null && startsWithNumber(scene));
}

const isOfOther = ({ asked }: Scene, { who, when }: Reading): boolean =>
  who === 'third' || who === 'thing' || (when === 'then' && asked() === 'past');

/**
 * "I walk my girlfriend's dog.", "she is 15": not for a relative or a student, who is named as
 * such.
 */
function mayBeRival(scene: Scene, cue: Cue, reading: Reading): boolean {
  const { words, own } = scene;
  const isMeant = (word: Word, at: number): boolean => {
    if (!is(word, 'pronoun') || !is(word, 'female', 'male')) return false;
    const found = findAntecedent(scene, at);
    const isRelative =
      found !== null &&
      some(words, found.from, found.to + 1, (each) => is(each, 'relative', 'learner', 'elder'));
    return isRelative ? isPlayedBefore(scene) : hasRival(scene, word);
  };
  return some(words, Math.max(own, reading.from), cue.from, isMeant);
}

/** "she is 15": a pronoun of the message, whose antecedent is in an earlier turn. */
const refersBack = ({ words, own }: Scene, cue: Cue, reading: Reading): boolean =>
  some(words, Math.max(own, reading.from), cue.from, (word) => is(word, 'pronoun', 'neuter'));

/** "about 15 i think", "almost 17": the message answers with a number. */
function startsWithNumber({ words, own }: Scene): boolean {
  for (let at = own; at < Math.min(words.length, own + MAX_LEADS); at += 1) {
    if (readNumber(words, at)) return true;
    if (!is(words[at] as Word, 'adverb', 'preposition', 'pronoun', 'be', 'was', 'neuter'))
      return false;
  }
  return false;
}
