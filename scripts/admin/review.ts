import { changePublication, listPublicationRequests } from '#features/characters/server/index.ts';
import { CloseReport, ListReportsQuery } from '#features/moderation/contract.ts';
import { closeReport, listReports } from '#features/moderation/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { REPORT_SUBJECTS } from '#roles/report-subjects.ts';
import { DESK_COMMANDS } from './desk.ts';
import { REMOVAL_COMMANDS } from './removals.ts';
import { retryMail } from './mails.ts';
import { AdminError, cell, readId, required, type AdminArgs, type AdminOutput } from './command.ts';

type Review = (ctx: UserContext, args: AdminArgs) => Promise<AdminOutput>;

/** The superusers' review commands, implemented by the API's verbs. @throws AppError, AdminError */
export const REVIEW_COMMANDS: Record<string, Review> = {
  async publications(ctx, { limit }) {
    const { data } = await listPublicationRequests(ctx, { skip: 0, limit });
    if (data.length === 0) return 'No character is waiting for publication.';
    return data.map(({ slug, name, age, style, description }) => ({
      slug,
      name,
      age,
      style,
      description: cell(description),
    }));
  },
  async publish(ctx, args) {
    const slug = required(args.subject, 'publish <slug>');
    const { name } = await changePublication(ctx, slug, { action: 'approve' });
    return `${name} (${slug}) is public.`;
  },
  async decline(ctx, args) {
    const slug = required(args.subject, 'decline <slug> "<reason>"');
    const note = required(args.note, 'decline <slug> "<reason>": its owner sees the reason');
    const { name } = await changePublication(ctx, slug, { action: 'decline', note });
    return `${name} (${slug}) stays private; its owner sees the reason.`;
  },
  async reports(ctx, { limit, status }) {
    const query = ListReportsQuery.safeParse({ limit: Math.min(limit, 200), status });
    if (!query.success)
      throw new AdminError(`"${status}" is not a status: open, resolved or dismissed.`);
    const { data } = await listReports(ctx, REPORT_SUBJECTS, query.data);
    if (data.length === 0) return `There are no ${query.data.status} reports.`;
    return data.map((report) => ({
      id: report.id,
      urgent: report.is_urgent,
      reason: report.reason,
      about: `${report.subject_type} ${report.subject_id}`,
      of: report.subject ? report.subject.name || '(no character)' : '(gone)',
      excerpt: cell(report.subject?.excerpt ?? ''),
      details: cell(report.details),
      at: report.created_at,
    }));
  },
  ...DESK_COMMANDS,
  ...REMOVAL_COMMANDS,
  'retry-mail': retryMail,
  'resolve-report': (ctx, args) => close(ctx, args, 'resolved'),
  'dismiss-report': (ctx, args) => close(ctx, args, 'dismissed'),
};

async function close(
  ctx: UserContext,
  { subject, note }: AdminArgs,
  status: CloseReport['status'],
): Promise<string> {
  const usage = `${status === 'resolved' ? 'resolve' : 'dismiss'}-report <id> "<note>"`;
  const id = readId(subject, usage);
  const input = CloseReport.safeParse({ status, note: required(note, usage) });
  if (!input.success) throw new AdminError('The note is too long.');
  const report = await closeReport(ctx, REPORT_SUBJECTS, id, input.data);
  return `The report ${report.id} is ${report.status}.`;
}
