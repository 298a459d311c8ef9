import { isbot } from 'isbot';
import { safeReturnPath } from '#features/accounts/return-path.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { signedTokens } from '#platform/signed-tokens.ts';
import { utcDay } from '#shared/utc-day.ts';
import { DAY_MS } from '../rules.ts';
import { readClick, writeClick } from './click-cookie.ts';
import { countClick, findLinkAffiliates } from './queries.ts';

export interface Visit {
  code: string;
  /** The link's target on this site, unverified. */
  to: string | undefined;
  cookie: string | undefined;
  address: string;
  /** Not HEAD and not a prefetch. */
  isNavigation: boolean;
  userAgent: string | undefined;
}

export interface VisitAnswer {
  path: string;
  /** With its lifetime in seconds. */
  cookie?: { value: string; maxAge: number };
}

/**
 * Resolves an affiliate's link: counts it at most once a day per browser, and returns the cookie.
 * Bots, paused links and rate-limited visitors are redirected without a cookie; unknown codes
 * redirect to the home page.
 */
export async function visitLink(ctx: Context, visit: Visit): Promise<VisitAnswer> {
  const { cookieDays, click } = ctx.config.affiliates;
  const code = visit.code.toLowerCase();
  if (!/^[a-z0-9-]{1,40}$/.test(code)) return { path: '/' };
  const path = sitePath(visit.to);
  if (await isRateLimited(ctx, visit.address)) return { path };
  const now = ctx.now();
  const tokens = await signedTokens(ctx);
  const earlierClick = readClick(tokens, visit.cookie, { now, days: cookieDays });
  const { linked, earlier } = await findLinkAffiliates(ctx.db, code, earlierClick?.affiliateId);
  if (!linked) return { path: '/' };
  const isPerson = visit.isNavigation && visit.userAgent && !isbot(visit.userAgent);
  if (!isPerson || linked.status !== 'active') return { path };

  const day = utcDay(now);
  const counted = earlierClick?.day === day ? earlierClick.counted : [];
  const isNew = !counted.includes(code);
  if (isNew) await countClick(ctx.db, linked.id, day);
  // An earlier click has priority while its affiliate is active.
  const keepsEarlier = earlierClick && click === 'first' && earlier?.status === 'active';
  const { affiliateId, at } = keepsEarlier ? earlierClick : { affiliateId: linked.id, at: now };
  const value = writeClick(tokens, {
    affiliateId,
    at,
    day,
    counted: isNew ? [...counted, code] : counted,
  });
  const ends = at.getTime() + cookieDays * DAY_MS;
  return { path, cookie: { value, maxAge: Math.ceil((ends - now.getTime()) / 1000) } };
}

/** A path of this site; a link to another affiliate link could loop. */
function sitePath(to: string | undefined): string {
  const path = safeReturnPath(to);
  return /^\/r(\/|$)/.test(path) ? '/' : path;
}

/** Returned instead of thrown, because a rate-limited visitor is redirected without an error. */
async function isRateLimited(ctx: Context, address: string): Promise<boolean> {
  try {
    await ctx.limits.consume('visit', address);
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return true;
    throw error;
  }
}
