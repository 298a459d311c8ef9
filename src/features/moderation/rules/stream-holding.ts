import type { WordKind } from './stream-words.ts';

export interface Word {
  text: string;
  kind: WordKind;
}

/**
 * Why text waits. `opening`: an age, a youth cue or a deed may follow; the first plain word frees it.
 * `clause`: somebody is said to be something; to the clause's end. `sentence`: a cue stands in it; to
 * the sentence's end, for that is how far the rules read.
 */
export type Held = 'no' | 'opening' | 'clause' | 'sentence';

export interface HoldingState {
  readonly held: Held;
  readonly startsSentence: boolean;
  readonly startsClause: boolean;
  readonly hasPerson: boolean;
  /** Words since the opening began. */
  readonly length: number;
  readonly number: 'number' | 'digit' | undefined;
  readonly last: Word;
}

export const NOTHING_HELD: HoldingState = {
  held: 'no',
  startsSentence: true,
  startsClause: true,
  hasPerson: false,
  length: 0,
  number: undefined,
  last: { text: '', kind: 'plain' },
};

/** An opening of so many words is judged before a plain word frees it. */
const LONG_OPENING = 5;
const OPENS: ReadonlySet<WordKind> = new Set(['number', 'digit', 'person', 'being', 'opener']);
const SUBJECTS: ReadonlySet<WordKind> = new Set(['person', 'person_is', 'opener']);
const FREE: ReadonlySet<WordKind> = new Set([
  'plain',
  'link',
  'lead',
  'counted',
  'object',
  'joint',
]);
/** Before a word in -ing they make it what somebody does: "I was just thinking". */
const BEFORE_DEED: ReadonlySet<WordKind> = new Set(['being', 'person_is', 'link', 'opener']);
/** After them a clause has not said yet what it is about: "You are (16)". */
const UNSAID: ReadonlySet<WordKind> = new Set(['being', 'person_is', 'link', 'opener', 'joint']);

const UNSAID_OF: ReadonlySet<WordKind> = new Set(['being', 'opener', 'joint', 'digit']);

const STRONGER: Record<Held, number> = { no: 0, opening: 1, clause: 2, sentence: 3 };
const raise = (state: HoldingState, to: Held): HoldingState =>
  STRONGER[to] > STRONGER[state.held] ? { ...state, held: to } : state;
const free = (state: HoldingState): HoldingState => ({
  ...state,
  held: 'no',
  hasPerson: false,
  length: 0,
});

/** "With you", "I held you" in text that flows. */
const isObject = ({ held, startsClause, last }: HoldingState, text: string): boolean =>
  held === 'no' &&
  !startsClause &&
  (last.kind === 'lead' ||
    /^(?:to|of|at|in|on|for|from|with)$/.test(last.text) ||
    (last.kind === 'plain' && /^you$/i.test(text)));

/** Whether a word that stands here opens nothing, so that it need not wait for the next. */
export const isFree = (state: HoldingState, { text, kind }: Word): boolean =>
  FREE.has(kind) || (kind === 'person' && isObject(state, text));

/** Whether this word is the subject of a new clause, so that the one before ended at its joint. */
export const beginsClause = ({ held, last }: HoldingState, { text, kind }: Word): boolean =>
  held === 'clause' &&
  last.kind === 'joint' &&
  (/^(?:the|its?)$/i.test(text) || SUBJECTS.has(kind));

/** What the number before makes of a word. */
function besideNumber({ number }: HoldingState, kind: WordKind): WordKind {
  if (kind === 'unit') return number ? 'cue' : 'opener';
  if (number && kind === 'counted') return 'plain';
  return number === 'number' && kind !== 'digit' ? 'cue' : kind;
}

/** What a word is where it stands. */
function kindHere(state: HoldingState, { text, kind: alone }: Word): WordKind {
  const { held, startsSentence, startsClause } = state;
  const kind = besideNumber(state, alone);
  if (startsSentence && (kind === 'plain' || kind === 'lead')) return 'link';
  // Inside a sentence few of them begin a clause that matters: "and the girl is", ", have sex".
  if (startsClause && !startsSentence && held === 'no' && kind === 'link')
    return /^(?:an?|the|have|make|let|put|take)$/.test(text) ? 'link' : 'plain';
  // A name.
  if (kind === 'plain' && /^\p{Lu}/u.test(text)) return 'opener';
  return kind === 'person' && isObject(state, text) ? 'object' : kind;
}

/** The state after the next word; `isDoubtful`: what is held is to be judged with it before it may go. */
export function readWord(
  before: HoldingState,
  word: Word,
): { state: HoldingState; isDoubtful: boolean } {
  const kind = kindHere(before, word);
  const state: HoldingState = {
    ...before,
    startsSentence: false,
    startsClause: kind === 'joint',
    hasPerson: before.hasPerson || kind === 'person' || kind === 'person_is',
    length: before.length + 1,
    number: kind === 'number' || kind === 'digit' ? kind : undefined,
    last: word,
  };
  const settle = (to: HoldingState) => ({ state: to, isDoubtful: false });
  if (kind === 'cue') return settle(raise(state, 'sentence'));
  if (state.held === 'sentence') return settle(state);
  if (kind === 'joint') return settle(opensAtJoint(before, word) ? raise(state, 'opening') : state);
  if (state.held === 'clause') {
    const isDeed =
      kind === 'plain' && word.text.endsWith('ing') && BEFORE_DEED.has(before.last.kind);
    return settle(isDeed ? free(state) : state);
  }
  if (kind === 'person_is' || (kind === 'being' && state.hasPerson))
    return settle(raise(state, 'clause'));
  if (OPENS.has(kind) || (kind === 'link' && before.startsClause))
    return settle(raise(state, 'opening'));
  if (kind === 'link' || kind === 'object') return settle(state);
  const isLong = state.held === 'opening' && state.length > LONG_OPENING;
  return isLong ? { state, isDoubtful: true } : settle(free(state));
}

const opensAtJoint = ({ held, startsSentence, startsClause }: HoldingState, { text }: Word) =>
  held !== 'no' || startsSentence || (startsClause && !/^(?:and|but|or|so)$/.test(text));

/** After a comma or a bracket; `beginsSpeech`: a colon, a quote, after which all may begin anew. */
export function readPause(before: HoldingState, beginsSpeech: boolean): HoldingState {
  const state = { ...before, startsClause: true, startsSentence: beginsSpeech, number: undefined };
  if (before.number === 'number') return raise(state, 'sentence');
  return isSaid(before) ? free(state) : state;
}

/** "Honestly, ", "Yes, ": a clause of its own that says nothing of anybody. */
const isSaid = ({ held, hasPerson, length, last }: HoldingState): boolean =>
  held === 'opening' && !hasPerson && length <= LONG_OPENING && !UNSAID_OF.has(last.kind);

/** Whether a clause ends at a pause, and is to be judged. */
export const endsClause = ({ held, last }: HoldingState): boolean =>
  held === 'clause' && !UNSAID.has(last.kind);

/** Nothing waits any more: what was held has been judged, or had nothing in it. */
export const pass = (state: HoldingState): HoldingState => ({ ...free(state), number: undefined });

/** What was judged would be refused if the sentence ended here. */
export const suspect = (state: HoldingState): HoldingState => raise(state, 'sentence');
