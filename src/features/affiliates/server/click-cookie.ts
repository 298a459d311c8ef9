import type { SignedTokens } from '#platform/signed-tokens.ts';
import { DAY_MS } from '../rules.ts';

/** Set by an affiliate's link, read at registration. */
export const CLICK_COOKIE = 'referral';
const KIND = 'click';
/** Links whose click of today a browser remembers as counted. */
const MOST_COUNTED = 8;

/** What the cookie holds: whom a sign-up counts for, and which links were counted today. */
export interface Click {
  affiliateId: string;
  at: Date;
  /** UTC day of `counted`. */
  day: string;
  counted: readonly string[];
}

export const writeClick = (tokens: SignedTokens, { affiliateId, at, day, counted }: Click) =>
  tokens.sign(KIND, affiliateId, String(at.getTime()), day, ...counted.slice(-MOST_COUNTED));

/** Null for a cookie that is altered, another's, or older than `days`. */
export function readClick(
  tokens: SignedTokens,
  cookie: string | undefined,
  { now, days }: { now: Date; days: number },
): Click | null {
  const parts = cookie === undefined ? null : tokens.read(KIND, cookie);
  if (!parts) return null;
  const [affiliateId = '', millis = '', day = '', ...counted] = parts;
  const at = new Date(Number(millis));
  return now.getTime() - at.getTime() < days * DAY_MS ? { affiliateId, at, day, counted } : null;
}
