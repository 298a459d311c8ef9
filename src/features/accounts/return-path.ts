/** Sign-in pages. Returning to one of them would cause a loop. */
const SIGN_IN_PATHS = /^\/(login|signup|auth|dev)(\/|$)/;

/**
 * Returns the path to open after sign-in, from an untrusted `next` parameter: a path of this site
 * with its query and fragment, else '/'. Also runs in the browser.
 */
export function safeReturnPath(next: string | null | undefined): string {
  // Browsers treat a backslash as a slash and skip control characters: '/\evil.test' is external.
  if (!next || next.length > 2048 || !next.startsWith('/') || /[\\\p{Cc}]/u.test(next)) return '/';
  const base = 'https://this.invalid';
  if (!URL.canParse(next, base)) return '/';
  const url = new URL(next, base);
  if (url.origin !== base || url.pathname.startsWith('//')) return '/';
  if (SIGN_IN_PATHS.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}

/** Returns the path of a sign-in page that returns to `next` afterwards. */
export function signInPath(page: '/login' | '/signup', next: string | null | undefined): string {
  const path = safeReturnPath(next);
  return path === '/' ? page : `${page}?next=${encodeURIComponent(path)}`;
}

/** The slug of the character in a return path, for the sign-in page; null for other paths. */
export function characterOfPath(path: string): string | null {
  const [, slug] = /^\/(?:chat|character|generate|call)\/([^/?#]+)/.exec(path) ?? [];
  try {
    return slug ? decodeURIComponent(slug) : null;
  } catch {
    // A percent sign that encodes nothing.
    return null;
  }
}
