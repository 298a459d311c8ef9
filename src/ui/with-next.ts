/** `path` with the way back to where it was followed, as the sign-in pages and /premium read it. */
export function withNext(path: string, next: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`;
}
