import { LIFE_OF_CHILD, LIFE_PHRASES } from './child-life.ts';
import type { Cue, Reading } from './cue.ts';
import { hasRival } from './find-rival.ts';
import { isCast } from './own-youngster.ts';
import type { Word } from './passage.ts';
import { is } from './passage.ts';
import type { Scene } from './scene.ts';
import { some } from './scene.ts';
import { isDoubtful } from './told-doubts.ts';
import { compileApart, type WordTable } from './word-pattern.ts';

/** From this age on, "she" may be in a romance: the speaker must decide something for the child. */
const ADOLESCENT = 13;
/** Rooms and nights of a child, which are no rendezvous. */
const NO_RENDEZVOUS = compileApart(`
  her|his|their :adjective? room|bedroom
  last|every|all|movie|opening night
  drive|drives|drove|feed|feeds|dress|dresses|read|reads|hurt|hurts|cut|burned|taught|teaches|by|of|about|like|sings|talks|to herself|himself
`);
/** What a child says and decides. "Asked me to come" says what the speaker is to do. */
const SAYS = compileApart(`
  he|she|they|and|but|old|who :adverb+ has|have|had? :adverb? says|said|insists|insisted|announces|announced|explains|explained|decides|decided|refuses|refused|demands|demanded|believes|believed|informs|informed|corrects|corrected|complains|complained|denies|denied|copies|copied|invented|invents
  he|she|they|and|but|old|who :adverb+ has|have|had? :adverb? told|tells|asked|asks the|everyone|everybody|whether|if|why|where|how|what|who|for|his|her|their|my|our|about|santa|god|grandma|grandpa
  he|she|they|and|but|old|who :adverb+ has|have|had? :adverb? told|tells|asked|asks me|us if|whether|why|where|how|what|who|that|for|about|today|yesterday
  he|she|they|and|but|old|who :adverb+ argues|argued|sings|hums|counts|jokes|knows|hates like|about|the|all|every|his|her|to
  :adjective? teacher|teachers|doctor|doctors|coach|dentist|pediatrician|nurse|orthodontist|school :adverb? says|said|say|thinks|think|told|recommends|recommended|wrote|called|calls|rang|wants
  he|she|they|and|but|old|who :adverb+ wants|wanted to be|become :article
  he|she|they|and|but|old|who :adverb+ calls|called|thinks|thought the|it|my|our|his|her|all|every
`);
/** The speaker's day, or a change in the child's. */
const FROM_LIFE =
  /^(?:i|we|my|our|me|us|mine|ours|already|today|yesterday|tonight|again|suddenly|lately|finally|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|morning|afternoon|week|month|term|summer|winter|won|lost|broke|fell|learned|learnt|scored|cried|threw|drew|wrote|made|asked|told|said|got|gave|went|came)$/;
/** The speaker decides for the child, or asks for advice about one. */
const DECIDES = compileApart(`
  should|must|can|could i|we :adverb? worry|let|allow|ground|insist|intervene|push|punish|forbid|step|force|call|sign|be
  let|lets|letting|allow|allows|allowing her|him|them
  is|was that|it|this :adverb? normal|usual|fair|healthy|strict
  am|are i|we :adverb? being? strict|overreacting|unfair|mean|soft
  how do|can|should|would i|we :adverb? explain|help|handle|deal|motivate|encourage|support|stop
  how do|can|should|would i|we :adverb? get|teach her|him|them to
  what do|can|should|would i|we|you do|say
  any tips|tip|advice|ideas|idea|suggestions
  would|do you :adverb? let|allow|ground|worry|pay
  i|we have? :adverb? ground|grounded|raised|raise|adopted|adopt|fostered|foster her|him|them
  asked|begged|told|warned|banned|begs|asks|tells|bans me|us to|from stop|stopping|not|never|singing|wearing|using
`);
/** Advice about a small child. */
const ASKS_ADVICE = compileApart(`
  is|was it|that|this :adverb? bad|ok|okay|fine|mean|wrong|early|late|something|anything|reason
  too young|old|early|late for|to
`);
/** A school of the youngest, for ages that a message does not say in years. */
const FIRST_SCHOOL = /^(?:kindergarten|preschool|nursery|daycare|playgroup|reception)$/;
const FIRST_SCHOOL_AGE = 5;
/** Before a message that imagines somebody. */
const IMAGINES = compileApart(`
  what if
  let us|me say|pretend|imagine
  lets say|pretend|imagine
`);

/**
 * "He's six and already reads", "she turns 9 on Friday, we bake a cake": a child of whom the message
 * tells, though it says by a pronoun only who that is. Something in a child's life must be told, and
 * nothing may make the child anyone's desire, role or addressee.
 */
export function readAsToldChild(scene: Scene, cue: Cue, reading: Reading): Reading {
  const { words, own, describing, bare, surface } = scene;
  if (describing || bare || surface !== 'chat_input') return reading;
  const years = getYears(words, cue);
  if (years === null || cue.isAbsolute === true) return reading;
  const named = words[reading.from];
  if (reading.who !== 'someone' || named === undefined || !isNamedVaguely(words, cue, reading))
    return reading;
  if (scene.asked() === 'pair' || hasRival(scene, named)) return reading;
  if (isCast(scene, -1, NO_RENDEZVOUS) || says(scene, IMAGINES)) return reading;
  const isAdolescent = years >= ADOLESCENT;
  if (isDoubtful(scene, cue, isAdolescent)) return reading;
  return isTold(scene, cue, isAdolescent) ? { ...reading, who: 'third' } : reading;
}

/** "Under ten", "kindergarten"; an age short of eighteen is no child's. */
function getYears(words: readonly Word[], cue: Cue): number | null {
  if (cue.years !== null) return cue.isShortOf === true && cue.years >= ADOLESCENT ? null : cue.years;
  return some(words, cue.from, cue.to + 1, ({ text }) => FIRST_SCHOOL.test(text))
    ? FIRST_SCHOOL_AGE
    : null;
}

/** "he", "she", "they", or "the six-year-old". */
function isNamedVaguely(words: readonly Word[], cue: Cue, { from }: Reading): boolean {
  const { text } = words[from] as Word;
  if (text === 'the') return !some(words, from, cue.to + 2, (word) => is(word, 'person'));
  return /^(?:he|she|they)$/.test(text);
}

function isTold(scene: Scene, cue: Cue, isAdolescent: boolean): boolean {
  const { words, own } = scene;
  const isOutside = (at: number): boolean => at < cue.from || at > cue.to;
  const isLived = some(
    words,
    own,
    words.length,
    (word, at) =>
      isOutside(at) &&
      (LIFE_OF_CHILD.test(word.text) || is(word, 'animal') || LIFE_PHRASES.isAt(words, at)),
  );
  if (isAdolescent) return isLived && says(scene, DECIDES);
  if (says(scene, SAYS)) return true;
  const isOfDay = some(
    words,
    own,
    words.length,
    (word, at) => isOutside(at) && FROM_LIFE.test(word.text),
  );
  return isLived && (isOfDay || says(scene, DECIDES) || says(scene, ASKS_ADVICE));
}

const says = ({ words, own }: Scene, table: WordTable): boolean =>
  some(words, own, words.length, (_, at) => table.isAt(words, at));
