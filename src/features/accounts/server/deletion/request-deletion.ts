import type { Context, UserContext } from '#platform/context.ts';
import { AppError, FieldError } from '#platform/errors.ts';
import { sendMail } from '#platform/mail/index.ts';
import { DELETION_DELAY_MS, DELETION_PHRASE } from '../../rules.ts';
import { lockSuperusers } from '../accounts/queries.ts';
import { lockUser, revokeSessionsOf, updateUser } from '../queries.ts';
import { announceSessionChange } from '../session-store.ts';
import type { Transaction } from '#db/client.ts';
import { leaveJob } from './jobs.ts';

/**
 * The caller's account is to be erased: signed out everywhere at once, mailed, gone after 14 days.
 * What was typed to confirm it is checked when it is handed over.
 * @throws FieldError for another phrase; AppError last_superuser
 */
export async function requestDeletion(ctx: UserContext, confirmation?: string): Promise<void> {
  if (confirmation !== undefined && confirmation !== DELETION_PHRASE)
    throw new FieldError([
      {
        loc: ['body', 'confirmation'],
        msg: `Type exactly: ${DELETION_PHRASE}`,
        type: 'wrong_phrase',
      },
    ]);
  await ctx.db.transaction(async (tx) => {
    const superusers = await lockSuperusers(tx);
    if (superusers.length === 1 && superusers[0] === ctx.caller.id)
      throw new AppError('last_superuser');
    await beginLeaving(tx, ctx, ctx.caller.id);
  });
  announceSessionChange(ctx, { userId: ctx.caller.id });
}

/**
 * Begins a person's 14 days, once: asked for again, the first day holds. Announce the change of
 * their sessions after the commit.
 * @throws AppError not_found
 */
export async function beginLeaving(
  tx: Transaction,
  ctx: Pick<Context, 'jobs' | 'now'>,
  userId: string,
  { isByTeam = false } = {},
): Promise<void> {
  const user = await lockUser(tx, userId);
  if (!user) throw new AppError('not_found');
  if (user.erase_at) return;
  const now = ctx.now();
  const erase_at = new Date(now.getTime() + DELETION_DELAY_MS);
  await updateUser(tx, userId, { deletion_requested_at: now, erase_at });
  await revokeSessionsOf(tx, userId);
  await sendMail(tx, ctx, {
    template: 'deletion_requested',
    to: user.email,
    data: {
      name: user.full_name,
      erased_at: erase_at.toISOString(),
      ...(isByTeam && { is_by_team: true }),
    },
    key: `deletion_requested:${now.getTime()}:${userId}`,
  });
  await ctx.jobs.enqueue(tx, leaveJob, { user_id: userId });
}
