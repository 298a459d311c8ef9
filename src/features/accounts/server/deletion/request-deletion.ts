import type { Context, UserContext } from '#platform/context.ts';
import { noteErasureAfter } from '#platform/erasures/job.ts';
import { AppError, FieldError } from '#platform/errors.ts';
import { sendMail } from '#platform/mail/index.ts';
import { DELETION_DELAY_MS, DELETION_PHRASE } from '../../rules.ts';
import { lockSuperusers } from '../accounts/queries.ts';
import { createChangeRecorder } from '../changes/record-change.ts';
import { recordSecurityEvent, type RequestOrigin } from '../security/record-event.ts';
import { requireFresh } from '../security/require-fresh.ts';
import { lockUser, revokeSessionsOf, updateUser } from '../queries.ts';
import { announceSessionChange } from '../session-store.ts';
import type { Transaction } from '#db/client.ts';
import { leaveJob } from '../jobs.ts';

/**
 * Schedules the erasure of the caller's account in 14 days, signs out everywhere and sends an email.
 * Checks the typed confirmation if there is one.
 * @throws FieldError for another phrase; AppError fresh_sign_in_required, last_superuser
 */
export async function requestDeletion(
  ctx: UserContext,
  confirmation: string | undefined,
  origin: RequestOrigin,
): Promise<void> {
  if (confirmation !== undefined && confirmation !== DELETION_PHRASE)
    throw new FieldError([
      {
        loc: ['body', 'confirmation'],
        msg: `Type exactly: ${DELETION_PHRASE}`,
        type: 'wrong_phrase',
      },
    ]);
  await requireFresh(ctx);
  const recorder = await createChangeRecorder(ctx);
  await ctx.db.transaction(async (tx) => {
    const superusers = await lockSuperusers(tx);
    if (superusers.length === 1 && superusers[0] === ctx.caller.id)
      throw new AppError('last_superuser');
    await startDeletion(tx, ctx, ctx.caller.id, recorder);
    await recordSecurityEvent(tx, ctx, ctx.caller.id, 'deletion_asked', { origin });
  });
  announceSessionChange(ctx, { userId: ctx.caller.id });
}

/**
 * Schedules an erasure. A repeated request keeps the first date. With a `recorder` the user can undo
 * it; without one the team requested it. Announce the session change after the commit.
 * @throws AppError not_found
 */
export async function startDeletion(
  tx: Transaction,
  ctx: Pick<Context, 'jobs' | 'now'>,
  userId: string,
  recorder?: Awaited<ReturnType<typeof createChangeRecorder>>,
): Promise<void> {
  const user = await lockUser(tx, userId);
  if (!user) throw new AppError('not_found');
  if (user.erase_at) return;
  const now = ctx.now();
  const erase_at = new Date(now.getTime() + DELETION_DELAY_MS);
  await updateUser(tx, userId, { deletion_requested_at: now, erase_at });
  await revokeSessionsOf(tx, userId);
  const notify = (
    to: string,
    details: { link: string | null; until: string } | { is_by_team: true },
  ) =>
    sendMail(tx, ctx, {
      template: 'deletion_requested',
      to,
      data: { name: user.full_name, erased_at: erase_at.toISOString(), ...details },
      key: `deletion_requested:${now.getTime()}:${to}:${userId}`,
    });
  if (recorder)
    await recorder.record(tx, user, 'deletion', {}, (_tx, { to, link, change }) =>
      notify(to, { link, until: change.undo_until.toISOString() }),
    );
  else await notify(user.email, { is_by_team: true });
  await ctx.jobs.enqueue(tx, leaveJob, { user_id: userId });
  await noteErasureAfter(tx, ctx, 'leaving', userId);
}
