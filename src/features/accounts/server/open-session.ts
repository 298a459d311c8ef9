import type { Queryable } from '#db/client.ts';
import type { Context } from '#platform/context.ts';
import { newId } from '#shared/ids.ts';
import { FRESH_MS, sessionEnd } from '../rules.ts';
import { insertSession } from './queries.ts';
import { hashSecret, newSecret } from './secrets.ts';

const MAX_USER_AGENT_LENGTH = 300;

/** Request data of a sign-in: its cookies, and what the session list shows. */
export interface Visitor {
  /** The whole header, for registration listeners. */
  cookies?: string | undefined;
  attemptCookie?: string | undefined;
  ageCookie?: string | undefined;
  userAgent?: string | undefined;
  address: string;
}

/** Starts a session. The token is returned once and stored only as its hash. */
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
