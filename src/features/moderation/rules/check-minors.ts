import type { CheckContext, Finding, Surface, Verdict } from './categories.ts';
import { DESCRIBING_SURFACES } from './categories.ts';
import { declinesMinor } from './minors/declines-minor.ts';
import { findViolation } from './minors/decide.ts';
import { findAges } from './minors/find-ages.ts';
import { answersWithYouth } from './minors/find-answer.ts';
import { findChildhood } from './minors/find-childhood.ts';
import { findClassmates } from './minors/find-classmates.ts';
import { findComingOfAge } from './minors/find-coming-of-age.ts';
import { findForeign } from './minors/find-foreign.ts';
import { findYouth } from './minors/find-youth.ts';
import { repairSplits } from './minors/repair-splits.ts';
import { splitPassage, type Passage } from './minors/passage.ts';
import { readNumber } from './minors/read-number.ts';
import { readQuestion } from './minors/read-question.ts';
import { readRiddle } from './minors/read-riddle.ts';
import { isOfChildrenOnly, isOfDoubtfulChild, type FoundCue } from './minors/read-whole.ts';
import { CHILD_TOLD } from './minors/told-child.ts';
import { isExplained } from './minors/turn-before.ts';
import { mentionsMinorInOtherLanguages } from './minors/other-languages.ts';
import { answersWithYouthAbroad } from './minors/foreign-answers.ts';
import { findNames } from './minors/find-names.ts';
import { findSpeech } from './minors/find-speech.ts';
import { findRomance } from './minors/romance.ts';
import type { Asked, Scene } from './minors/scene.ts';
import type { TextViews } from './normalize-text.ts';
import { normalizeText } from './normalize-text.ts';

const BARE_SURFACES: ReadonlySet<Surface> = new Set(['image_prompt', 'clone', 'profile_name']);
/** Longest part of earlier turns that is read, in characters, to resolve "she" or "fifteen". */
const TURN_REACH = 400;
/** Turns that may explain an age: a talk of a dog may name it only once, before the last two. */
const FARTHEST_TURN = 4;
const TURNS_EXPLAINING = [2, FARTHEST_TURN];
const OLDEST = 5_000;

const block = (rule: string): Finding => ({
  category: 'minors',
  rule: `minors.${rule}`,
  outcome: 'block',
});

/** Yields every place in a text that may be about somebody under eighteen. */
function* findCues(scene: Scene): Generator<FoundCue> {
  for (const cue of findAges(scene)) yield { cue };
  for (const cue of findComingOfAge(scene.words, scene.own, scene.year)) yield { cue };
  yield* findForeign(scene, scene.own);
  yield* findClassmates(scene, scene.own);
  yield* findChildhood(scene, scene.own);
  for (const cue of findYouth(scene, scene.own)) yield { cue };
}

/**
 * Checks whether the subject, the companion, the user or anyone in a romantic role is a minor. `views`
 * are readings of all texts, one per line. See `minors/README.md` for the steps.
 */
export function checkMinors(
  surface: Surface,
  views: TextViews,
  context: CheckContext = {},
): Finding | null {
  if (surface === 'contact') return null;
  if ((context.character_age ?? 18) < 18) return block('age_field');
  const found = findMinor(surface, views, context);
  const isFarther =
    found !== null && surface === 'chat_input' && (context.previous?.length ?? 0) > 2;
  return isFarther && isOfFartherTurn(views, context) ? null : found;
}

/** "he is 3 years old", some turns after the dog was named, while nobody else was. */
function isOfFartherTurn({ marked }: TextViews, context: CheckContext): boolean {
  const isOfThem = (scene: Scene, cues: Iterable<FoundCue>): boolean =>
    scene.asked() !== 'pair' && isExplained(scene, cues);
  return marked.every(testOfView(isOfThem, context, readTurns(context, FARTHEST_TURN)));
}

function findMinor(surface: Surface, views: TextViews, context: CheckContext): Finding | null {
  const before = readTurns(context);

  const judge = (passage: Passage): Finding | null => {
    const scene = makeScene(passage, surface, context);
    if (before !== '' && answersWithYouth(scene, before)) return block('age_answered');
    const rule = findViolation(scene, findCues(scene));
    return rule === null ? null : block(rule);
  };

  const isAnswer = surface === 'chat_input' && before !== '';
  if (isAnswer && answersWithYouthAbroad(views.folded, before.split('\n').at(-1) ?? ''))
    return block('age_answered');
  if (surface === 'reply' && declinesMinor(views.folded)) return null;
  const riddle = readRiddle(views.folded);
  if (riddle !== null && riddle < 18) return block('age_riddle');
  let vague: Finding | null = null;
  for (const text of views.marked) {
    const passage = splitPassage(text, before);
    const found = judge(passage);
    if (found && !isVagueMinor(found)) return found;
    const repaired = repairSplits(passage.words.slice(passage.own));
    const again = repaired === null ? null : judge(splitPassage(repaired, before));
    if (again && !isVagueMinor(again)) return again;
    vague ??= found ?? again;
  }
  return vague;
}

