import { getCookie } from 'hono/cookie';
import type { HttpContext } from '#platform/http/app.ts';
import type { Visitor } from './open-session.ts';

/** Binds a sign-in attempt to one browser. Sent to the login routes only. */
export const ATTEMPT_COOKIE = 'login_attempt';
/** Identifies a visitor's 18+ acknowledgment. */
export const AGE_COOKIE = 'age_notice';

/** Reads what a sign-in needs from the request. */
export function visitorOf(c: HttpContext): Visitor {
  return {
    cookies: c.req.header('cookie'),
    attemptCookie: getCookie(c, ATTEMPT_COOKIE),
    ageCookie: getCookie(c, AGE_COOKIE),
    userAgent: c.req.header('user-agent'),
    address: c.get('address'),
  };
}
