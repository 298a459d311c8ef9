/**
 * Something that the user shares or remarks, and the reactions to it. Patterns read one sentence in
 * plain words; named groups are slots, turned to the second person.
 */
export interface Told {
  topic: string;
  tells: Pick<RegExp, 'exec'>;
  say: readonly string[];
  ask?: readonly string[];
}
