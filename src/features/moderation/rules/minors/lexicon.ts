/**
 * What kind of word a word is; one may be of several. To teach the rules a new word, add it to its
 * class in one of the `words-….ts` files.
 */
export type WordClass =
  // Who: the two who talk; she, he and they; it and there.
  | 'speaker'
  | 'pronoun'
  | 'neuter'
  /** A romantic role. */
  | 'partner'
  /** Who may be a child of the family. */
  | 'relative'
  /** Pupils and patients. */
  | 'learner'
  | 'elder'
  | 'person'
  | 'animal'
  | 'thing'
  | 'body'
  | 'female'
  | 'male'
  | 'plural'
  // Youth: nouns, adjectives, "child" and "kid", "little" and "young".
  | 'youth'
  | 'youthful'
  | 'child'
  | 'small'
  // What is done, and where.
  | 'teach'
  | 'play'
  | 'fiction'
  | 'romance'
  | 'sexual'
  // Grammar.
  | 'be'
  | 'was'
  | 'become'
  | 'became'
  | 'seem'
  | 'seemed'
  | 'have'
  | 'modal'
  | 'not'
  | 'adverb'
  | 'article'
  | 'owner'
  | 'preposition'
  | 'conjunction'
  | 'when'
  | 'verb'
  | 'past'
  | 'adjective';

export interface Lexicon {
  nouns?: Partial<Record<WordClass, string>>;
  words?: Partial<Record<WordClass, string>>;
}
