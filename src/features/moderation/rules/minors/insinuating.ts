import type { Cue, Reading } from './cue.ts';
import { CASTS_CHILD, INSINUATIONS, type Tie } from './insinuations.ts';
import type { Word } from './passage.ts';
import { is } from './passage.ts';
import type { Scene } from './scene.ts';
import { sentenceStart, some } from './scene.ts';

/** How many sentences after the age "she" is still the child. */
const REACH = 2;
const OWN_CHILD =
  /^(?:son|daughter|child|children|kid|kids|boy|boys|girl|girls|twins?|grandson|granddaughter|grandchild|grandkid|youngest|oldest|eldest|firstborn|offspring)s?$/;
/** Somebody else's children, beside the learners. */
const STRANGER =
  /^(?:neighbou?r|friend|babysitter|sitter|classmate|teammate|coworker|colleague|boss|door)s?$/;

/**
 * Returns whether a message insinuates more about a named child, or one called by a relation, than is said of a child:
 * looks, a secret, being alone together, longing, a role. "My niece is 12, she looks so grown in that dress."
 */
export function isInsinuated(scene: Scene, cue: Cue, reading: Reading): boolean {
  const { words, own, surface } = scene;
  if (surface !== 'chat_input' || cue.years === null) return false;
  const tables = INSINUATIONS[findTie(scene, reading, cue) ?? 'family'];
  return some(
    words,
    own,
    words.length,
    (_, at) =>
      CASTS_CHILD.isAt(words, at) ||
      (tables.some((table) => table.isAt(words, at)) && isOfChild(scene, cue, at)),
  );
}

/** Whose child it is: the least close of those named beside the age; null if none is. */
export function findTie({ words, own }: Scene, { from }: Reading, { to }: Cue): Tie | null {
  let tie: Tie | null = null;
  for (let k = Math.max(own, sentenceStart(words, Math.max(own, from))); k <= to; k += 1) {
    const found = tieOf(words, k);
    if (found === 'other') return found;
    if (found !== null && tie !== 'family') tie = found;
  }
  return tie;
}

function tieOf(words: readonly Word[], at: number): Tie | null {
  const word = words[at] as Word;
  if (is(word, 'learner') || STRANGER.test(word.text)) return 'other';
  const isChild = OWN_CHILD.test(word.text);
  if (word.owns || !(isChild || is(word, 'relative'))) return null;
  let k = at - 1;
  while (is(words[k], 'adjective', 'small')) k -= 1;
  const owner = words[k];
  if (owner?.owns) return is(owner, 'relative', 'elder', 'partner') ? 'family' : 'other';
  return isChild && /^(?:my|our)$/.test(owner?.text ?? '') ? 'own' : 'family';
}

/** The companion, a partner or a parent may be meant instead, if named in between. */
function isOfChild({ words }: Scene, { from, to }: Cue, at: number): boolean {
  const distance = (words[at] as Word).sentence - (words[to] as Word).sentence;
  if (distance < -1 || distance > REACH) return false;
  const isBefore = at < from;
  return !some(
    words,
    isBefore ? sentenceStart(words, at) : to + 1,
    at,
    (word, k) => LISTENER.test(word.text) || isAdult(word, words[k - 1]),
  );
}

const LISTENER = /^(?:you|u|your|ur|yours)$/;
/** "My wife", not "her mother". */
const isAdult = (word: Word, before: Word | undefined): boolean =>
  !word.owns &&
  (is(word, 'partner') || (is(word, 'elder') && !/^(?:her|his|their)$/.test(before?.text ?? '')));
