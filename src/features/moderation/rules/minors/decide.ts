import { isAnimalPicture } from './animal-picture.ts';
import { isCounted } from './count-words.ts';
import { isCourted } from './courting.ts';
import type { Cue, Reading } from './cue.ts';
import { isOldPicture } from './find-fiction.ts';
import { isFeltYoung } from './felt-young.ts';
import { isLongPast, readElapsed } from './find-time.ts';
import { isGeneralRule, isLegalAge } from './general-rules.ts';
import { isLeeredAt } from './leering.ts';
import { is, startsClause } from './passage.ts';
import { namesThird } from './nouns.ts';
import { isGraded } from './read-cue.ts';
import { readNumber } from './read-number.ts';
import { readWhole, type FoundCue } from './read-whole.ts';
import { ADULT_LIFE } from './school-words.ts';
import { isTender } from './romance.ts';
import { CHILD_TOLD, mayBeToldChild } from './told-child.ts';
import { isTreatedAs } from './treated-young.ts';
import type { Scene } from './scene.ts';
import { clauseEnd, hasRomance, sentenceEnd, sentenceStart, some } from './scene.ts';
import { compileTable } from './word-pattern.ts';

/** Returns the first rule by which the companion, the user or anyone in a romantic role is a minor. */
export function findViolation(scene: Scene, cues: Iterable<FoundCue>): string | null {
  let hint: Cue | null = null;
  let vague: string | null = null;
  for (const found of cues) {
    const { cue } = found;
    const said = selectScene(scene, cue);
    const reading = readWhole(said, found);
    if (isViolation(said, cue, reading)) {
      const rule = nameRule(said, cue, reading);
      if (rule !== CHILD_TOLD) return rule;
      // Another age of the message may be a clear violation.
      vague ??= rule;
      continue;
    }
    if (!isHint(said, cue, reading)) continue;
    // Two weak hints at a pupil's life add up to a violation.
    if (hint && hint.to < cue.from) return hint.rule;
    hint ??= cue;
  }
  return vague;
}

/** Dialogue in a card is talk, not a description. */
export const selectScene = (scene: Scene, { from }: Cue): Scene =>
  scene.describing && !scene.bare && scene.speech()[from] === 1
    ? { ...scene, describing: false, quoted: true }
    : scene;

/**
 * Returns the specific rule name for the two who talk or the scene's subject, else a general one. "She is 9" in a message
 * without romance is said of anybody: it is refused, but is no clear violation.
 */
function nameRule(scene: Scene, cue: Cue, reading: Reading): string {
  const { who } = reading;
  if (mayBeToldChild(scene, cue, reading) && isChatWithoutRomance(scene)) return CHILD_TOLD;
  if (cue.isAbsolute || who === 'pair' || who === 'unsaid') return cue.rule;
  if (who === 'someone')
    return cue.years !== null && isChatWithoutRomance(scene) ? 'age_of_someone' : cue.rule;
  return cue.years === null ? 'youth_near_romance' : 'age_near_romance';
}

const isChatWithoutRomance = (scene: Scene): boolean =>
  scene.surface === 'chat_input' &&
  !isTender(scene.words, scene.own) &&
  !hasRomance(scene, scene.own, scene.words.length);

export function isViolation(scene: Scene, cue: Cue, reading: Reading): boolean {
  if (cue.isAbsolute) return !isPlainlyDenied(scene, cue);
  if (isExcused(scene, cue, reading)) return false;
  if (scene.bare && reading.when === 'then' && isStory(scene, cue)) return false;
  // Image prompts and names have no context: what is named is shown.
  const isName = scene.surface === 'profile_name';
  if (isName && reading.who === 'third') return isCourted(scene, cue, reading);
  if (scene.bare && isOfSchool(cue) && isAnimalPicture(scene)) return false;
  if (scene.bare) return !isName || !cue.isSoft;
  const from = sentenceStart(scene.words, cue.from);
  const to = sentenceEnd(scene.words, cue.to);
  if (settleTime(scene, cue, reading) === 'then')
    return reading.who !== 'third' && hasRomance(scene, from, to, 2);
  return judge(scene, cue, reading, { from, to });
}

/** "When she was ten, her father left" does not depict a child. */
const isStory = ({ words }: Scene, cue: Cue): boolean =>
  is(words[sentenceStart(words, cue.from)], 'when') &&
  some(words, cue.to + 1, sentenceEnd(words, cue.to), (word) => is(word, 'past'));

