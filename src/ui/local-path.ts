/**
 * The path of a URL on this site, for the router, which does not accept absolute URLs; else
 * `/premium`.
 */
export function localPath(url: string): string {
  const parsed = new URL(url, window.location.origin);
  return parsed.origin === window.location.origin ? parsed.pathname + parsed.search : '/premium';
}
