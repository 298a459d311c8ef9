import { recordAudit } from '#platform/audit.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { CloseReport, Report } from '../../contract.ts';
import { presentReport } from './present.ts';
import { findReport, updateOpenReport } from './queries.ts';
import type { ReportSubjects } from './subjects.ts';

/**
 * Resolves or dismisses an open report, for superusers.
 * @throws AppError forbidden, not_found, conflict when already closed
 */
export async function closeReport(
  ctx: UserContext,
  subjects: ReportSubjects,
  id: string,
  { status, note }: CloseReport,
): Promise<Report> {
  if (!ctx.caller.isSuperuser) throw new AppError('forbidden');
  const closed = await ctx.db.transaction(async (tx) => {
    const row = await updateOpenReport(tx, id, {
      status,
      note,
      resolved_at: ctx.now(),
      resolved_by: ctx.caller.id,
    });
    const subject = { type: 'report', id };
    const act = { actorId: ctx.caller.id, action: 'report.closed', subject, details: { status } };
    if (row) await recordAudit(tx, ctx, act);
    return row;
  });
  if (!closed) {
    const existing = await findReport(ctx.db, id);
    if (!existing) throw new AppError('not_found');
    throw new AppError('conflict', { detail: `This report is already ${existing.status}.` });
  }
  const subject = await subjects[closed.subject_type].describe(ctx, [closed.subject_id]);
  return presentReport(closed, subject.get(closed.subject_id));
}
