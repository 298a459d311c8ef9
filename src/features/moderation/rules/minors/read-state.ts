import { identify } from './find-person.ts';
import { hasPastFrame, isSupposed, tenseAround } from './find-time.ts';
import type { Person } from './nouns.ts';
import type { Word } from './passage.ts';
import { is } from './passage.ts';
import { readVerb, skipAdverbials, REQUEST_VERBS, type Verb } from './read-verb.ts';
import type { Scene } from './scene.ts';
import { isOpening, sentenceEnd, sentenceStart, some } from './scene.ts';
import { compileTable } from './word-pattern.ts';

/** A subject and its state: "she | is only | fifteen". */
export interface State {
  person: Person;
  /** `then`: in an adult's past. */
  when: 'now' | 'then';
  /** "is not". */
  isDenied: boolean;
  /** "looks", "acts", "plays": a manner, not a fact. */
  manner: string | null;
  /** A verb connects them, so that even a bare number is an age. */
  isJoined: boolean;
  /** Requested or imagined: "I want you to be", "pretend you are". */
  isUnreal: boolean;
  /** The first word of the statement. */
  from: number;
}

const PARTICIPLE = /^(?:seen|counted|known|lived|weathered|survived)$/;
/** "have | not turned eighteen" */
const isNotDone = (words: readonly Word[], at: number): boolean =>
  is(words[at], 'not') && is(words[at + 1], 'past', 'became');
const DID = compileTable('did|was|were :speaker|:pronoun :adverb?');
const FEELS_LIKE = compileTable(`
  i|we act|behave|giggle|laugh|blush|kiss|fight|text :adverb? like|as if|though?
  feel|feels|felt|feeling :adverb? like|as if|though?
`);
const GOES_BACK = compileTable(`
  could|would|can go|travel|turn back|return to
`);
const RECALLS = /^(?:remember|remembers|recall|miss|about|hated|loved)$/;

/** Reads leftward from a state to its verb, subject and time. */
export function readState(scene: Scene, at: number): State {
  const { words } = scene;
  const low = Math.max(sentenceStart(words, at), at - 20);
  const ofPerson = readOfPerson(scene, at, low);
  if (ofPerson) return ofPerson;
  const verb: Verb = {
    isJoined: false,
    isPast: false,
    isChange: false,
    isDenied: false,
    isUnreal: false,
    manner: null,
  };
  const end = readVerb(
    words,
    skipAdverbials(words, at - 1, low),
    low,
    verb,
    PARTICIPLE.test(words[at]?.text ?? '') || isNotDone(words, at),
  );
  const subject = end >= low ? words[end] : undefined;
  // "that show"
  const isNoun = /^(?:the|this|that)$/.test(words[end - 1]?.text ?? '');
  let person: Person =
    subject && !isCutOff(words, end, verb)
      ? identify(scene, end)
      : { who: 'unsaid', from: end + 1, to: end };
  if (subject && !verb.isJoined) {
    if (isComplement(words, person)) return readState(scene, person.from);
    if (joinBySubject(words, subject, person, verb) === 'wish')
      person = { who: 'unsaid', from: end, to: end };
  } else if (subject && REQUEST_VERBS.test(subject.text) && !is(subject, 'speaker') && !isNoun) {
    // "let's say 15", "pretend to be 15"
    verb.isUnreal = true;
    person = { who: 'pair', from: end, to: end };
  }
  // "I feel like I'm seventeen again"
  if (FEELS_LIKE.isBefore(words, person.from - 1)) verb.manner ??= 'feel';
  // "remember being sixteen"
  if (subject && RECALLS.test(subject.text) && words[end + 1]?.text === 'being') verb.isPast = true;
  // "if you could go back to being fifteen", "being sixteen in the eighties was fun"
  const isBeing = words[at - 1]?.text === 'being' && isOpening(words, at - 1);
  const wasSo = isBeing && tenseAround(words, at - 1, at) === 'past';
  if (wasSo || GOES_BACK.isBefore(words, end)) verb.isPast = true;
  const isUnreal = verb.isUnreal || isSupposed(words, person.from - 1);
  return {
    person,
    when: readWhen(scene, at, verb, person, isUnreal),
    // "If I weren't fourteen" implies fourteen.
    isDenied: verb.isDenied && !/^(?:if|wish|wished)$/.test(words[person.from - 1]?.text ?? ''),
    manner: verb.manner,
    isJoined: verb.isJoined,
    isUnreal,
    from: Math.max(0, Math.min(person.from, at)),
  };
}

