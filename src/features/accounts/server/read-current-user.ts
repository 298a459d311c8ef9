import type { Queryable } from '#db/client.ts';
import type { Caller, Context, UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { User } from '../contract.ts';
import { presentUser } from './present.ts';
import { findUserWithProviders } from './queries.ts';

/** How the allowances and tokens of a user are known; billing's part, handed in because it comes after accounts. */
export type ReadUsage = (
  db: Queryable,
  ctx: Context,
  caller: Pick<Caller, 'id' | 'plan'>,
) => Promise<Pick<User, 'tokens' | 'usage'>>;

/**
 * The caller's own account.
 * @throws AppError unauthorized when it was erased a moment ago
 */
export async function readCurrentUser(ctx: UserContext, readUsage: ReadUsage): Promise<User> {
  const [found, allowances] = await Promise.all([
    findUserWithProviders(ctx.db, ctx.caller.id),
    readUsage(ctx.db, ctx, ctx.caller),
  ]);
  if (!found) throw new AppError('unauthorized');
  return presentUser(found.user, found.providers, allowances);
}
