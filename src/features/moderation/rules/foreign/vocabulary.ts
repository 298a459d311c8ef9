/** The languages with harm rules other than English. */
export type ForeignCode = 'es' | 'de' | 'fr' | 'pt' | 'it' | 'nl' | 'pl';

/** Returns the language of a rule of `find-foreign-harms.ts`, for the crisis response. */
export const languageOf = (rule: string | null): ForeignCode | null =>
  (/\.foreign_\w+_([a-z]{2})$/.exec(rule ?? '')?.[1] as ForeignCode | undefined) ?? null;

/**
 * The words of one language for `frames.ts`, separated by spaces, without accents and apostrophes ("j'ai"
 * is `jai`, "ß" is `s`). `*` matches any ending, `_` is the space in a phrase, `..` matches up to three
 * words, `...` up to six, `$` the end of the sentence. Phrases may use earlier classes.
 */
export interface ForeignWords {
  /** Very common words. Texts without any of them are skipped. */
  COMMON: string;
  /** Works and games, whose content is not meant literally. */
  FICTION: string;
  /** Figures of speech that share words with a crisis. */
  IDIOM: string;
  /** Complete phrases of despair, plans and farewells. */
  CRISIS: string;
  /** Pills, taking them, and "all of them". */
  PILLS: string;
  SWALLOW: string;
  ALL_OF_IT: string;
  /** "How many", "which dose", and dying. */
  HOW_MUCH: string;
  DIE: string;
  /** Telling somebody to kill themselves. */
  LURE: string;
  /** Asking, wanting or offering. */
  ASK: string;
  CONTRABAND: string;
  TRADE: string;
  WEAPON_MADE: string;
  MAKE: string;
  /** Crimes with their objects: breaking in, stealing, forging. */
  DEED: string;
  TARGET: string;
  /** The user's own property, the victim's view, prevention. */
  LAWFUL: string;
  /** Somebody whom the user knows. */
  KNOWN: string;
  DEVICE: string;
  SPY: string;
  WHEREABOUTS: string;
  FIND_OUT: string;
  WORK: string;
  PIRATED: string;
  WHOLE_TEXT: string;
  GROUP: string;
  /** Contempt on its own, and words that need "are". */
  SCORN: string;
  WEAK_SCORN: string;
  ARE: string;
  /** Reporting or regretting contempt. */
  REPORTED: string;
  PERSON: string;
  KILL: string;
  INTEND: string;
  /** Complete threats, or orders to hurt somebody. */
  THREAT: string;
  /** Affection and play, where a strong word is a joke. */
  PLAYFUL: string;
  EARN: string;
  BAIT: string;
  CLICK: string;
  BE_THEM: string;
  ROMANCE: string;
  NAKED: string;
  PICTURE: string;
  /** Imitating somebody whom the user knows. */
  COPY_THEM: string;
  /** A result that is passed on: "I have found", "here is". */
  HANDED_OUT: string;
  /** Somebody whom the listener knows. */
  SOMEONE_YOU_KNOW: string;
  /** A call to harass somebody, and the number to do it with. */
  HARASSED: string;
  CONTACT: string;
  /** "Word for word", and the text of a work. */
  VERBATIM: string;
  TEXT_OF: string;
  /** "I really am …", said of a public figure. */
  I_AM_THEM: string;
  /** Incapacitating somebody. */
  SPIKE: string;
}
