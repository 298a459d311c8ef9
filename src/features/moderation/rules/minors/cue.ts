import type { Who } from './nouns.ts';

/** How a cue stands in its sentence, which decides where to look for whose it is. */
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

/** A place in a text that may speak of somebody under eighteen. */
export interface Cue {
  /** The rule's name in a verdict, without its category. */
  rule: string;
  shape: Shape;
  /** First and last word. */
  from: number;
  to: number;
  /** The age, where a number is given. */
  years: number | null;
  /** A number without its unit, which might count something else. */
  isBare?: boolean;
  /** "not yet 18": eighteen is not reached, and a "not" is part of it. */
  isShortOf?: boolean;
  /** A word that stands for a minor and for nothing else, whoever is meant. */
  isAbsolute?: boolean;
  /** A softer word: refused only beside romance, or with another such word. */
  isSoft?: boolean;
  /** "in ninth grade": without a verb of being it says where something happens. */
  isPlace?: boolean;
  /** Part of another noun: "ninth grade homework". */
  isCompound?: boolean;
  /** A birth lies in the past, and the age that it gives is today's. */
  isToday?: boolean;
}

/** What the sentence says of a cue: whose it is, and when. */
export interface Reading {
  who: Who;
  /** `then`: in a grown person's past. */
  when: 'now' | 'then';
  place: 'predicate' | 'played' | 'likened' | 'owned' | 'opening' | 'object' | 'address';
  isDenied: boolean;
  /** Refused only beside romance. */
  isSoft: boolean;
  /** "looks", "acts", "feels": a manner, not a fact. */
  manner: string | null;
  /** The words that the person and the cue span. */
  from: number;
  to: number;
}

export const readingOf = (cue: Cue, found: Partial<Reading> = {}): Reading => ({
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
