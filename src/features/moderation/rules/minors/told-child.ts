import { LIFE_OF_CHILD, LIFE_PHRASES } from './child-life.ts';
import type { Cue, Reading } from './cue.ts';
import { hasRival } from './find-rival.ts';
import { isCast } from './own-youngster.ts';
import type { Word } from './passage.ts';
import { is } from './passage.ts';
import type { Scene } from './scene.ts';
import { sentenceStart, some } from './scene.ts';
import { isDoubtful } from './told-doubts.ts';
import { compileApart, type WordTable } from './word-pattern.ts';

/** From this age on, "she" may be in a romance: the speaker must decide something for the child. */
const ADOLESCENT = 13;
/** A child's rooms and nights, which are no rendezvous, and the other parent. */
const NO_RENDEZVOUS = compileApart(`
  her|his|their :adjective? room|bedroom
  last|every|all|movie|opening night
  babies
  wife|husband does|did|says|said|thinks|thought|works|worked|has|had|died
  wife|husband and i
  new|the|our|another baby
  drive|drives|drove|feed|feeds|dress|dresses|read|reads|hurt|hurts|cut|burned|taught|teaches|by|of|about|like|sings|talks|to herself|himself
`);
/** What a child says and decides. "Asked me to come" says what the speaker is to do. */
const SAYS = compileApart(`
  he|she|they|and|but|old|who :adverb+ has|have|had? :adverb? says|said|insists|insisted|announces|announced|explains|explained|decides|decided|refuses|refused|demands|demanded|believes|believed|informs|informed|corrects|corrected|complains|complained|denies|denied|copies|copied|invented|invents
  he|she|they|and|but|old|who :adverb+ has|have|had? :adverb? told|tells|asked|asks the|everyone|everybody|whether|if|why|where|how|what|who|for|his|her|their|my|our|about|santa|god|grandma|grandpa
  he|she|they|and|but|old|who :adverb+ has|have|had? :adverb? told|tells|asked|asks me|us if|whether|why|where|how|what|who|that|for|about|today|yesterday
  he|she|they|and|but|old|who :adverb+ argues|argued|sings|hums|counts|jokes|knows|hates like|about|the|all|every|his|her|to
  her|his|their|my :elder says|said|thinks|thought|wants|wanted|told
  :adjective? teacher|teachers|doctor|doctors|coach|dentist|pediatrician|nurse|orthodontist|school :adverb? says|said|say|thinks|think|told|recommends|recommended|wrote|called|calls|rang|wants
  he|she|they|and|but|old|who :adverb+ wants|wanted to be|become :article
  he|she|they|and|but|old|who :adverb+ calls|called|thinks|thought the|it|my|our|his|her|all|every
`);
/** The speaker's day, or a change in the child's. */
const FROM_LIFE =
  /^(?:i|we|my|our|me|us|mine|ours|already|today|yesterday|tonight|again|suddenly|lately|finally|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|morning|afternoon|week|month|term|summer|winter|learned|scored|decided|asked|started|finished|named|measured|invented|since)$/;
/** The speaker decides for the child, or asks for advice about one. */
const DECIDES = compileApart(`
  should|must|can|could i|we :adverb? worry|let|allow|ground|insist|intervene|push|punish|forbid|step|force|call|sign|be|get|find|hire|book
  let|lets|letting|allow|allows|allowing her|him|them
  is|was that|it|this :adverb? normal|usual|fair|healthy|strict
  am|are i|we :adverb? being? strict|overreacting|unfair|mean|soft
  how do|can|should|would i|we :adverb? explain|help|handle|deal|motivate|encourage|support|stop
  how do|can|should|would i|we :adverb? get|teach her|him|them to
  what do|can|should|would i|we do|say
  what|how would|do you say|do|react
  any tips|tip|advice|ideas|idea|suggestions
  would|do you :adverb? let|allow|ground|worry|pay
  i|we have? :adverb? ground|grounded|raised|raise|adopted|adopt|fostered|foster her|him|them
  took|take|taking it|them away
  asked|begged|told|warned|banned|begs|asks|tells|bans me|us to|from stop|stopping|not|never|singing|wearing|using
`);
/** Advice about a small child. */
const ASKS_ADVICE = compileApart(`
  is|was it|that|this :adverb? bad|ok|okay|fine|mean|wrong|early|late|something|anything|reason
  too young|old|early|late for|to
  what|which *? *? would|do|should|can i|we|you suggest|recommend|buy|try
`);
/** Schools of the youngest, for ages that a message does not say in years. */
const FIRST_SCHOOLS = compileApart(`
  kindergarten|preschool|nursery|playgroup|reception
  primary|elementary|infant school
  first|second|third|1st|2nd|3rd grade|class
`);
const FIRST_SCHOOL_AGE = 7;
/** Before a message that imagines somebody. */
const IMAGINES = compileApart(`
  what if
  let us|me say|pretend|imagine
  lets say|pretend|imagine
  be|become|play my|our|her|him|them
  act|speak|talk as|like
`);

/** The rule's name for the age of a child that the message may well tell of. The classifier may clear it. */
export const CHILD_TOLD = 'child_told';

