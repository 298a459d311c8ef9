import { recordAudit } from '#platform/audit.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { sendMail } from '#platform/mail/index.ts';
import type { DecideRemoval, RemovalRequest } from '../../contract.ts';
import { allowedSources, computeRemovalDue, formatRemovalReference } from '../../removal-rules.ts';
import { createCasePathBuilder } from './case-link.ts';
import { presentRemoval } from './present.ts';
import { lockRemoval, updateRemoval } from './queries.ts';

const OUTCOMES = {
  approved: 'Your request was approved. The content will be removed within 24 hours.',
  removed: 'The content that you reported was removed, including identical copies.',
  declined: 'We reviewed your request and decided not to remove the content.',
} as const;

/**
 * Reviews, approves, completes or declines a request, for superusers. Stops the deadlines accordingly
 * and emails the sender every decision.
 * @throws AppError forbidden, not_found, conflict when the status cannot change that way
 */
export async function decideRemoval(
  ctx: UserContext,
  id: string,
  { status, note }: DecideRemoval,
): Promise<RemovalRequest> {
  if (!ctx.caller.isSuperuser) throw new AppError('forbidden');
  const buildPath = await createCasePathBuilder(ctx);
  const now = ctx.now();
  const row = await ctx.db.transaction(async (tx) => {
    const before = await lockRemoval(tx, id);
    if (!before) throw new AppError('not_found');
    const isGranted = status === 'approved' || status === 'removed';
    const changed = await updateRemoval(tx, id, allowedSources(status), {
      status,
      ...(status !== 'reviewing' && { note, decided_at: before.decided_at ?? now }),
      answered_at: before.answered_at ?? now,
      ...(isGranted && { removal_due_at: computeRemovalDue(before.removal_due_at, now) }),
      ...(status === 'removed' && { removed_at: now }),
      handled_by: ctx.caller.id,
    });
    if (!changed)
      throw new AppError('conflict', { detail: `This request is already ${before.status}.` });
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
          reference: formatRemovalReference(id),
          outcome: OUTCOMES[status],
          note,
          link: ctx.config.publicUrl + buildPath(id),
        },
      });
    return changed;
  });
  return presentRemoval(row, buildPath(id), ctx.now());
}
