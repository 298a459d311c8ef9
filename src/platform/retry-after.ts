/**
 * Reads a Retry-After header: seconds, or an HTTP date. Milliseconds from `now`, at least 0;
 * undefined without a header that can be read.
 * @param longestMs the most that is returned
 */
export function parseRetryAfter(
  header: string | string[] | null | undefined,
  now: number,
  longestMs = 60_000,
): number | undefined {
  const value = [header].flat()[0];
  if (!value) return undefined;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), longestMs) : undefined;
}
