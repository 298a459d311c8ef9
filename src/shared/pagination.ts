/** Bounds of every paged list (skip/limit as in the specification). */
export const DEFAULT_LIMIT = 24;
export const MAX_LIMIT = 200;
/** The database reads all skipped rows. Beyond this, lists continue from a cursor. */
export const MAX_SKIP = 10_000;

/** Cards on one page of a browse list, and page numbers shown at once. */
export const CARDS_PER_PAGE = 12;
export const VISIBLE_PAGES = 5;

/**
 * The page numbers to show for `current` of `total` (1-based): at most five numbers,
 * with 'gap' where numbers are left out.
 */
export function visiblePages(current: number, total: number): (number | 'gap')[] {
  if (total <= VISIBLE_PAGES) return Array.from({ length: total }, (_, i) => i + 1);
  // First and last always show; the other three stay around the current page.
  const start = Math.min(Math.max(current - 1, 2), total - 3);
  const middle = [start, start + 1, start + 2];
  return [
    1,
    ...(start > 2 ? ['gap' as const] : []),
    ...middle,
    ...(start + 2 < total - 1 ? ['gap' as const] : []),
    total,
  ];
}
