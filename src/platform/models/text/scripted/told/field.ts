/** Reactions, and questions back. */
type Reaction = readonly [says: readonly string[], asks: readonly string[]];

/** A part of everyday life. `{thing}` in its templates is the word by which it was recognized. */
export interface Field {
  topic: string;
  /** Alternatives of a pattern, in plain words. */
  things: string;
  bad: Reaction;
  good: Reaction;
  plain: Reaction;
}
