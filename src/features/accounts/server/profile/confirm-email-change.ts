import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { signedTokens } from '#platform/signed-tokens.ts';
import type { ConfirmedEmail } from '../../contract-profile.ts';
import { createChangeRecorder } from '../changes/record-change.ts';
import { findReservingUser } from '../changes/queries.ts';
import { lockUser, updateUser } from '../queries.ts';
import { recordSecurityEvent, type RequestOrigin } from '../security/record-event.ts';
import { announceSessionChange } from '../session-store.ts';
import { endEmailChanges, findOwnerOfEmail, lockEmailChange } from './email-queries.ts';
import { EMAIL_TOKEN } from './request-email-change.ts';

/**
 * Confirms a new email address with the token from its email. A link works once.
 * @throws AppError link_ended, conflict (another account has taken the address)
 */
export async function confirmEmailChange(
  ctx: Context,
  token: string,
  origin: RequestOrigin,
): Promise<ConfirmedEmail> {
  const [id] = (await signedTokens(ctx)).read(EMAIL_TOKEN, token) ?? [];
  if (!id) throw new AppError('link_ended');
  const now = ctx.now();
  const { recordConfirmedEmail } = await createChangeRecorder(ctx);
  const { user_id, new_email } = await ctx.db.transaction(async (tx) => {
    const change = await lockEmailChange(tx, id);
    if (!change || change.ended_at || change.expires_at <= now) throw new AppError('link_ended');
    if (await findOwnerOfEmail(tx, change.new_email, change.user_id)) throw addressTaken();
    if (await findReservingUser(tx, change.new_email, change.user_id, now)) throw addressTaken();
    const user = await lockUser(tx, change.user_id);
    if (!user) throw new AppError('link_ended');
    await endEmailChanges(tx, change.user_id, now);
    await updateUser(tx, change.user_id, { email: change.new_email }).catch((error: unknown) => {
      // Another account took it between the check and the write.
      throw isUniqueViolation(error) ? addressTaken() : error;
    });
    await recordConfirmedEmail(tx, user, change.new_email);
    await recordSecurityEvent(tx, ctx, user.id, 'email_changed', { origin });
    return change;
  });
  announceSessionChange(ctx, { userId: user_id });
  return { email: new_email };
}

const addressTaken = () =>
  new AppError('conflict', {
    detail: 'This address now belongs to another account. Choose a different one.',
  });

const isUniqueViolation = (error: unknown): boolean =>
  (error as { cause?: { code?: string } }).cause?.code === '23505';
