import type { Caller, Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { planAt, standingProblem } from '../rules.ts';
import { findSessionById } from './queries.ts';

/**
 * The caller of a session that something else than its token names, such as a signed address.
 * @throws AppError unauthorized when it ended, and as for a request when its user may not act
 */
export async function findCaller(
  { db, now }: Pick<Context, 'db' | 'now'>,
  sessionId: string,
): Promise<Caller> {
  const at = now();
  const row = await findSessionById(db, sessionId, at);
  if (!row) throw new AppError('unauthorized');
  const { session, user } = row;
  const problem = standingProblem(user, at);
  if (problem) throw new AppError(problem);
  return {
    id: user.id,
    sessionId: session.id,
    fullName: user.full_name,
    email: user.email,
    plan: planAt(user, at),
    isSuperuser: user.is_superuser,
    freshUntil: session.fresh_until,
  };
}
