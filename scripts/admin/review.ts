import { changePublication, listPublicationRequests } from '#features/characters/server/index.ts';
import { CloseReport, ListReportsQuery } from '#features/moderation/contract.ts';
import { closeReport, listReports } from '#features/moderation/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { Id } from '#shared/contract.ts';
import { REPORT_SUBJECTS } from '#roles/report-subjects.ts';
import { AdminError, type AdminArgs, type AdminOutput } from './command.ts';

type Review = (ctx: UserContext, args: AdminArgs) => Promise<AdminOutput>;

/** Longest text in a cell of a table, in UTF-16 units. */
const CELL = 60;
const cell = (text: string): string => (text.length > CELL ? `${text.slice(0, CELL - 1)}…` : text);

/** What superusers decide, by the verbs of the API. @throws AppError, AdminError */
export const REVIEW_COMMANDS: Record<string, Review> = {
  async publications(ctx, { limit }) {
    const { data } = await listPublicationRequests(ctx, { skip: 0, limit });
    if (data.length === 0) return 'No character waits to be published.';
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
    const note = required(args.note, 'decline <slug> "<reason>": its owner reads the reason');
    const { name } = await changePublication(ctx, slug, { action: 'decline', note });
    return `${name} (${slug}) stays private; its owner reads the reason.`;
  },
  async reports(ctx, { limit, status }) {
    const query = ListReportsQuery.safeParse({ limit: Math.min(limit, 200), status });
    if (!query.success)
      throw new AdminError(`"${status}" is no status: open, resolved or dismissed.`);
    const { data } = await listReports(ctx, REPORT_SUBJECTS, query.data);
    if (data.length === 0) return `There are no ${query.data.status} reports.`;
    return data.map((report) => ({
      id: report.id,
      urgent: report.is_urgent,
      reason: report.reason,
      about: `${report.subject_type} ${report.subject_id}`,
      of: report.subject?.name ?? '(gone)',
      excerpt: cell(report.subject?.excerpt ?? ''),
      details: cell(report.details),
      at: report.created_at,
    }));
  },
  'resolve-report': (ctx, args) => close(ctx, args, 'resolved'),
  'dismiss-report': (ctx, args) => close(ctx, args, 'dismissed'),
};

async function close(
  ctx: UserContext,
  { subject, note }: AdminArgs,
  status: CloseReport['status'],
): Promise<string> {
  const usage = `${status === 'resolved' ? 'resolve' : 'dismiss'}-report <id> "<note>"`;
  const id = Id.safeParse(required(subject, usage));
  if (!id.success) throw new AdminError(`"${subject}" is no id of a report.`);
  const input = CloseReport.safeParse({ status, note: required(note, usage) });
  if (!input.success) throw new AdminError('The note is too long.');
  const report = await closeReport(ctx, REPORT_SUBJECTS, id.data, input.data);
  return `The report ${report.id} is ${report.status}.`;
}

function required(value: string | undefined, usage: string): string {
  if (!value?.trim()) throw new AdminError(`Usage: npm run admin -- ${usage}`);
  return value.trim();
}
