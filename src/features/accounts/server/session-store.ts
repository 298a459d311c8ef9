import { LRUCache } from 'lru-cache';
import type { Caller, Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { ErrorCode } from '#shared/error-codes.ts';
import { planAt, sessionEnd, shouldExtend, standingProblem, describeStanding } from '../rules.ts';
import { findSession, extendSession, revokeSession } from './queries.ts';
import { hashSecret, isSecret } from './secrets.ts';
import { clearReplaces } from './session-queries.ts';

/** Messages are `{sessionId}` or `{userId}`. */
export const SESSION_CHANNEL = 'sessions';
const CACHE_TTL_MS = 30_000;

interface CachedSession {
  caller: Caller;
  is_active: boolean;
  suspended_until: Date | null;
  standing_reason: string | null;
  erase_at: Date | null;
  premium_until: Date | null;
  expiresAt: number;
  loadedAt: number;
}

/** The account is suspended or closed. Its session may only use the routes marked `alsoSuspended`. */
export class SuspendedSession extends AppError {
  readonly caller: Caller;
  constructor(code: ErrorCode, entry: CachedSession) {
    super(code, describeStanding(entry));
    this.caller = entry.caller;
  }
}

export interface SessionStore {
  /**
   * Returns the caller of a session token.
   * @throws AppError unauthorized (unknown, revoked, expired), account_leaving; SuspendedSession
   */
  resolve(token: string): Promise<Caller>;
  close(): void;
}

/** Invalidates the cached sessions of a session or user in every process. Call after the commit. */
export function announceSessionChange(
  ctx: Pick<Context, 'live'>,
  changed: { sessionId: string } | { userId: string },
): void {
  ctx.live.publish(SESSION_CHANNEL, changed);
}

/** Caches sessions by token for 30 seconds, so that most requests need no query. */
export function createSessionStore(ctx: Context): SessionStore {
  const cache = new LRUCache<string, CachedSession>({ max: 10_000 });
  // Counts invalidations: a row that was read before one must not be cached after it.
  let changes = 0;
  const forget = (has: (caller: Caller) => boolean): void => {
    changes += 1;
    for (const [hash, { caller }] of cache.entries()) if (has(caller)) cache.delete(hash);
  };
  const close = ctx.live.subscribe(
    SESSION_CHANNEL,
    ({ sessionId, userId }) =>
      forget(({ id, sessionId: own }) => own === sessionId || id === userId),
    // Any session may have changed unheard.
    () => forget(() => true),
  );

  const load = async (hash: string, now: Date): Promise<CachedSession> => {
    const changesAtStart = changes;
    const found = await findSession(ctx.db, hash, now);
    if (!found) throw new AppError('unauthorized');
    const { session, user } = found;
    // The client has received the new token, so revoke the session that it replaces.
    if (session.replaces) {
      await revokeSession(ctx.db, session.replaces, now);
      announceSessionChange(ctx, { sessionId: session.replaces });
      await clearReplaces(ctx.db, session.id);
    }
    let expiresAt = session.expires_at;
    if (shouldExtend(session.last_seen_at, now)) {
      expiresAt = sessionEnd(now, session.created_at);
      await extendSession(ctx.db, session.id, {
        seen: now,
        seenBefore: session.last_seen_at,
        expires: expiresAt,
      });
    }
    const entry: CachedSession = {
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
    if (changes === changesAtStart) cache.set(hash, entry);
    return entry;
  };

  return {
    async resolve(token) {
      if (!isSecret(token)) throw new AppError('unauthorized');
      const hash = hashSecret(token);
      const now = ctx.now();
      const cached = cache.get(hash);
      const isFresh =
        cached &&
        now.getTime() - cached.loadedAt < CACHE_TTL_MS &&
        now.getTime() < cached.expiresAt;
      const entry = isFresh ? cached : await load(hash, now);
      const problem = standingProblem(entry, now);
      if (problem === 'account_leaving') throw new AppError(problem);
      if (problem) throw new SuspendedSession(problem, entry);
      const { caller, premium_until } = entry;
      const plan = planAt({ plan: caller.plan, premium_until }, now);
      return plan === caller.plan ? caller : { ...caller, plan };
    },
    close,
  };
}
