import type { SignedTokens } from '#platform/signed-tokens.ts';
import { DAY_MS } from '../rules.ts';

/** Set by an affiliate's link, read at registration. */
export const CLICK_COOKIE = 'referral';
const KIND = 'click';
/** Maximum number of links in the cookie whose click of today was counted. */
const MOST_COUNTED = 8;

/** The cookie's content: the affiliate of a sign-up, and the links counted today. */
export interface Click {
  affiliateId: string;
  at: Date;
  /** UTC day of `counted`. */
  day: string;
  counted: readonly string[];
}

export const writeClick = (tokens: SignedTokens, { affiliateId, at, day, counted }: Click) =>
  tokens.sign(KIND, affiliateId, String(at.getTime()), day, ...counted.slice(-MOST_COUNTED));

/** Returns null for a cookie that is altered, of another kind, or older than `days`. */
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
