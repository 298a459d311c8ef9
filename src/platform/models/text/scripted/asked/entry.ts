/**
 * A question or request that the script understands, and what answers it. Patterns read one sentence
 * in plain words (plain-words.ts); texts are templates (template.ts).
 */
export interface Asked {
  topic: string;
  asks: RegExp;
  /** A short direct answer before a line of the card. */
  pre?: readonly string[];
  /** Topics of the card whose lines answer, in this order, before `say`. */
  card?: readonly string[];
  /** Only lines of the card that match. */
  only?: RegExp;
  say: readonly string[];
  /** What `{own}` may be; each character always has the same one. */
  values?: readonly string[];
  /** Topics with the same key and as many values get values at the same place. */
  key?: string;
  /** Questions back about the same thing. */
  ask?: readonly string[];
  /** Replies to "why?" after this topic. */
  why?: readonly string[];
}
