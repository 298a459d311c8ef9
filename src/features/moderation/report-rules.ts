/** Report reasons, in display order. */
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

/** Priorities: the smallest is first. */
export const URGENT = 1;
const ORDINARY = 2;

/** Reasons that are urgent for public content. */
const URGENT_REASONS: readonly ReportReason[] = ['underage', 'real_person'];

/** Returns the priority of a report: 1 is urgent, 2 is normal. */
export function getReportPriority(reason: ReportReason, isPublic: boolean): number {
  return isPublic && URGENT_REASONS.includes(reason) ? URGENT : ORDINARY;
}

/** Returns the beginning of a text on one line, cut at a whole character. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= EXCERPT_LENGTH) return line;
  return `${line.slice(0, EXCERPT_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
