import { isbot } from 'isbot';
import { safeReturnPath } from '#features/accounts/return-path.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { signedTokens } from '#platform/signed-tokens.ts';
import { utcDay } from '#shared/utc-day.ts';
import { DAY_MS } from '../rules.ts';
import { readClick, writeClick } from './click-cookie.ts';
import { countClick, findLinked } from './queries.ts';

export interface Visit {
  code: string;
  /** Where on this site the link leads, as the address says it. */
  to: string | undefined;
  cookie: string | undefined;
  address: string;
  /** Not HEAD, and not fetched ahead: somebody pressed it. */
  isPressed: boolean;
  userAgent: string | undefined;
}

export interface VisitAnswer {
  path: string;
  /** With its lifetime in seconds. */
  cookie?: { value: string; maxAge: number };
}

/**
 * Follows an affiliate's link: counts it at most once a day for a browser, and says what the browser
 * keeps. Programs, paused links and too many calls lead on and leave nothing; unknown codes lead home.
 */
export async function visitLink(ctx: Context, visit: Visit): Promise<VisitAnswer> {
  const { cookieDays, click } = ctx.config.affiliates;
  const code = visit.code.toLowerCase();
  if (!/^[a-z0-9-]{1,40}$/.test(code)) return { path: '/' };
  const path = ownPath(visit.to);
  if (await isTooMuch(ctx, visit.address)) return { path };
  const now = ctx.now();
  const tokens = await signedTokens(ctx);
  const kept = readClick(tokens, visit.cookie, { now, days: cookieDays });
  const { linked, earlier } = await findLinked(ctx.db, code, kept?.affiliateId);
  if (!linked) return { path: '/' };
  const isPerson = visit.isPressed && visit.userAgent && !isbot(visit.userAgent);
  if (!isPerson || linked.status !== 'active') return { path };

  const day = utcDay(now);
  const counted = kept?.day === day ? kept.counted : [];
  const isNew = !counted.includes(code);
  if (isNew) await countClick(ctx.db, linked.id, day);
  // An earlier click stands while its affiliate takes people.
  const stands = kept && click === 'first' && earlier?.status === 'active';
  const { affiliateId, at } = stands ? kept : { affiliateId: linked.id, at: now };
  const value = writeClick(tokens, {
    affiliateId,
    at,
    day,
    counted: isNew ? [...counted, code] : counted,
  });
  const ends = at.getTime() + cookieDays * DAY_MS;
  return { path, cookie: { value, maxAge: Math.ceil((ends - now.getTime()) / 1000) } };
}

/** A path of this site; a link that leads to a link would go round. */
function ownPath(to: string | undefined): string {
  const path = safeReturnPath(to);
  return /^\/r(\/|$)/.test(path) ? '/' : path;
}

/** A visitor is led on all the same: nobody came to read that they pressed too often. */
async function isTooMuch(ctx: Context, address: string): Promise<boolean> {
  try {
    await ctx.limits.consume('visit', address);
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return true;
    throw error;
  }
}
