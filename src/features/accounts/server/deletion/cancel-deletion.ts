import type { Context } from '#platform/context.ts';
import { recordAudit } from '#platform/audit.ts';
import { noteErasure } from '#platform/erasures/journal.ts';
import { AppError } from '#platform/errors.ts';
import { recordSecurityEvent } from '../security/record-event.ts';
import { findUserByEmail, updateUser } from '../queries.ts';

/**
 * Cancels a scheduled deletion, for support. A canceled subscription stays canceled, and the user must
 * sign in again.
 * @throws AppError not_found when no account with this address is scheduled for erasure
 */
export async function cancelDeletion(
  ctx: Pick<Context, 'db' | 'now' | 'storage'>,
  email: string,
  actorId: string | null,
): Promise<void> {
  const waiting = await findUserByEmail(ctx.db, email);
  // Written before the cancellation commits, so that a restore does not erase the account because
  // this entry is missing.
  if (waiting?.erase_at) await noteErasure(ctx.storage, 'kept', waiting.id, ctx.now());
  await ctx.db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user?.erase_at)
      throw new AppError('not_found', {
        detail: `No account with the email ${email} is waiting to be erased.`,
      });
    await updateUser(tx, user.id, { erase_at: null, deletion_requested_at: null });
    const subject = { type: 'user', id: user.id };
    await recordAudit(tx, ctx, { actorId, action: 'user.kept', subject });
    await recordSecurityEvent(tx, ctx, user.id, 'kept', { actorId });
  });
}