/** Returns whether the classifier may clear a finding of a minor. */
export const isVagueMinor = ({ rule }: Pick<Verdict, 'rule'>): boolean =>
  rule === `minors.${CHILD_TOLD}`;

/** The end of the last turns, each on a line. */
function readTurns({ previous = [] }: CheckContext, count = 2): string {
  const turns = previous.slice(-count).map((turn) => turn.trim().replace(/\s*\n\s*/g, '. '));
  const end = turns.join('\n').slice(-TURN_REACH * (count / 2));
  return end === '' ? '' : normalizeText(end).folded;
}

/**
 * Returns whether the turns before explain the ages of a message: it answers a question about
 * someone else's age, or its pronouns refer to an animal, a thing, a relative or a student. For
 * messages that the rules allow.
 */
export function isExplainedByTurns(text: string, previous: readonly string[]): boolean {
  const context = { previous: [...previous] };
  return TURNS_EXPLAINING.some((count) => isExplainedBy(text, context, readTurns(context, count)));
}

function isExplainedBy(text: string, context: CheckContext, before: string): boolean {
  if (before === '') return false;
  return normalizeText(text).marked.every(testOfView(isExplained, context, before));
}

/** Applies a test to one view of a chat message. */
const testOfView =
  (
    test: (scene: Scene, cues: Iterable<FoundCue>) => boolean,
    context: CheckContext,
    before = readTurns(context),
  ) =>
  (view: string): boolean => {
    const scene = makeScene(splitPassage(view, before), 'chat_input', context);
    return test(scene, findCues(scene));
  };

/** Returns whether a message speaks of youth, and only of children that somebody raises, teaches or knows. */
export function tellsOfChildrenOnly(text: string, previous: readonly string[]): boolean {
  return normalizeText(text).marked.every(
    testOfView(isOfChildrenOnly, { previous: [...previous] }),
  );
}

/** Returns whether a message tells of a child whom somebody may desire, though the words do not say so. */
export function tellsOfDoubtfulChild(text: string, previous: readonly string[]): boolean {
  return normalizeText(text).marked.some(
    testOfView(isOfDoubtfulChild, { previous: [...previous] }),
  );
}

/** Finds an age below eighteen in languages without a word grammar here. */
export const checkOtherLanguages = (surface: Surface, text: string): Finding | null =>
  surface !== 'contact' && mentionsMinorInOtherLanguages(surface, text)
    ? block('other_language')
    : null;

/** Returns whether the texts may mention anyone under eighteen, at any time. */
export function mentionsYouth(surface: Surface, views: TextViews): boolean {
  return views.marked.some((text) => {
    const passage = splitPassage(text, '');
    return !findCues(makeScene(passage, surface, {})).next().done;
  });
}

function makeScene(passage: Passage, surface: Surface, context: CheckContext): Scene {
  const { words } = passage;
  const describing = DESCRIBING_SURFACES.has(surface);
  let romance: Uint8Array | undefined;
  let speech: Uint8Array | undefined;
  let names: ReadonlySet<string> | undefined;
  let hasAdult: boolean | undefined;
  let asked: Asked | null | undefined;
  const scene: Scene = {
    ...passage,
    surface,
    describing,
    quoted: false,
    speech: () => (speech ??= findSpeech(words)),
    names: () => (names ??= findNames(words, describing)),
    bare: BARE_SURFACES.has(surface),
    literal: context.literal ?? false,
    year: context.year ?? new Date().getFullYear(),
    romance: () => (romance ??= findRomance(words)),
    hasAdult: () =>
      (hasAdult ??=
        (context.character_age ?? 0) >= 18 || words.some((_, at) => isAdult(words, at))),
    asked: () => (asked === undefined ? (asked = readQuestion(scene)) : asked),
  };
  return scene;
}

function isAdult(words: Passage['words'], at: number): boolean {
  const years = readNumber(words, at)?.value ?? 0;
  return years >= 18 && years < OLDEST;
}
