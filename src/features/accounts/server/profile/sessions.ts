import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { nextTimeCursor, readTimeCursor } from '#platform/page-cursor.ts';
import type { SessionsQuery, UserSessions } from '../../contract-profile.ts';
import { coarsePlace, describeDevice } from '../../describe-device.ts';
import { countSessions, revokeOneOf, revokeOthersOf, selectSessions } from '../session-queries.ts';
import { announceSessionChange } from '../session-store.ts';

/** Lists the caller's sessions, most recently used first. @throws FieldError */
export async function listSessions(
  ctx: UserContext,
  { cursor, limit }: SessionsQuery,
): Promise<UserSessions> {
  const after = readTimeCursor('sessions', cursor);
  const [rows, count] = await Promise.all([
    selectSessions(ctx.db, ctx.caller.id, ctx.now(), { limit, after }),
    countSessions(ctx.db, ctx.caller.id, ctx.now()),
  ]);
  const data = rows.map((row) => ({
    id: row.id,
    device: describeDevice(row.user_agent),
    place: coarsePlace(row.address),
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_seen_at.toISOString(),
    is_current: row.id === ctx.caller.sessionId,
  }));
  const next_cursor = nextTimeCursor('sessions', rows, limit, ({ last_seen_at: at, id }) => ({
    at,
    id,
  }));
  return { data, count, next_cursor };
}

/** Ends one of the caller's sessions in every process. @throws AppError not_found */
export async function endSession(ctx: UserContext, sessionId: string): Promise<void> {
  if (!(await revokeOneOf(ctx.db, ctx.caller.id, sessionId, ctx.now())))
    throw new AppError('not_found');
  announceSessionChange(ctx, { sessionId });
}

/** Ends all sessions of the caller except the current one. */
export async function endOtherSessions(ctx: UserContext): Promise<void> {
  const ended = await revokeOthersOf(ctx.db, ctx.caller.id, ctx.caller.sessionId, ctx.now());
  for (const sessionId of ended) announceSessionChange(ctx, { sessionId });
}
