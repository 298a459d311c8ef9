import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { signedTokens } from '#platform/signed-tokens.ts';
import type { ConfirmedEmail } from '../../contract-profile.ts';
import { changeNotes } from '../changes/note-change.ts';
import { findReservingUser } from '../changes/queries.ts';
import { lockUser, updateUser } from '../queries.ts';
import { recordSecurityEvent, type Seen } from '../security/record-event.ts';
import { announceSessionChange } from '../session-store.ts';
import { endEmailChanges, findOwnerOfEmail, lockEmailChange } from './email-queries.ts';
import { EMAIL_TOKEN } from './request-email-change.ts';

/**
 * Makes the new address the account's, for whoever opens the link of its mail. A link serves once.
 * @throws AppError link_ended, conflict (the address was taken meanwhile)
 */
export async function confirmEmailChange(
  ctx: Context,
  token: string,
  seen: Seen,
): Promise<ConfirmedEmail> {
  const [id] = (await signedTokens(ctx)).read(EMAIL_TOKEN, token) ?? [];
  if (!id) throw new AppError('link_ended');
  const now = ctx.now();
  const { noteConfirmedEmail } = await changeNotes(ctx);
  const { user_id, new_email } = await ctx.db.transaction(async (tx) => {
    const change = await lockEmailChange(tx, id);
    if (!change || change.ended_at || change.expires_at <= now) throw new AppError('link_ended');
    if (await findOwnerOfEmail(tx, change.new_email, change.user_id)) throw taken();
    if (await findReservingUser(tx, change.new_email, change.user_id, now)) throw taken();
    const user = await lockUser(tx, change.user_id);
    if (!user) throw new AppError('link_ended');
    await endEmailChanges(tx, change.user_id, now);
    await updateUser(tx, change.user_id, { email: change.new_email }).catch((error: unknown) => {
      // Somebody took it between the look and the write.
      throw isUniqueViolation(error) ? taken() : error;
    });
    await noteConfirmedEmail(tx, user, change.new_email);
    await recordSecurityEvent(tx, ctx, user.id, 'email_changed', { seen });
    return change;
  });
  announceSessionChange(ctx, { userId: user_id });
  return { email: new_email };
}

const taken = () =>
  new AppError('conflict', {
    detail: 'This address belongs to another account by now. Choose another one.',
  });

const isUniqueViolation = (error: unknown): boolean =>
  (error as { cause?: { code?: string } }).cause?.code === '23505';
