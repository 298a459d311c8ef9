/** The highest number a badge shows. */
const BADGE_CAP = 9;

/** A badge's text: the number, or 9+ past nine. */
export const formatBadge = (count: number): string =>
  count > BADGE_CAP ? `${BADGE_CAP}+` : String(count);
