import type { Who } from './nouns.ts';

/** The grammatical form of a cue, which determines how its person is found. */
export type Shape =
  /** "a 15-year-old girl", "a teenager" */
  | 'phrase'
  /** "… is 15", "… attends a high school" */
  | 'state'
  /** "at 15", "since age six" */
  | 'point'
  /** "Age: 15" */
  | 'label'
  /** "Mia (15)", "Mia, 15, loves" */
  | 'bracket'
  /** "her 16th birthday" */
  | 'event';

/** A place in a text that may be about somebody under eighteen. */
export interface Cue {
  /** The rule's name without its category. */
  rule: string;
  shape: Shape;
  /** First and last word. */
  from: number;
  to: number;
  /** The age, if a number is given. */
  years: number | null;
  /** A number without its unit, which might count something else. */
  isBare?: boolean;
  /** "not yet 18": the cue itself contains the negation. */
  isShortOf?: boolean;
  /** A word that always means a minor. */
  isAbsolute?: boolean;
  /** A weak cue: refused only next to romance or another weak cue. */
  isSoft?: boolean;
  /** "in ninth grade": a place, unless a form of "be" precedes it. */
  isPlace?: boolean;
  /** Part of another noun: "ninth grade homework". */
  isCompound?: boolean;
  /** A birth in the past, which gives today's age. */
  isToday?: boolean;
}

/** The person and time of a cue. */
export interface Reading {
  who: Who;
  /** `then`: in an adult's past. */
  when: 'now' | 'then';
  place: 'predicate' | 'played' | 'likened' | 'owned' | 'opening' | 'object' | 'address';
  isDenied: boolean;
  /** Refused only next to romance. */
  isSoft: boolean;
  /** "looks", "acts", "feels": a manner, not a fact. */
  manner: string | null;
  /** The span of the person and the cue. */
  from: number;
  to: number;
}

export const toReading = (cue: Cue, found: Partial<Reading> = {}): Reading => ({
  who: 'unsaid',
  when: 'now',
  place: 'predicate',
  isDenied: false,
  isSoft: false,
  manner: null,
  from: cue.from,
  to: cue.to,
  ...found,
});

/** A cue of a rule that reads its person and time itself; a stated age without a number by default. */
export function toFoundCue(
  cue: Pick<Cue, 'rule' | 'from' | 'to'> & Partial<Cue>,
  reading: Partial<Reading>,
): { cue: Cue; reading: Reading } {
  const whole: Cue = { shape: 'state', years: null, ...cue };
  return { cue: whole, reading: toReading(whole, reading) };
}
