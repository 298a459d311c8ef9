import type { Cue, Reading } from './cue.ts';
import { is, startsClause, type Word } from './passage.ts';
import type { Scene } from './scene.ts';
import { sentenceStart, some } from './scene.ts';

const THINGS =
  /^(?:hotel|hostel|house|cottage|cabin|villa|flat|apartment|building|school|church|castle|bridge|tower|car|van|truck|bus|bike|boat|ship|train|plane|laptop|phone|computer|camera|sofa|couch|bed|table|chair|piano|guitar|violin|watch|dress|coat|jacket|shoes|boots|wine|whisky|whiskey|rum|cheese|song|album|film|movie|show|series|game|book|novel|magazine|newspaper|company|firm|shop|store|bakery|bar|pub|club|restaurant|cafe|theat(?:er|re)|museum|festival|tradition|tree|garden|oven|fridge|stove|roof|kitchen|tattoo|scar|website|app|program|law|contract|city|town|village|place|room|tent|caravan|bench|mattress|recipe|joke|photo|picture|painting)$/;
const BECOMES = /^(?:is|was|are|were|turns|turned|be|being|isn|looks|seems)$/;
const NOT_JOINED = /^(?:and|but|because|when|if|who|while|since|though|although|or|then)$/;

/**
 * "The hotel we're staying in is only 16 years old": a clause separates a thing from its age. "16", after
 * "How old is your dog?", is the dog's age.
 */
export function readAsAgedThing(scene: Scene, cue: Cue, reading: Reading): Reading {
  const { words } = scene;
  if (cue.years === null || reading.who === 'thing' || reading.who === 'third') return reading;
  if (isAskedOf(scene, cue))
    return scene.asked() === 'past'
      ? { ...reading, who: 'anyone', when: 'then' }
      : { ...reading, who: 'third' };
  const low = sentenceStart(words, cue.from);
  let verb = cue.from - 1;
  while (verb > low && is(words[verb], 'adverb', 'not', 'article')) verb -= 1;
  if (!BECOMES.test(words[verb]?.text ?? '') || isSubject(words, verb - 1)) return reading;
  for (let k = verb - 2; k >= low; k -= 1) {
    const word = words[k] as Word;
    if (NOT_JOINED.test(word.text) || (k > low && startsClause(word) && k < verb - 2))
      return reading;
    if (!THINGS.test(word.text)) continue;
    const isNamed = is(words[k - 1], 'article', 'owner', 'adjective') || k === low;
    if (!isNamed || !opensRelative(words[k + 1])) return reading;
    return { ...reading, who: 'thing' };
  }
  return reading;
}

/** "almost 16": a number without a person, which answers a question of another's age, or of another number. */
function isAskedOf(scene: Scene, cue: Cue): boolean {
  const { words, own } = scene;
  if (cue.from < own || cue.from > own + 3 || words[cue.from]?.sentence !== words[own]?.sentence)
    return false;
  if (some(words, own, cue.from, (word) => is(word, 'speaker', 'partner', 'person'))) return false;
  const asked = scene.asked();
  return asked === 'other' || asked === 'past' || (asked === 'count' && cue.isBare === true);
}

/** A noun right before the verb is its subject, except after "with" or "from". */
const isSubject = (words: readonly Word[], at: number): boolean =>
  !/^(?:me|him|us|them)$/.test(words[at]?.text ?? '') &&
  is(words[at], 'speaker', 'pronoun', 'person', 'partner', 'relative', 'youth', 'learner') &&
  !is(words[at - 1], 'preposition') &&
  !is(words[at - 2], 'preposition');

const opensRelative = (word: Word | undefined): boolean =>
  is(word, 'speaker', 'pronoun', 'owner', 'article') ||
  /^(?:that|which|where|in|they|people)$/.test(word?.text ?? '');
