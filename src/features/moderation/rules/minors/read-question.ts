import { findAntecedent } from './find-antecedent.ts';
import { classifyNoun, isNoun, type Person } from './nouns.ts';
import type { Word } from './passage.ts';
import { is, startsClause } from './passage.ts';
import type { Asked, Scene } from './scene.ts';
import { hasRomance, sentenceEnd, some } from './scene.ts';
import { compileTable } from './word-pattern.ts';

const OLD = compileTable(`
  how old is|are|am|r|was|were|s
  how old should|shall|do|would|can
`);
const PAST = compileTable(`
  how old were|was :speaker|:pronoun :adverb? when|the|back|at|that|then
  at? what|which age did|was|were
  how old were|was *? *? when
`);
const COUNT = compileTable(`
  how many|much|long|far|tall|often|high|big|heavy|late|early
  what|which :adjective? time|size|floor|hour|number|page|chapter|bus|street|day|date|percentage|temperature|level
`);
/** "I started smoking young." – "How old were you?" */
const WERE_YOU = compileTable('how old were|was you|i');
const IS_NOW = /^(?:again|now|really|supposed|actually)$/;
/** "which grade do you teach?" */
const OF_PUPILS = compileTable(`
  what|which grade|class|year|age|ages|group do|does|did|would|will|are :speaker|:pronoun teach|teaching|give|coach|coaching|tutor
`);
/** "how many years old are you", "how long have you been alive", "how many candles" */
const COUNTS_LIFE =
  /^(?:old|older|younger|age|aged|alive|summers|winters|birthdays?|candles?|born|till|until|grade|school|legal|adult|eighteen|18|earth|exist|existed|lived)$/;
const ENDS = /^(?:in|on|at|when|by|to|who|that|which|we|i|you)$/;

/** Reads the last question of the turns before. Null when it asks for no number. */
export function readQuestion(scene: Scene): Asked | null {
  const { words, own } = scene;
  for (let at = own - 1; at >= 0; at -= 1) {
    const { text } = words[at] as Word;
    // An answer follows the last sentence, or the one before it.
    if ((words[own - 1] as Word).sentence - (words[at] as Word).sentence > 1) return null;
    if (text !== 'how' && text !== 'what' && text !== 'which' && text !== 'at') continue;
    const end = sentenceEnd(words, at);
    const isPast =
      PAST.isAt(words, at) ||
      (WERE_YOU.isAt(words, at) && !some(words, at, end, (word) => IS_NOW.test(word.text)));
    if (OF_PUPILS.isAt(words, at)) return 'count';
    if (isPast) return hasRomance(scene, at, end, 2) ? 'pair' : 'past';
    const subject = OLD.endFrom(words, at);
    if (subject !== -1) return isOthers(scene, subject, end) ? 'other' : 'pair';
    if (COUNT.isAt(words, at))
      return some(words, at, end, (word) => COUNTS_LIFE.test(word.text)) ? 'pair' : 'count';
  }
  return null;
}

/** Returns whether the noun or pronoun that starts at a word is an animal, a thing, a relative or a pupil. */
function isOthers(scene: Scene, from: number, end: number): boolean {
  const { words } = scene;
  const first = words[from];
  if (!first || is(first, 'speaker')) return false;
  if (is(first, 'neuter') && !/^(?:that|this|these|those)$/.test(first.text)) return true;
  if (is(first, 'pronoun')) {
    const found = findAntecedent(scene, from);
    return found !== null && isOther(scene, found);
  }
  let head = -1;
  for (let k = from; k < end; k += 1) {
    const word = words[k] as Word;
    if (k > from && (startsClause(word) || ENDS.test(word.text))) break;
    if (scene.names().has(word.text)) head = k;
    else if (isNoun(word) && !word.owns) head = k;
  }
  if (head === -1) return false;
  const isNamed = scene.names().has(words[head]?.text ?? '');
  const who = isNamed ? 'third' : classifyNoun(scene, from, head);
  return isOther(scene, { who, from, to: head });
}

/** A friend, a woman or a name may be in the romance. */
function isOther(scene: Scene, { who, from, to }: Person): boolean {
  const { words } = scene;
  const names = (...kinds: Parameters<typeof is>[1][]): boolean =>
    some(words, from, to + 1, (word) => is(word, ...kinds));
  if (who === 'thing' || names('animal')) return true;
  if (who !== 'third' || isPlayedBefore(scene)) return false;
  if (names('learner')) return !isLiked(scene, from);
  return names('relative', 'elder', 'child') || scene.names().has(words[to]?.text ?? '');
}

const PLAYS_THEM = compileTable(`
  you|u|i|we :adverb? play|plays|playing|portray|become|be her|him|them
  you|u|i|we are|am her|him|them
  act|acting|roleplay|speak|talk|write|respond as|like her|him|them
`);
/** "my little sister is in the story, you play her": a role, not a relative. */
export const isPlayedBefore = ({ words, own }: Scene): boolean =>
  words.some((_, at) => at < own && PLAYS_THEM.isAt(words, at));

const LIKES =
  /^(?:like|likes|liked|love|loves|loved|want|wants|kiss|kissed|date|dating|crush|attracted|hot|cute|sexy|beautiful|pretty|gorgeous|romantic)$/;
/** "my student wrote me a love letter": next to such a word, a student is not a third person. */
const isLiked = ({ words, own }: Scene, from: number): boolean =>
  words.some(
    (word, at) => LIKES.test(word.text) && (at >= own || word.sentence === words[from]?.sentence),
  );