/** "a girl of fifteen" */
function readOfPerson(scene: Scene, at: number, low: number): State | null {
  const { words } = scene;
  let of = at - 1;
  // "girls around fourteen"
  const isAround = /^(?:around|about)$/.test(words[of]?.text ?? '') && is(words[of - 1], 'person');
  while (!isAround && of > low && is(words[of], 'adverb')) of -= 1;
  if (!/^(?:of|around|about)$/.test(words[of]?.text ?? '') || of - 1 < low) return null;
  if (!is(words[of - 1], 'person', 'child', 'relative', 'partner')) return null;
  // "the youngest of seven" counts a family.
  const isMost = /^(?:youngest|oldest|eldest)$/.test(words[of - 1]?.text ?? '');
  const person: Person = isMost
    ? { who: 'thing', from: of - 1, to: of - 1 }
    : identify(scene, of - 1);
  // "I am a girl of sixteen springs"
  if (isComplement(words, person)) return readState(scene, person.from);
  return {
    person,
    when: 'now',
    isDenied: false,
    manner: null,
    isJoined: true,
    isUnreal: false,
    from: of - 1,
  };
}

/** "five rules, soon to be six": a comma separates a noun from another verb. */
const isCutOff = (words: readonly Word[], end: number, verb: Verb): boolean =>
  verb.isJoined &&
  /[,(]/.test(words[end + 1]?.gap ?? '') &&
  !is(words[end], 'speaker', 'pronoun', 'person', 'partner', 'relative');

/** "you are my daughter, | 12 years old": a statement about the complement applies to the subject. */
function isComplement(words: readonly Word[], { from, to, who }: Person): boolean {
  const verb = words[from - 1];
  const holder = words[from - 2];
  if (!is(verb, 'be', 'was') || holder?.sentence !== verb?.sentence) return false;
  if (!is(holder, 'speaker', 'pronoun', 'adverb')) return false;
  const isName = who === 'someone' && from === to && words[to]?.classes.size === 0;
  return (
    isName ||
    is(words[to], 'relative', 'learner', 'child', 'youth') ||
    /^(?:girl|boy)s?$/.test(words[to]?.text ?? '')
  );
}

/** Verb forms that are not requests: "the one who needs five", "Clara Made 15". */
const NOT_REQUESTS = /^(?:needs|likes|loves|pretends|wants|wanted|made|have|having|get|love|like)$/;

/** "are you fifteen?", "make her fifteen", "Mia's fifteen". */
function joinBySubject(
  words: readonly Word[],
  subject: Word,
  person: Person,
  verb: Verb,
): 'wish' | null {
  const lead = words[person.from - 1];
  // "do you love me, Seven?"
  const isCalled = (words[person.to + 1]?.gap ?? '').includes(',');
  if (is(lead, 'be', 'was') || /^(?:do|does|did)$/.test(lead?.text ?? '')) {
    verb.isJoined = true;
    verb.isPast ||= is(lead, 'was') || lead?.text === 'did';
  } else if (
    /^(?:have|having|get)$/.test(lead?.text ?? '') &&
    DID.isBefore(words, person.from - 2)
  ) {
    // "did you have a boyfriend in high school?"
    verb.isPast = true;
  } else if (lead && REQUEST_VERBS.test(lead.text) && person.who !== 'thing' && !isCalled)
    verb.isJoined = verb.isUnreal = true;
  else if (subject.owns) verb.isJoined = true;
  else if (REQUEST_VERBS.test(subject.text) && !NOT_REQUESTS.test(subject.text)) {
    verb.isJoined = verb.isUnreal = true;
    return 'wish';
  }
  return null;
}

/** "had just turned sixteen", "when he had just turned sixteen" */
const isInRetrospect = (words: readonly Word[], at: number): boolean =>
  some(words, sentenceStart(words, at), sentenceEnd(words, at), (word) =>
    /^(?:had|when|ago|then|remember|back)$/.test(word.text),
  );

function readWhen(
  scene: Scene,
  at: number,
  verb: Verb,
  person: Person,
  isUnreal: boolean,
): State['when'] {
  const { words } = scene;
  if (!verb.isPast || isUnreal) return 'now';
  const isJust = some(words, person.to, at, ({ text }) => text === 'just');
  if (verb.isChange && isJust && !isInRetrospect(words, at)) return 'now';
  const before = isOpening(words, person.from) ? undefined : words[person.from - 1];
  if (
    is(before, 'when') ||
    /^(?:time|day|year|summer|because|moment|age)$/.test(before?.text ?? '')
  )
    return 'then';
  const isFramed =
    hasPastFrame(words, at) ||
    words[at - 1]?.text === 'being' ||
    words[person.to + 1]?.text === 'being';
  if (verb.isChange || isFramed) return isFramed ? 'then' : 'now';
  // "Mine was in tenth grade", of a first kiss
  const isSpeaker =
    (person.who === 'pair' && is(words[person.to], 'speaker')) ||
    words[person.from]?.text === 'mine';
  return isSpeaker || (scene.describing && scene.hasAdult()) ? 'then' : 'now';
}
