import { checkText } from './check-text.ts';

/** Sentences of a card that a user's name could turn into a violation. */
const FRAMES: readonly ((name: string) => string)[] = [
  (name) => `She is ${name} years old.`,
  (name) => `${name} years old`,
  (name) => `She is ${name}.`,
];

/** Returns whether a text may be used as a name in any allowed text: "16" and "Sixteen" may not. */
export const fitsAsName = (name: string): boolean =>
  FRAMES.every(
    (frame) => checkText({ surface: 'character', texts: [frame(name)] }).outcome === 'allow',
  );
