import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { newId } from '#shared/ids.ts';
import type { CreateReport, ReportReceipt } from '../../contract.ts';
import { getReportPriority } from '../../report-rules.ts';
import { presentReceipt } from './present.ts';
import { findOpenReport, insertReport } from './queries.ts';
import type { ReportSubjects } from './subjects.ts';

/**
 * Stores a report, or returns the caller's open report of the same subject. The text rules do not
 * apply, because a reporter must be able to quote what was said.
 * @throws AppError not_found, forbidden (cannot be reported), rate_limited
 */
export async function createReport(
  ctx: UserContext,
  subjects: ReportSubjects,
  input: CreateReport,
): Promise<{ report: ReportReceipt; isNew: boolean }> {
  await ctx.limits.consume('report', ctx.caller.id);
  const found = await subjects[input.subject_type].find(ctx, ctx.caller, input.subject_id);
  if (!found) throw new AppError('not_found');
  const stored = await insertReport(ctx.db, {
    ...input,
    id: newId(),
    reporter_id: ctx.caller.id,
    priority: getReportPriority(input.reason, found.isPublic),
    created_at: ctx.now(),
  });
  if (stored) return { report: presentReceipt(stored), isNew: true };
  const earlier = await findOpenReport(ctx.db, ctx.caller.id, input);
  // The open report was just closed. A retry stores a new one.
  if (!earlier) throw new AppError('conflict');
  return { report: presentReceipt(earlier), isNew: false };
}
