import type { ErrorCode } from '#shared/error-codes.ts';
import { STANDING_PATH } from '#shared/standing-path.ts';
import { MAX_NAME_LENGTH } from './limits.ts';

const HOUR = 3_600_000;

/** A session ends this long after it was last used. */
export const SESSION_LIFETIME_MS = 30 * 24 * HOUR;
/** However much it is used, a session ends this long after its sign-in. */
export const SESSION_LONGEST_MS = 180 * 24 * HOUR;
/** How often, at most, a session in use is prolonged in the database. */
export const SESSION_PROLONG_MS = HOUR;
/** A sign-in must be finished within this time, and is offered again while half of it is left. */
export const ATTEMPT_LIFETIME_MS = HOUR;
/** How long a visitor's 18+ acknowledgment is kept. */
export const AGE_COOKIE_LIFETIME_MS = 365 * 24 * HOUR;

/** What must be typed to delete an account: case and spaces exact. */
export const DELETION_PHRASE = 'delete my account';
/** From the request to the erasure: so long support can take it back. */
export const DELETION_DELAY_MS = 14 * 24 * HOUR;
/** The link to confirm a new e-mail address works so long. */
export const EMAIL_CHANGE_LIFETIME_MS = 24 * HOUR;
/** A copy of a person's data is kept so long, and made at most so often. */
export const EXPORT_LIFETIME_MS = 7 * 24 * HOUR;
export const EXPORT_INTERVAL_MS = 24 * HOUR;

const MAX_PICTURE_LENGTH = 2048;

/** So long after a sign-in its session may change how one gets into the account. */
export const FRESH_MS = 10 * 60_000;
/** A change of the ways in can be undone so long, and what it added counts for nothing so long. */
export const UNDO_MS = 7 * 24 * HOUR;

/** The moment at which a session of a sign-in at `signedIn`, last used at `now`, ends. */
export function sessionEnd(now: Date, signedIn: Date): Date {
  const sliding = now.getTime() + SESSION_LIFETIME_MS;
  return new Date(Math.min(sliding, signedIn.getTime() + SESSION_LONGEST_MS));
}

/**
 * Whether a way in vouches for its owner: it has stood for the time in which it can be undone, or the
 * account was made with it (a second forgives two clocks).
 */
export function isSettled(
  way: { created_at: Date },
  user: { created_at: Date },
  now: Date,
): boolean {
  const age = now.getTime() - way.created_at.getTime();
  return age >= UNDO_MS || way.created_at.getTime() - user.created_at.getTime() <= 1_000;
}

/** True when a session's end should be moved: not at each request, at most once an hour. */
export function shouldProlong(lastSeen: Date, now: Date): boolean {
  return now.getTime() - lastSeen.getTime() >= SESSION_PROLONG_MS;
}

/** Where a suspended person reads why, appeals, and can leave. */

interface Standing {
  is_active: boolean;
  suspended_until: Date | null;
  standing_reason?: string | null;
}

/** Why a user may not act now, as an error code; undefined when nothing speaks against it. */
export function standingProblem(
  user: Standing & { erase_at: Date | null },
  now: Date,
): ErrorCode | undefined {
  if (user.erase_at) return 'account_leaving';
  // Closed by the rules it is a suspension without an end; closed by the team it has no rule.
  if (!user.is_active) return user.standing_reason ? 'account_suspended' : 'account_inactive';
  if (user.suspended_until && user.suspended_until > now) return 'account_suspended';
  return undefined;
}

/** What a refusal says of a suspended or closed account. */
export function tellStanding({ is_active, suspended_until, standing_reason }: Standing) {
  const until = is_active ? suspended_until : null;
  return {
    extra: {
      reason: standing_reason ?? null,
      until: until?.toISOString() ?? null,
      appeal_url: STANDING_PATH,
    },
  };
}

/** Verified addresses of the operator's list become superusers when they sign in. */
export function isAdminEmail(adminEmails: readonly string[], email: string): boolean {
  return adminEmails.includes(email.toLowerCase());
}

/** A name as it may be shown: one line, no invisible characters, at most 80 of them; else the mailbox's name. */
export function displayName(given: string | null | undefined, email: string): string {
  const clean = (text: string) =>
    Array.from(
      text
        .normalize('NFC')
        .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
        .trim(),
    )
      .slice(0, MAX_NAME_LENGTH)
      .join('')
      .trim();
  return clean(given ?? '') || clean(email.split('@')[0] ?? '') || 'Friend';
}

/** A provider's picture address when it is a plain https one, else null. */
export function pictureAddress(given: string | null | undefined): string | null {
  if (!given || given.length > MAX_PICTURE_LENGTH || !URL.canParse(given)) return null;
  return new URL(given).protocol === 'https:' ? given : null;
}

/** The plan at a moment: one that was bought ends by itself, whether or not anything noticed. */
export function planAt(
  { plan, premium_until }: { plan: 'free' | 'premium'; premium_until: Date | null },
  now: Date,
): 'free' | 'premium' {
  return plan === 'premium' && premium_until !== null && premium_until <= now ? 'free' : plan;
}
