import { LRUCache } from 'lru-cache';
import { checkText } from '#features/moderation/rules/index.ts';
import { firstName } from '#shared/say-names.ts';

const FALLBACK = 'User';
/** Sentences of a card that a user's name could turn into a violation. */
const FRAMES: readonly ((name: string) => string)[] = [
  (name) => `She is ${name} years old.`,
  (name) => `${name} years old`,
  (name) => `She is ${name}.`,
];
const judged = new LRUCache<string, boolean>({ max: 10_000 });

/**
 * The value of `{{user}}`: the first name, or a neutral one where it would make a card's text a
 * violation.
 */
export function safeFirstName(fullName: string): string {
  const name = firstName(fullName);
  let isFit = judged.get(name);
  if (isFit === undefined) {
    isFit = FRAMES.every(
      (frame) => checkText({ surface: 'character', texts: [frame(name)] }).outcome === 'allow',
    );
    judged.set(name, isFit);
  }
  return isFit ? name : FALLBACK;
}
