import { LRUCache } from 'lru-cache';
import type { Caller, Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { ErrorCode } from '#shared/error-codes.ts';
import { planAt, sessionEnd, shouldProlong, standingProblem, tellStanding } from '../rules.ts';
import { findSession, prolongSession, revokeSession } from './queries.ts';
import { hashSecret, isSecret } from './secrets.ts';
import { endReplacing } from './session-queries.ts';

/** Messages name what changed: `{sessionId}` or `{userId}`. */
export const SESSION_CHANNEL = 'sessions';
const KEEP_MS = 30_000;

interface Kept {
  caller: Caller;
  is_active: boolean;
  suspended_until: Date | null;
  standing_reason: string | null;
  erase_at: Date | null;
  premium_until: Date | null;
  expiresAt: number;
  loadedAt: number;
}

/** The account is suspended or closed: its session opens the few calls of `alsoSuspended`. */
export class HeldSession extends AppError {
  readonly caller: Caller;
  constructor(code: ErrorCode, entry: Kept) {
    super(code, tellStanding(entry));
    this.caller = entry.caller;
  }
}

export interface SessionStore {
  /**
   * The caller of a session token.
   * @throws AppError unauthorized (unknown, revoked, expired), account_leaving; HeldSession
   */
  resolve(token: string): Promise<Caller>;
  close(): void;
}

/** Tells every process to forget what it keeps of one session, or of all sessions of a user. Call after commit. */
export function announceSessionChange(
  ctx: Pick<Context, 'live'>,
  changed: { sessionId: string } | { userId: string },
): void {
  ctx.live.publish(SESSION_CHANNEL, changed);
}

/** Sessions by token, kept in memory for at most 30 seconds, so that most requests need no query. */
export function createSessionStore(ctx: Context): SessionStore {
  const kept = new LRUCache<string, Kept>({ max: 10_000 });
  // Counts announcements: what was read before one must not be kept after it.
  let changes = 0;
  const close = ctx.live.subscribe(SESSION_CHANNEL, ({ sessionId, userId }) => {
    changes += 1;
    for (const [hash, { caller }] of kept.entries())
      if (caller.sessionId === sessionId || caller.id === userId) kept.delete(hash);
  });

  const load = async (hash: string, now: Date): Promise<Kept> => {
    const changesBefore = changes;
    const found = await findSession(ctx.db, hash, now);
    if (!found) throw new AppError('unauthorized');
    const { session, user } = found;
    // The client has the new token now: the one that it replaces ends, a stolen copy of it too.
    if (session.replaces) {
      await revokeSession(ctx.db, session.replaces, now);
      announceSessionChange(ctx, { sessionId: session.replaces });
      await endReplacing(ctx.db, session.id);
    }
    let expiresAt = session.expires_at;
    if (shouldProlong(session.last_seen_at, now)) {
      expiresAt = sessionEnd(now, session.created_at);
      await prolongSession(ctx.db, session.id, {
        seen: now,
        seenBefore: session.last_seen_at,
        expires: expiresAt,
      });
    }
    const entry: Kept = {
      caller: {
        id: user.id,
        sessionId: session.id,
        fullName: user.full_name,
        email: user.email,
        plan: user.plan,
        isSuperuser: user.is_superuser,
        freshUntil: session.fresh_until,
      },
      is_active: user.is_active,
      suspended_until: user.suspended_until,
      standing_reason: user.standing_reason,
      erase_at: user.erase_at,
      premium_until: user.premium_until,
      expiresAt: expiresAt.getTime(),
      loadedAt: now.getTime(),
    };
    if (changes === changesBefore) kept.set(hash, entry);
    return entry;
  };

  return {
    async resolve(token) {
      if (!isSecret(token)) throw new AppError('unauthorized');
      const hash = hashSecret(token);
      const now = ctx.now();
      const known = kept.get(hash);
      const isFresh =
        known && now.getTime() - known.loadedAt < KEEP_MS && now.getTime() < known.expiresAt;
      const entry = isFresh ? known : await load(hash, now);
      const problem = standingProblem(entry, now);
      if (problem === 'account_leaving') throw new AppError(problem);
      if (problem) throw new HeldSession(problem, entry);
      const { caller, premium_until } = entry;
      const plan = planAt({ plan: caller.plan, premium_until }, now);
      return plan === caller.plan ? caller : { ...caller, plan };
    },
    close,
  };
}
