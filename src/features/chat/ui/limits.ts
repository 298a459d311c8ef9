/** The room left is shown from here on. */
export const SHOW_LEFT_BELOW = 500;
/** The highest number a badge shows. */
const BADGE_CAP = 9;

export function formatBadge(count: number): string {
  return count > BADGE_CAP ? `${BADGE_CAP}+` : String(count);
}