function isHint(scene: Scene, cue: Cue, reading: Reading): boolean {
  if (scene.bare || !(cue.isSoft || reading.isSoft) || cue.rule === 'child') return false;
  if (isExcused(scene, cue, reading) || settleTime(scene, cue, reading) === 'then') return false;
  return reading.who === 'pair' || reading.who === 'someone';
}

function isExcused({ words, literal }: Scene, cue: Cue, reading: Reading): boolean {
  if (reading.who === 'thing') return true;
  if (cue.years !== null && isLegalAge(words, cue.from)) return true;
  if (cue.isShortOf && cue.shape !== 'event') return isGeneralRule(words, cue.from, cue.to);
  return reading.isDenied && !literal;
}

function isPlainlyDenied({ words, literal }: Scene, cue: Cue): boolean {
  const before = words[cue.from - 1];
  return !literal && (is(before, 'not') || before?.text === 'any');
}

/** A past age counts as current when it means that the person is still under eighteen today. */
function settleTime(scene: Scene, cue: Cue, reading: Reading): Reading['when'] {
  const isLoose = cue.years === null && cue.isPlace === true;
  if (reading.when === 'now' && !isLoose) return 'now';
  const elapsed = readElapsed(scene, cue.from);
  if (elapsed === null) return reading.when;
  if (isLoose && reading.when === 'then' && isLongPast(scene, cue)) return 'then';
  return (cue.years ?? 12) + elapsed < 18 ? 'now' : 'then';
}

function judge(
  scene: Scene,
  cue: Cue,
  reading: Reading,
  within: { from: number; to: number },
): boolean {
  const { words, describing } = scene;
  const { who, place } = reading;
  const isRomantic = (least: 1 | 2 = 1): boolean =>
    hasRomance(scene, within.from, cue.from, least) ||
    hasRomance(scene, cue.to + 1, within.to, least);
  if (who === 'third') return isCourted(scene, cue, reading);
  if (who === 'anyone' && isLeeredAt(scene, cue, reading)) return true;
  if (isFeltYoung(scene, cue, reading)) return false;
  if (place === 'likened') return isRomantic(2) || isLookedAt(scene, cue, within.from);
  if (reading.manner?.startsWith('feel'))
    return isRomantic() && !/^(?:again|inside)$/.test(words[cue.to + 1]?.text ?? '');
  if (cue.rule === 'child' && ASKS_OF_CHILDREN.isAt(words, within.from)) return false;
  if (cue.rule === 'child' && isTreatedAs(words, cue.from) && saysGrown(scene)) return false;
  if (cue.rule === 'child' && isMeantChild(scene, cue, reading)) return true;
  const isPerson = who === 'pair' || who === 'someone';
  if (cue.isSoft || reading.isSoft)
    return (
      (isPerson || describing) &&
      (isRomantic() || isRomanticTalk(scene) || isToldByPupil(scene, cue)) &&
      !(
        isOfSchool(cue) &&
        !describing &&
        !namesYouth(scene, within.from, cue.from) &&
        saysGrown(scene)
      )
    );
  // "My photo makes me look 12 and I'm 36"
  if (
    reading.manner?.startsWith('look') &&
    /^(?:me|i)$/.test(words[reading.from]?.text ?? '') &&
    saysGrown(scene)
  )
    return isRomantic(2);
  if (reading.manner?.startsWith('look') && !describing && isOldPicture(scene, cue))
    return isRomantic(2);
  if (isPerson || (describing && (who === 'unsaid' || place === 'opening'))) return true;
  const isFragment = within.to - within.from <= 5 && (!cue.isBare || cue.from > within.from);
  return isRomantic() || (who === 'unsaid' && isFragment) || isConfessed(scene, cue, reading);
}

/** "you look so sweet, like a twelve-year-old" */
const isLookedAt = ({ words }: Scene, cue: Cue, from: number): boolean =>
  cue.years !== null && some(words, from, cue.from, ({ text }) => /^look(?:s|ing|ed)?$/.test(text));

const SHORT_TALK = 60;
/** In a short chat message, romance in any sentence counts. */
const isRomanticTalk = (scene: Scene, to = scene.words.length): boolean =>
  !scene.describing &&
  scene.words.length - scene.own <= SHORT_TALK &&
  (hasRomance(scene, scene.own, to) || isTender(scene.words, scene.own, to));
