import { getCookie } from 'hono/cookie';
import type { HttpContext } from '#platform/http/app.ts';
import type { Visitor } from './open-session.ts';

/** Binds a sign-in under way to one browser; sent to the login calls alone. */
export const ATTEMPT_COOKIE = 'login_attempt';
/** Names a visitor's 18+ acknowledgment. */
export const AGE_COOKIE = 'age_notice';

/** What a sign-in learns of the request that it comes with. */
export function visitorOf(c: HttpContext): Visitor {
  return {
    cookies: c.req.header('cookie'),
    attemptCookie: getCookie(c, ATTEMPT_COOKIE),
    ageCookie: getCookie(c, AGE_COOKIE),
    userAgent: c.req.header('user-agent'),
    address: c.get('address'),
  };
}