/** A bare "she's nine, okay?" tells nothing. */
const LEAST_WORDS = 4;

/**
 * "He's six and already reads", "she turns 9 on Friday, we bake a cake": a child of whom the message
 * tells, though it says by a pronoun only who that is. Something in a child's life must be told, and
 * nothing may make the child anyone's desire, role or addressee.
 */
export const readAsToldChild = (scene: Scene, cue: Cue, reading: Reading): Reading =>
  readTold(scene, cue, reading) === 'told' ? { ...reading, who: 'third' } : reading;

/**
 * Returns whether the message may well tell of a child of somebody's: nothing makes the child a desire, but the
 * words do not say enough either.
 */
export const mayBeToldChild = (scene: Scene, cue: Cue, reading: Reading): boolean =>
  readTold(scene, cue, reading) !== null;

function readTold(scene: Scene, cue: Cue, reading: Reading): 'told' | 'perhaps' | null {
  const { words, own, describing, bare, surface } = scene;
  if (describing || bare || surface !== 'chat_input') return null;
  const years = getYears(words, cue);
  if (years === null || cue.isAbsolute === true) return null;
  const named = words[cue.years === null ? findPupil(scene, cue) : reading.from];
  const isOfSomeone = reading.who === 'someone' || cue.years === null;
  if (!isOfSomeone || named === undefined || !isNamedVaguely(words, cue, named)) return null;
  if (words.length - own - (cue.to + 1 - Math.min(cue.from, reading.from)) < LEAST_WORDS)
    return null;
  const isAdolescent = years >= ADOLESCENT;
  if (scene.asked() === 'pair' || hasRival(scene, named)) return null;
  if (isDoubtful(scene, isAdolescent ? 'adolescent' : 'young')) return null;
  const told = readMessage(scene);
  if (told.isImagined) return null;
  const isLived =
    cue.years === null ||
    some(words, cue.from - 2, cue.from + 1, isBirthday) ||
    isOutside(cue, told.lived);
  if (isAdolescent) return isLived && told.isDecided ? 'told' : null;
  const isAsked = told.isDecided || told.isAsked;
  const isOfDay = isAsked || isOutside(cue, told.ofDay);
  if (isLived && isAsked) return 'told';
  return isLived || isOfDay || told.isSaid ? 'perhaps' : null;
}

/** "Under ten", "kindergarten"; an age short of eighteen is no child's. */
function getYears(words: readonly Word[], cue: Cue): number | null {
  if (cue.years !== null)
    return cue.isShortOf === true && cue.years >= ADOLESCENT ? null : cue.years;
  return some(words, cue.from, cue.to + 1, (_, at) => FIRST_SCHOOLS.isAt(words, at))
    ? FIRST_SCHOOL_AGE
    : null;
}

/** "he", "she", "they", or "the six-year-old". */
function isNamedVaguely(words: readonly Word[], cue: Cue, named: Word): boolean {
  if (named.text === 'the')
    return !some(words, words.indexOf(named), cue.to + 2, (word) => is(word, 'person'));
  return /^(?:he|she|they)$/.test(named.text);
}

/** "She | starts kindergarten": the last subject before the school; -1 for the speaker. */
function findPupil({ words, own }: Scene, cue: Cue): number {
  for (let k = cue.from - 1; k >= Math.max(own, sentenceStart(words, cue.from)); k -= 1)
    if (is(words[k], 'speaker', 'pronoun')) return k;
  return -1;
}

const isBirthday = (word: Word): boolean => is(word, 'became') || word.text.startsWith('turn');
const isEvent = (word: Word): boolean => is(word, 'past') && !is(word, 'was', 'have', 'be');
const isOutside = (cue: Cue, places: readonly number[]): boolean =>
  places.some((at) => at < cue.from || at > cue.to);

/** What a message tells, whichever age it is read for. */
interface Message {
  /** Somebody is courted or imagined. */
  isImagined: boolean;
  isDecided: boolean;
  isAsked: boolean;
  isSaid: boolean;
  /** Words of a child's life. */
  lived: readonly number[];
  /** Words of the speaker's day, and events. */
  ofDay: readonly number[];
}
/** A message with many ages is read once. */
const read = new WeakMap<readonly Word[], Message>();

function readMessage(scene: Scene): Message {
  const { words, own } = scene;
  const known = read.get(words);
  if (known) return known;
  const says = (table: WordTable): boolean =>
    some(words, own, words.length, (_, at) => table.isAt(words, at));
  const places = (test: (word: Word, at: number) => boolean): number[] =>
    words.flatMap((word, at) => (at >= own && test(word, at) ? [at] : []));
  const message = {
    isImagined: isCast(scene, -1, NO_RENDEZVOUS) || says(IMAGINES),
    isDecided: says(DECIDES),
    isAsked: says(ASKS_ADVICE),
    isSaid: says(SAYS),
    lived: places(
      (word, at) =>
        LIFE_OF_CHILD.test(word.text) || is(word, 'animal') || LIFE_PHRASES.isAt(words, at),
    ),
    ofDay: places((word) => FROM_LIFE.test(word.text) || isEvent(word)),
  };
  read.set(words, message);
  return message;
}
