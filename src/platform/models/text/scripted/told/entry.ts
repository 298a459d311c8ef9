/**
 * Something that the user tells or remarks, and what is said to it. Patterns read one sentence in
 * plain words; named groups are slots, turned to the second person.
 */
export interface Told {
  topic: string;
  tells: RegExp;
  say: readonly string[];
  ask?: readonly string[];
}
