import { DecideRemoval, ListRemovalsQuery } from '#features/moderation/contract.ts';
import { decideRemoval, listRemovals } from '#features/moderation/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AdminError, readId, type AdminArgs, type AdminOutput } from './command.ts';
import { joinLetters } from './desk.ts';

const USAGE = 'decide-removal <id> reviewing|approved|removed|declined ["<note>"]';

/** Commands for removal requests and their deadlines, implemented by the API's verbs. @throws AppError, AdminError */
export const REMOVAL_COMMANDS: Record<
  string,
  (ctx: UserContext, args: AdminArgs) => Promise<AdminOutput>
> = {
  async removals(ctx, { limit, status }) {
    const query = ListRemovalsQuery.safeParse({ limit: Math.min(limit, 200), status });
    if (!query.success)
      throw new AdminError(
        `"${status}" is not a status: open, reviewing, approved, removed or declined.`,
      );
    const { data, count } = await listRemovals(ctx, query.data);
    const others = status === undefined ? await describeReviewing(ctx) : '';
    if (data.length === 0) return `There are no ${query.data.status} removal requests.${others}`;
    const shown = data.map((one) => [
      `${one.id}  ${one.reference}  ${one.kind}`,
      `From: ${one.name} <${one.email}>, signed ${one.signature}`,
      ...one.clocks.map(
        ({ name, due_at, done_at, is_late }) =>
          `${name}: ${done_at ? `done ${done_at}` : `due ${due_at}`}${is_late ? ' (LATE)' : ''}`,
      ),
      `\n${one.what}`,
      one.note && `\nNote: ${one.note}`,
    ]);
    return `${joinLetters(shown)}\n\n${data.length} of ${count} ${query.data.status}${others}`;
  },
  async 'decide-removal'(ctx, { subject, note: status, reason: note }) {
    const id = readId(subject, USAGE);
    const input = DecideRemoval.safeParse({ status, note });
    if (!input.success) throw new AdminError(`Usage: npm run admin -- ${USAGE}`);
    const { reference } = await decideRemoval(ctx, id, input.data);
    return `${reference} is ${input.data.status}${input.data.status === 'reviewing' ? '' : '; the mail is on its way'}.`;
  },
};

/** Describes the requests under review, which are in a separate list and whose deadlines still apply. */
async function describeReviewing(ctx: UserContext): Promise<string> {
  const counts: string[] = [];
  for (const status of ['reviewing', 'approved'] as const) {
    const { data, count } = await listRemovals(ctx, { status, limit: 200 });
    const late = data.filter((one) => one.clocks.some((clock) => clock.is_late && !clock.done_at));
    const lateNote = late.length > 0 ? ` (${late.length} LATE)` : '';
    if (count > 0) counts.push(`\n${count} ${status}${lateNote}: removals --status ${status}`);
  }
  return counts.join('');
}
