import { ANYTHING } from './asked/anything.ts';
import { ASKED } from './asked/index.ts';
import type { Asked } from './asked/entry.ts';
import { PLEAS } from './asked/pleas.ts';
import { REQUESTS } from './asked/requests.ts';
import { ASKED_SHAPES } from './asked/shapes.ts';
import { detectIntent } from './detect-intent.ts';
import { FOLLOW_UPS } from './follow-ups.ts';
import { toPlainSentences, type PlainSentence } from './plain-words.ts';
import { TOLD, TOLD_LATER, TOLD_VAGUE } from './told/index.ts';
import type { Told } from './told/entry.ts';

/** What one sentence, or a whole message, wants. */
export type Understood =
  | { kind: 'asked'; topic: string; entry: Asked; groups: Groups }
  | { kind: 'follow_up'; topic: string; entry: Told; groups: Groups }
  | { kind: 'told'; topic: string; entry: Told; groups: Groups }
  /** A topic of detect-intent.ts. */
  | { kind: 'intent'; topic: string; groups: Groups }
  | { kind: 'unknown_question'; topic: string; groups: Groups };

export type Groups = Readonly<Record<string, string>>;

/** Intents that are more reliable than any table: safety, games, and set phrases. */
const SURE = new Set(
  'crisis not_adult honesty explicit picture tell_name recall truth_or_dare twenty_questions would_you_rather riddle game secret date fantasy love touch joke foreign emoji silence long'.split(
    ' ',
  ),
);
/** Set phrases that count unless the message also asks something. */
const POLITE = new Set('goodnight goodbye sorry thanks insult compliment'.split(' '));
/** Intents that are weaker than anything else in the same message. */
const SLIGHT = new Set('greeting morning evening laugh yes no short statement question'.split(' '));
/** Intents of sentences that no set phrase fits; the later tables may. */
const VAGUE = new Set('yes no short statement question'.split(' '));
/** These must not be guessed. */
const NOT_TO_GUESS =
  /\b(?:safe|pills?|medicines?|medication|drugs?|doses?|aspirin|ibuprofen|pregnan\w*|symptoms?|diagnos\w*|legal|illegal|laws?|lawyer|tax(?:es)?|invest\w*|poison\w*|allerg\w*|vaccine|doctor|hospital)\b/;
const SHAPES = new Set(TOLD_VAGUE);
/** Said before the real message: "I see. My garden keeps me going." */
const FILLERS = new Set(
  'accepts never_mind nice_reaction agrees do_not_know me_too so_so waits what_else_told pauses touched surprised knew_it welcomes so_it_goes'.split(
    ' ',
  ),
);
const LATER = [...TOLD_LATER, ...TOLD_VAGUE];
const FAREWELL = /^good(?:bye|night)$/;
const URGENT = new Set(['crisis', 'not_adult', 'honesty', 'explicit']);
const LEAVES_GAME =
  /\b(?:enough|no more|stop|done with)\b.{0,20}\b(?:riddles?|games?|playing|questions)\b/i;
const REQUESTED = new Set([...REQUESTS, ...PLEAS]);
const LEAST_SURE = new Set(ANYTHING);

