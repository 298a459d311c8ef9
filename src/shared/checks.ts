import * as z from 'zod/mini';

/*
 * Checks that contracts (full zod) and the browser's forms (zod/mini) share: both accept them in
 * `.check(…)`, so that a rule and its message are written once. Full zod weighs too much for a
 * page.
 */

/** Lengths are in UTF-16 units. */
export const atMost = (max: number) => z.maxLength(max, `Use at most ${max} characters.`);

/** A text that must not be blank. */
export const filledIn = (missing: string, max: number) =>
  [z.trim(), z.minLength(1, missing), atMost(max)] as const;

/** Removes the one character that the database cannot store, for texts that are never rejected. */
export const withoutNul = () => z.overwrite<string>((text) => text.replaceAll('\0', ''));

export const EMAIL_SENTENCE = 'Enter a complete email address, for example robin@example.org.';

export const emailChecks = (max: number) =>
  [z.trim(), atMost(max), z.email(EMAIL_SENTENCE)] as const;
