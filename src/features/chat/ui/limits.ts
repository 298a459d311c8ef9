/** Longest message, in UTF-16 units: the contract's bound, restated so that no schema is shipped. */
export const MAX_LENGTH = 10_000;
/** The room left is shown from here on. */
export const SHOW_LEFT_BELOW = 500;
/** The highest number a badge shows. */
const BADGE_CAP = 9;

export function formatBadge(count: number): string {
  return count > BADGE_CAP ? `${BADGE_CAP}+` : String(count);
}
