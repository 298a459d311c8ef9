import { recordAudit } from '#platform/audit.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { sendMail } from '#platform/mail/index.ts';
import type { DecideRemoval, RemovalRequest } from '../../contract.ts';
import { comesFrom, removalDueAt, removalReference } from '../../removal-rules.ts';
import { casePaths } from './case-path.ts';
import { presentRemoval } from './present.ts';
import { lockRemoval, updateRemoval } from './queries.ts';

const OUTCOMES = {
  approved: 'Your request was approved. What it names is removed within 24 hours.',
  removed: 'What your request names was removed, and identical copies with it.',
  declined: 'Your request was looked at, and what it names stays.',
} as const;

/**
 * A superuser takes a request up, approves it, says that it is carried out, or declines it; the
 * clocks are stopped accordingly, and the sender is told of every decision.
 * @throws AppError forbidden, not_found, conflict when it cannot come to that status any more
 */
export async function decideRemoval(
  ctx: UserContext,
  id: string,
  { status, note }: DecideRemoval,
): Promise<RemovalRequest> {
  if (!ctx.caller.isSuperuser) throw new AppError('forbidden');
  const pathOf = await casePaths(ctx);
  const now = ctx.now();
  const row = await ctx.db.transaction(async (tx) => {
    const before = await lockRemoval(tx, id);
    if (!before) throw new AppError('not_found');
    const isGranted = status === 'approved' || status === 'removed';
    const changed = await updateRemoval(tx, id, comesFrom(status), {
      status,
      ...(status !== 'reviewing' && { note, decided_at: before.decided_at ?? now }),
      answered_at: before.answered_at ?? now,
      ...(isGranted && { removal_due_at: removalDueAt(before.removal_due_at, now) }),
      ...(status === 'removed' && { removed_at: now }),
      handled_by: ctx.caller.id,
    });
    if (!changed)
      throw new AppError('conflict', { detail: `This request is ${before.status} already.` });
    await recordAudit(tx, ctx, {
      actorId: ctx.caller.id,
      action: 'removal_request.decided',
      subject: { type: 'removal_request', id },
      details: { status },
    });
    if (status !== 'reviewing')
      await sendMail(tx, ctx, {
        template: 'removal_decided',
        to: changed.email,
        key: `removal-${status}:${id}`,
        data: {
          name: changed.name,
          reference: removalReference(id),
          outcome: OUTCOMES[status],
          note,
          link: ctx.config.publicUrl + pathOf(id),
        },
      });
    return changed;
  });
  return presentRemoval(row, pathOf(id), ctx.now());
}
