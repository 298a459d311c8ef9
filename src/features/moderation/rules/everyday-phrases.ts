import { EVERYDAY_LIFE_PHRASES } from './everyday-life-phrases.ts';
import { EVERYDAY_PHRASES, type EverydayPhrase } from './everyday-phrase-table.ts';

export const ALL_EVERYDAY_PHRASES: readonly EverydayPhrase[] = [
  ...EVERYDAY_PHRASES,
  ...EVERYDAY_LIFE_PHRASES,
];

/**
 * Returns whether a label of the classifier does not count for an everyday phrase.
 * @param turn the turn before, to which the text may answer
 */
export const isEverydayPhrase = (name: string, score: number, text: string, turn = ''): boolean =>
  ALL_EVERYDAY_PHRASES.some(
    (phrase) =>
      phrase.labels.some((label) => name === `classifier/${label}`) &&
      score < (phrase.below ?? Infinity) &&
      isSaid(phrase, phrase.withTurn ? `${turn}\n${text}` : text),
  );

/** Returns whether a rule does not count for an everyday phrase. */
export const isEverydayRule = (rule: string, text: string): boolean =>
  ALL_EVERYDAY_PHRASES.some((phrase) => phrase.rules?.includes(rule) && isSaid(phrase, text));

// `search` also finds by global expressions, whose `test` would continue from the last match.
const has = (text: string, expression: RegExp): boolean => text.search(expression) !== -1;

function isSaid({ all, none, forgiven }: EverydayPhrase, text: string): boolean {
  if (!all.every((expression) => has(text, expression))) return false;
  const rest = forgiven ? text.replace(all[0], (said) => said.replace(forgiven, '')) : text;
  return !none.some((expression) => has(rest, expression));
}
