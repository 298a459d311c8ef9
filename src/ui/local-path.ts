/** The path of an address of this site, for the router, which takes no whole addresses; else `/premium`. */
export function localPath(url: string): string {
  const parsed = new URL(url, window.location.origin);
  return parsed.origin === window.location.origin ? parsed.pathname + parsed.search : '/premium';
}
