import type { Queryable } from '#db/client.ts';
import type { Context } from '#platform/context.ts';
import { newId } from '#shared/ids.ts';
import { FRESH_MS, sessionEnd } from '../rules.ts';
import { insertSession } from './queries.ts';
import { hashSecret, newSecret } from './secrets.ts';

const MAX_USER_AGENT_LENGTH = 300;

/** The request that a sign-in comes with: its cookies, and what the session list shows of it. */
export interface Visitor {
  /** The whole header, for those who follow registrations. */
  cookies?: string | undefined;
  attemptCookie?: string | undefined;
  ageCookie?: string | undefined;
  userAgent?: string | undefined;
  address: string;
}

/** Starts a session of 30 sliding days, 180 at most; the token is given out once and stored only as its hash. */
export async function openSession(
  db: Queryable,
  ctx: Pick<Context, 'now'>,
  userId: string,
  visitor: Pick<Visitor, 'userAgent' | 'address'>,
  { isFresh, replaces }: { isFresh: boolean; replaces?: string },
): Promise<{ token: string; expiresAt: Date }> {
  const token = newSecret();
  const now = ctx.now();
  const expiresAt = sessionEnd(now, now);
  await insertSession(db, {
    id: newId(),
    user_id: userId,
    token_hash: hashSecret(token),
    user_agent: visitor.userAgent?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
    address: visitor.address,
    created_at: now,
    last_seen_at: now,
    expires_at: expiresAt,
    fresh_until: isFresh ? new Date(now.getTime() + FRESH_MS) : null,
    replaces: replaces ?? null,
  });
  return { token, expiresAt };
}
