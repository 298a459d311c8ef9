import { LRUCache } from 'lru-cache';
import { checkText } from '#features/moderation/rules/index.ts';
import { firstName } from '#shared/say-names.ts';

const FALLBACK = 'User';
/** Sentences of a card in which a name could say what the card itself may not. */
const FRAMES: readonly ((name: string) => string)[] = [
  (name) => `She is ${name} years old.`,
  (name) => `${name} years old`,
  (name) => `She is ${name}.`,
];
const judged = new LRUCache<string, boolean>({ max: 10_000 });

/** What `{{user}}` stands for: the first name, or nobody's where it would turn a card's text into a violation. */
export function nameInTexts(fullName: string): string {
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
