import { stripMarks } from '#shared/strip-marks.ts';

/**
 * Makes another user's text safe for a prompt: no template tokens, no invisible characters, a
 * limited length. Its content is moderated elsewhere.
 */
export function cleanCardText(text: string | null | undefined, longest: number): string {
  return stripMarks((text ?? '').slice(0, longest * 2))
    .replace(/\n{3,}/g, '\n\n')
    .slice(0, longest)
    .trim();
}

/** The same on one line. */
export const cleanLine = (text: string | null | undefined, longest: number): string =>
  cleanCardText(text, longest).replace(/\s*\n\s*/g, ' ');

/** A name as one short line without a colon, because `Name:` marks a speaker. */
export function cleanName(name: string, fallback: string): string {
  const cleaned = cleanCardText(name, 60)
    .replace(/[\n:{}]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return cleaned === '' ? fallback : cleaned;
}
