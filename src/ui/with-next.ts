/**
 * `path` with a return path to the current page, in the format of the sign-in pages and /premium.
 */
export function withNext(path: string, next: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`;
}
