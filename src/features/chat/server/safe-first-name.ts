import { LRUCache } from 'lru-cache';
import { fitsAsName } from '#features/moderation/rules/index.ts';
import { firstName } from '#shared/replace-placeholders.ts';

const FALLBACK = 'User';
const judged = new LRUCache<string, boolean>({ max: 10_000 });

/**
 * The value of `{{user}}`: the first name, or a neutral one if it would make a card's text a
 * violation.
 */
export const safeFirstName = (fullName: string): string => safeName(firstName(fullName), FALLBACK);

/** The name, or `fallback` if it would make another text a violation. */
export function safeName(name: string, fallback: string): string {
  let isFit = judged.get(name);
  if (isFit === undefined) judged.set(name, (isFit = fitsAsName(name)));
  return isFit ? name : fallback;
}
