import type { ErrorCode } from '#shared/error-codes.ts';
import { STANDING_PATH } from '#shared/standing-path.ts';
import { MAX_NAME_LENGTH } from './limits.ts';

const HOUR = 3_600_000;

/** A session expires this long after its last use. */
export const SESSION_LIFETIME_MS = 30 * 24 * HOUR;
/** Even in constant use, a session expires this long after its sign-in. */
export const SESSION_MAX_LIFETIME_MS = 180 * 24 * HOUR;
/** Shortest interval between two extensions of a session in the database. */
export const SESSION_EXTEND_INTERVAL_MS = HOUR;
/** Time to complete a sign-in attempt, which is reused while at least half of it is left. */
export const ATTEMPT_LIFETIME_MS = HOUR;
/** Lifetime of a visitor's 18+ acknowledgment. */
export const AGE_COOKIE_LIFETIME_MS = 365 * 24 * HOUR;

/** Confirms the deletion of an account; must match exactly. */
export const DELETION_PHRASE = 'delete my account';
/** Time from the request to the erasure, during which support can cancel it. */
export const DELETION_DELAY_MS = 14 * 24 * HOUR;
/** Lifetime of the link that confirms a new email address. */
export const EMAIL_CHANGE_LIFETIME_MS = 24 * HOUR;
/** Lifetime of a data export, and the shortest interval between two exports. */
export const EXPORT_LIFETIME_MS = 7 * 24 * HOUR;
export const EXPORT_INTERVAL_MS = 24 * HOUR;

const MAX_PICTURE_LENGTH = 2048;

/** How long after a sign-in its session may change sign-in methods. */
export const FRESH_MS = 10 * 60_000;
/** How long a change of sign-in methods can be undone. A method that it added is not settled until then. */
export const UNDO_PERIOD_MS = 7 * 24 * HOUR;

/** Returns when a session that started at `signedIn` and was last used at `now` expires. */
export function sessionEnd(now: Date, signedIn: Date): Date {
  const sliding = now.getTime() + SESSION_LIFETIME_MS;
  return new Date(Math.min(sliding, signedIn.getTime() + SESSION_MAX_LIFETIME_MS));
}

/**
 * Returns whether a sign-in method is old enough to prove ownership: its undo period is over, or the
 * account was created with it (with a second of tolerance for two clocks).
 */
export function isSettled(
  identity: { created_at: Date },
  user: { created_at: Date },
  now: Date,
): boolean {
  const age = now.getTime() - identity.created_at.getTime();
  return (
    age >= UNDO_PERIOD_MS || identity.created_at.getTime() - user.created_at.getTime() <= 1_000
  );
}

/** Returns whether to extend a session: at most once an hour, not on every request. */
export function shouldExtend(lastSeen: Date, now: Date): boolean {
  return now.getTime() - lastSeen.getTime() >= SESSION_EXTEND_INTERVAL_MS;
}

interface Standing {
  is_active: boolean;
  suspended_until: Date | null;
  standing_reason?: string | null;
}

/** Returns the error code of why a user may not act now. Undefined when they may. */
export function standingProblem(
  user: Standing & { erase_at: Date | null },
  now: Date,
): ErrorCode | undefined {
  if (user.erase_at) return 'account_leaving';
  // An account closed under the rules is an indefinite suspension; one closed by the team has no rule.
  if (!user.is_active) return user.standing_reason ? 'account_suspended' : 'account_inactive';
  if (user.suspended_until && user.suspended_until > now) return 'account_suspended';
  return undefined;
}

/** Returns the error details for a suspended or closed account. */
export function describeStanding({ is_active, suspended_until, standing_reason }: Standing) {
  const until = is_active ? suspended_until : null;
  return {
    extra: {
      reason: standing_reason ?? null,
      until: until?.toISOString() ?? null,
      appeal_url: STANDING_PATH,
    },
  };
}

/** Returns whether the address is on the operator's list, whose members become superusers at sign-in. */
export function isAdminEmail(adminEmails: readonly string[], email: string): boolean {
  return adminEmails.includes(email.toLowerCase());
}

/** Returns a displayable name: one line, no invisible characters, truncated. Falls back to the mailbox name. */
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

/** Returns a provider's picture URL when it uses https, else null. */
export function pictureAddress(given: string | null | undefined): string | null {
  if (!given || given.length > MAX_PICTURE_LENGTH || !URL.canParse(given)) return null;
  return new URL(given).protocol === 'https:' ? given : null;
}

/** Returns the plan at a time. Expired Premium is free, even before billing updates the row. */
export function planAt(
  { plan, premium_until }: { plan: 'free' | 'premium'; premium_until: Date | null },
  now: Date,
): 'free' | 'premium' {
  return plan === 'premium' && premium_until !== null && premium_until <= now ? 'free' : plan;
}
