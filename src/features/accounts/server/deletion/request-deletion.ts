import type { Context, UserContext } from '#platform/context.ts';
import { AppError, FieldError } from '#platform/errors.ts';
import { sendMail } from '#platform/mail/index.ts';
import { DELETION_DELAY_MS, DELETION_PHRASE } from '../../rules.ts';
import { lockSuperusers } from '../accounts/queries.ts';
import { changeNotes } from '../changes/note-change.ts';
import { recordSecurityEvent, type Seen } from '../security/record-event.ts';
import { requireFresh } from '../security/require-fresh.ts';
import { lockUser, revokeSessionsOf, updateUser } from '../queries.ts';
import { announceSessionChange } from '../session-store.ts';
import type { Transaction } from '#db/client.ts';
import { leaveJob } from '../jobs.ts';

/**
 * The caller's account is to be erased: signed out everywhere at once, mailed, gone after 14 days.
 * What was typed to confirm it is checked when it is handed over.
 * @throws FieldError for another phrase; AppError fresh_sign_in_required, last_superuser
 */
export async function requestDeletion(
  ctx: UserContext,
  confirmation: string | undefined,
  seen: Seen,
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
  const notes = await changeNotes(ctx);
  await ctx.db.transaction(async (tx) => {
    const superusers = await lockSuperusers(tx);
    if (superusers.length === 1 && superusers[0] === ctx.caller.id)
      throw new AppError('last_superuser');
    await beginLeaving(tx, ctx, ctx.caller.id, notes);
    await recordSecurityEvent(tx, ctx, ctx.caller.id, 'deletion_asked', { seen });
  });
  announceSessionChange(ctx, { userId: ctx.caller.id });
}

/**
 * Begins a person's 14 days, once: asked for again, the first day holds. `notes` let the person undo
 * it; without them it is the team's. Announce the change of their sessions after the commit.
 * @throws AppError not_found
 */
export async function beginLeaving(
  tx: Transaction,
  ctx: Pick<Context, 'jobs' | 'now'>,
  userId: string,
  notes?: Awaited<ReturnType<typeof changeNotes>>,
): Promise<void> {
  const user = await lockUser(tx, userId);
  if (!user) throw new AppError('not_found');
  if (user.erase_at) return;
  const now = ctx.now();
  const erase_at = new Date(now.getTime() + DELETION_DELAY_MS);
  await updateUser(tx, userId, { deletion_requested_at: now, erase_at });
  await revokeSessionsOf(tx, userId);
  const tell = (to: string, more: { link: string | null; until: string } | { is_by_team: true }) =>
    sendMail(tx, ctx, {
      template: 'deletion_requested',
      to,
      data: { name: user.full_name, erased_at: erase_at.toISOString(), ...more },
      key: `deletion_requested:${now.getTime()}:${to}:${userId}`,
    });
  if (notes)
    await notes.note(tx, user, 'deletion', {}, (_tx, { to, link, change }) =>
      tell(to, { link, until: change.undo_until.toISOString() }),
    );
  else await tell(user.email, { is_by_team: true });
  await ctx.jobs.enqueue(tx, leaveJob, { user_id: userId });
}