/** Replies are streamed: earlier text may be shown before a later sentence is romantic. */
const reachOf = ({ words, surface }: Scene, { to }: Cue): number => {
  const end = sentenceEnd(words, to);
  return surface === 'reply' ? (end < words.length ? clauseEnd(words, end) : end) : words.length;
};

const isOwnBoy = (words: Scene['words'], at: number): boolean =>
  /^(?:boy|boys|girls)$/.test(words[at]?.text ?? '') &&
  /^(?:my|our|your)$/.test(words[at - 1]?.text ?? '') &&
  !/^(?:be|am|become)$/.test(words[at - 2]?.text ?? '');
/** "a girl in 9th grade, I'm 28": the adult is the one who courts. */
const namesYouth = ({ words }: Scene, from: number, to: number): boolean =>
  some(words, from, to, ({ text }) => /^(?:girl|boy|girlfriend|boyfriend|gf|bf|crush)$/.test(text));
/** "8th grade sucks but you make it better" */
const isToldByPupil = ({ words, own, describing }: Scene, cue: Cue): boolean =>
  !describing &&
  cue.rule === 'school_level' &&
  isGraded(words, cue.from, cue.to) &&
  some(words, own, words.length, ({ text }) => /^(?:you|u|ur|your)$/.test(text));
const ASKS_OF_CHILDREN = compileTable(`
  how old should|must|do|does|can
  at what|which age should|must|do|does|can
`);
const isOfSchool = ({ rule }: Cue): boolean => rule.startsWith('school');
const SAYS_GROWN = compileTable(`
  i|we am|are|both|is :adverb?
  :speaker have|had :adverb?
  at
`);
/** "I'm 26": the speaker is an adult. */
const saysGrown = ({ words, own }: Scene): boolean =>
  some(words, own, words.length, (word, at) => {
    if (ADULT_LIFE.test(word.text) && !is(words[at - 1], 'not')) return true;
    const number = readNumber(words, at);
    if (!number || number.value < 18 || number.value > 110 || isCounted(words, number.to + 1))
      return false;
    return SAYS_GROWN.isBefore(words, at - 1) || /[(,.]/.test(word.gap);
  });
/** "Fourteen. That's how many times …" */
const COUNTED_AFTER = compileTable('that|it is how many|often|far|long|much');
/** "Sixteen. There, I said it. Still my boyfriend?" */
const isConfessed = (scene: Scene, cue: Cue, { who }: Reading): boolean =>
  (who === 'unsaid' || who === 'anyone') &&
  /^(?:state|bracket|event)$/.test(cue.shape) &&
  (cue.years ?? 0) >= 10 &&
  !(cue.isBare && scene.words[cue.to]?.text === 'years') &&
  !(
    scene.words[cue.from - 1]?.sentence === scene.words[cue.from]?.sentence &&
    is(scene.words[cue.from - 1], 'preposition', 'verb', 'past')
  ) &&
  !COUNTED_AFTER.isAt(scene.words, cue.to + 1) &&
  isRomanticTalk(scene, reachOf(scene, cue)) &&
  !saysGrown(scene) &&
  !some(
    scene.words,
    scene.own,
    scene.words.length,
    (word, at) => is(word, 'animal') || namesThird(scene.words, at) || isOwnBoy(scene.words, at),
  );

const I_AM = compileTable('i am :adverb+');
const YOU_ARE = compileTable('that? you are|r');
/** "I'm just a kid", "dress like a kid", "the kid you are"; not "at heart" or "from Brooklyn". */
function isMeantChild({ words }: Scene, cue: Cue, reading: Reading): boolean {
  const next = words[cue.to + 1];
  if (reading.place === 'played') return !/^(?:on|at|in|again|for)$/.test(next?.text ?? '');
  if (reading.place !== 'predicate') return false;
  if (reading.who === 'pair' && YOU_ARE.isAt(words, cue.to + 1)) return true;
  const isClosed = !next || startsClause(next) || next.sentence !== words[cue.to]?.sentence;
  const isPlain = words[reading.from]?.text === 'a' && cue.from === reading.from + 1;
  return isClosed && isPlain && I_AM.isBefore(words, reading.from - 1);
}