/** Reads a message: questions come first, then statements, then small talk. */
export function understand(said: string): Understood {
  const whole = detectIntent(said);
  if (LEAVES_GAME.test(said) && !URGENT.has(whole)) {
    const leaving = findAsked('something else');
    if (leaving) return leaving;
  }
  const isChoice = whole === 'would_you_rather' && /\w+ or \w+/i.test(said);
  if (SURE.has(whole) && whole !== 'tell_name' && !isChoice) return intent(whole);
  const all = readSentences(said);
  const last = all.at(-1);
  const strongest =
    all.findLast(
      ({ kind, topic }) => kind === 'asked' || kind === 'follow_up' || SURE.has(topic),
    ) ??
    // "I'm tired, so I'm going to go. See you."
    (last && FAREWELL.test(last.topic) ? last : undefined) ??
    all.find((one) => isTold(one) && !FILLERS.has(one.topic)) ??
    all.findLast(({ kind, topic }) => kind === 'intent' && !SLIGHT.has(topic)) ??
    all.find(({ kind, topic }) => kind === 'told' && !FILLERS.has(topic)) ??
    all.find(isTold) ??
    all.findLast(({ kind }) => kind === 'told') ??
    all.find(({ kind }) => kind === 'unknown_question');
  if (whole === 'tell_name' && strongest?.kind !== 'asked') return intent(whole);
  // "Hi. I had a strange dream." is more than a greeting.
  const stated = all.find(({ kind, topic }) => kind === 'intent' && topic === 'statement');
  if (!strongest && stated && /^(?:greeting|morning|evening|laugh)$/.test(whole)) return stated;
  // "I don't trust people easily" is not a "no".
  return strongest ?? (whole === 'no' && all.length === 1 ? all[0]! : intent(whole));
}

const isTold = (one: Understood): boolean => one.kind === 'told' && !SHAPES.has(one.entry);

export const readSentences = (said: string): Understood[] =>
  toPlainSentences(said).map(readSentence);

/** What the message states in addition to what it asks. */
export const findStatement = (said: string) =>
  readSentences(said).find((one) => one.kind === 'told' && !SHAPES.has(one.entry)) as
    Extract<Understood, { kind: 'told' }> | undefined;

function readSentence(sentence: PlainSentence): Understood {
  const { words, isAsking } = sentence;
  const found = detectIntent(words);
  if (SURE.has(found) && !(found === 'would_you_rather' && / or /.test(words)))
    return intent(found);
  const followUp = match(FOLLOW_UPS, words, (entry) => entry.tells);
  if (followUp) return { kind: 'follow_up', topic: followUp.entry.topic, ...followUp };
  if (isAsking) {
    const asked = findAsked(words);
    if (asked) return asked;
    if (POLITE.has(found)) return intent(found);
    return (
      findTold(words) ??
      (found.startsWith('mood_') ? intent(found) : undefined) ??
      findShape(words) ?? { kind: 'unknown_question', topic: 'unknown', groups: {} }
    );
  }
  if (POLITE.has(found)) return intent(found);
  const told = findTold(words);
  if (told) return told;
  const asked = findAsked(words);
  const isFit =
    asked &&
    (REQUESTED.has(asked.entry) ||
      (/\b(?:yours?|you|we|us)\b/.test(words) && !LEAST_SURE.has(asked.entry)));
  if (isFit) return asked;
  const later = VAGUE.has(found) ? findTold(words, LATER) : undefined;
  const isLongNo = /^i do not \S+ \S+/.test(words) && VAGUE.has(found);
  return later ?? intent(isLongNo ? 'statement' : found);
}

const intent = (topic: string): Understood => ({ kind: 'intent', topic, groups: {} });

export function findAsked(words: string, entries = ASKED) {
  const found = match(entries, words, (entry) => entry.asks);
  return found && { kind: 'asked' as const, topic: found.entry.topic, ...found };
}

/** A question of which only the shape is known. */
const findShape = (words: string) =>
  NOT_TO_GUESS.test(words) ? undefined : findAsked(words, ASKED_SHAPES);

function findTold(words: string, entries = TOLD) {
  const found = match(entries, words, (entry) => entry.tells);
  return found && { kind: 'told' as const, topic: found.entry.topic, ...found };
}

function match<T>(
  entries: readonly T[],
  words: string,
  patternOf: (entry: T) => Pick<RegExp, 'exec'>,
) {
  for (const entry of entries) {
    const found = patternOf(entry).exec(words);
    if (found) return { entry, groups: readGroups(found.groups) };
  }
  return undefined;
}

/** Alternatives of a pattern number their groups: `pet`, `pet2`. */
const readGroups = (groups: Record<string, string | undefined> = {}): Groups =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.replace(/\d+$/, ''), value.trim()]],
    ),
  );
