/** Where people come from to sign in; going back there would be a circle. */
const SIGN_IN_PATHS = /^\/(login|signup|auth|dev)(\/|$)/;

/**
 * The path to go to after signing in, from an untrusted `next` parameter: a path of this
 * site with its query and fragment, else '/'. Browser-safe and pure.
 */
export function safeReturnPath(next: string | null | undefined): string {
  // Browsers read a backslash as a slash and skip control characters: '/\evil.test' leaves the site.
  if (!next || next.length > 2048 || !next.startsWith('/') || /[\\\p{Cc}]/u.test(next)) return '/';
  const base = 'https://this.invalid';
  if (!URL.canParse(next, base)) return '/';
  const url = new URL(next, base);
  if (url.origin !== base || url.pathname.startsWith('//')) return '/';
  if (SIGN_IN_PATHS.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}

/** The address of a sign-in page that leads back to `next` afterwards. */
export function signInPath(page: '/login' | '/signup', next: string | null | undefined): string {
  const path = safeReturnPath(next);
  return path === '/' ? page : `${page}?next=${encodeURIComponent(path)}`;
}
