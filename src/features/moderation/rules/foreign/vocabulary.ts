/** The languages whose harms the rules read beside English. */
export type ForeignCode = 'es' | 'de' | 'fr' | 'pt' | 'it' | 'nl' | 'pl';

/** The language of a rule of `find-foreign-harms.ts`, for the answer to a crisis. */
export const languageOf = (rule: string | null): ForeignCode | null =>
  (/\.foreign_\w+_([a-z]{2})$/.exec(rule ?? '')?.[1] as ForeignCode | undefined) ?? null;

/**
 * The words of one language for the frames in `frames.ts`, parted by spaces, without accents and apostrophes
 * ("j'ai" is `jai`, "ß" is `s`). `*` stands for any ending, `_` for the space in a phrase, `..` for up to three
 * words and `...` for up to six between its words, `$` for the sentence's end; a class before it may stand in a phrase.
 */
export interface ForeignWords {
  /** Words that nearly every sentence has one of: a text without any is not looked at. */
  COMMON: string;
  /** A work or a game: nothing in it is meant. */
  FICTION: string;
  /** Figures of speech that share words with a crisis. */
  IDIOM: string;
  /** Despair, plans and farewells, whole. */
  CRISIS: string;
  /** Pills and the like, taking them, and all of them. */
  PILLS: string;
  SWALLOW: string;
  ALL_OF_IT: string;
  /** "How many", "which dose", and dying. */
  HOW_MUCH: string;
  DIE: string;
  /** Telling somebody to end it. */
  LURE: string;
  /** Asking, wanting or offering. */
  ASK: string;
  CONTRABAND: string;
  TRADE: string;
  WEAPON_MADE: string;
  MAKE: string;
  /** Breaking in, stealing, forging, with what it is done to. */
  DEED: string;
  TARGET: string;
  /** One's own things, the victim's view, prevention. */
  LAWFUL: string;
  /** Somebody whom one knows. */
  KNOWN: string;
  DEVICE: string;
  SPY: string;
  WHEREABOUTS: string;
  FIND_OUT: string;
  WORK: string;
  PIRATED: string;
  WHOLE_TEXT: string;
  GROUP: string;
  /** Contempt that needs no more, and words that need "are". */
  SCORN: string;
  WEAK_SCORN: string;
  ARE: string;
  /** Who reports or regrets contempt. */
  REPORTED: string;
  PERSON: string;
  KILL: string;
  INTEND: string;
  /** A threat, or an order to hurt somebody, whole. */
  THREAT: string;
  /** Affection and play, in which a strong word is a joke. */
  PLAYFUL: string;
  EARN: string;
  BAIT: string;
  CLICK: string;
  BE_THEM: string;
  ROMANCE: string;
  NAKED: string;
  PICTURE: string;
  /** Becoming somebody whom one knows. */
  COPY_THEM: string;
  /** Making somebody helpless. */
  SPIKE: string;
}
