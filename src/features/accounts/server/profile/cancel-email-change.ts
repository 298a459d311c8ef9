import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { endEmailChanges } from './email-queries.ts';

/** Cancels the pending email change, whose link stops working. @throws AppError not_found when none is pending */
export async function cancelEmailChange(ctx: UserContext): Promise<void> {
  if ((await endEmailChanges(ctx.db, ctx.caller.id, ctx.now())) === 0)
    throw new AppError('not_found', { detail: 'No change to your email address is pending.' });
}
