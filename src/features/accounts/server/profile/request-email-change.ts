import type { UserContext } from '#platform/context.ts';
import { AppError, FieldError } from '#platform/errors.ts';
import { sendMail } from '#platform/mail/index.ts';
import { signedTokens } from '#platform/signed-tokens.ts';
import { newId } from '#shared/ids.ts';
import { EMAIL_CHANGE_LIFETIME_MS } from '../../rules.ts';
import { lockUser } from '../queries.ts';
import { createChangeRecorder } from '../changes/record-change.ts';
import { findReservingUser } from '../changes/queries.ts';
import { recordSecurityEvent, type RequestOrigin } from '../security/record-event.ts';
import { requireFresh } from '../security/require-fresh.ts';
import { endEmailChanges, findOwnerOfEmail, insertEmailChange } from './email-queries.ts';

export const EMAIL_TOKEN = 'email-change';

/**
 * Starts an email change: emails a link to the new address and a notice to the old one. The response
 * does not reveal whether the new address is taken; only its owner is notified.
 * @throws FieldError when the address is unchanged; AppError fresh_sign_in_required, rate_limited
 */
export async function requestEmailChange(
  ctx: UserContext,
  email: string,
  origin: RequestOrigin,
): Promise<void> {
  const { caller } = ctx;
  if (email.toLowerCase() === caller.email.toLowerCase())
    throw new FieldError([
      {
        loc: ['body', 'email'],
        msg: 'This is already your address.',
        type: 'same_email',
      },
    ]);
  await requireFresh(ctx);
  await ctx.limits.consume('email_change', caller.id);
  const { record } = await createChangeRecorder(ctx);
  const tokens = await signedTokens(ctx);
  const id = newId();
  const now = ctx.now();
  const expires_at = new Date(now.getTime() + EMAIL_CHANGE_LIFETIME_MS);
  const key = `${id}:${caller.id}`;
  await ctx.db.transaction(async (tx) => {
    // The lock serializes concurrent requests, so that the later one is kept.
    const user = await lockUser(tx, caller.id);
    if (!user) throw new AppError('unauthorized');
    await endEmailChanges(tx, caller.id, now);
    await insertEmailChange(tx, {
      id,
      user_id: caller.id,
      old_email: user.email,
      new_email: email,
      created_at: now,
      expires_at,
    });
    const taken = await findOwnerOfEmail(tx, email, caller.id);
    const reserved = taken ? undefined : await findReservingUser(tx, email, caller.id, now);
    if (taken)
      await sendMail(tx, ctx, {
        template: 'email_change_taken',
        to: taken.email,
        data: { name: taken.full_name },
        key: `email_change_taken:${key}`,
      });
    else if (!reserved)
      await sendMail(tx, ctx, {
        template: 'email_change',
        to: email,
        data: {
          name: caller.fullName,
          link: `${ctx.config.publicUrl}/confirm-email?token=${tokens.sign(EMAIL_TOKEN, id)}`,
          expires_at: expires_at.toISOString(),
        },
        key: `email_change:${key}`,
      });
    const addresses = { old_email: user.email, new_email: email };
    await record(tx, user, 'email', addresses, (noticeTx, { to, link, change }) =>
      sendMail(noticeTx, ctx, {
        template: 'email_change_notice',
        to,
        data: {
          name: user.full_name,
          new_email: email,
          link,
          until: change.undo_until.toISOString(),
        },
        key: `email_change_notice:${to}:${key}`,
      }),
    );
    await recordSecurityEvent(tx, ctx, user.id, 'email_change_asked', { origin });
  });
}
