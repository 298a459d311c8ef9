/**
 * The classes of words. A word may have several. To add a word, add it to its class in one of the
 * `words-….ts` files.
 */
export type WordClass =
  // Persons: the two who talk; she, he and they; it and there.
  | 'speaker'
  | 'pronoun'
  | 'neuter'
  /** A romantic role. */
  | 'partner'
  /** Relatives who may be children. */
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
  // Activities and places.
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
