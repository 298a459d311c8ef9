import type { FormProblems } from './use-submission.ts';

/** As browsers check a field of that type; the server has the last word. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const isEmail = (text: string): boolean => EMAIL.test(text);
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\//i.test(text) && URL.canParse(text);

/** The sentences of those fields that are not right, in their order. */
export function problemsOf(
  checks: readonly (readonly [field: string, isRight: boolean, sentence: string])[],
): FormProblems {
  return Object.fromEntries(
    checks.filter(([, isRight]) => !isRight).map(([field, , sentence]) => [field, sentence]),
  );
}
