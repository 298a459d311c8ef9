/** Why something can be reported, in the order that people are shown. */
export const REPORT_REASONS = [
  'underage',
  'real_person',
  'illegal',
  'hate',
  'violence',
  'self_harm',
  'privacy',
  'copyright',
  'spam',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Lengths in UTF-16 units. */
export const DETAILS_LENGTH = 1000;
export const NOTE_LENGTH = 500;
export const EXCERPT_LENGTH = 200;

/** Places in the queue: the smaller is looked at first. */
export const URGENT = 1;
const ORDINARY = 2;

/** These are dealt with before all else, as far as everyone can see what they are about. */
const URGENT_REASONS: readonly ReportReason[] = ['underage', 'real_person'];

/** The place of a report in the queue: 1 before all others, 2 in its turn. */
export function priorityOf(reason: ReportReason, isPublic: boolean): number {
  return isPublic && URGENT_REASONS.includes(reason) ? URGENT : ORDINARY;
}

/** The beginning of a text, on one line, cut at a whole character. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= EXCERPT_LENGTH) return line;
  return `${line.slice(0, EXCERPT_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
