import { welcomeAffiliate } from '#features/affiliates/server/index.ts';
import {
  CloseContact,
  DecideApplication,
  ListApplicationsQuery,
  ListContactsQuery,
  AnswerContact,
} from '#features/submissions/contract.ts';
import {
  answerContact,
  closeContact,
  decideApplication,
  listApplications,
  listContacts,
} from '#features/submissions/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AdminError, readId, required, type AdminArgs, type AdminOutput } from './command.ts';

type Decision = (ctx: UserContext, args: AdminArgs) => Promise<AdminOutput>;

/** Joins letters as text, because table cells are truncated. */
export const joinLetters = (list: string[][]): string =>
  list.map((lines) => lines.filter(Boolean).join('\n')).join('\n\n---\n\n');

/** Commands for form submissions, implemented by the API's verbs. @throws AppError, AdminError */
export const DESK_COMMANDS: Record<string, Decision> = {
  async submissions(ctx, { limit, status, suspect }) {
    const query = ListContactsQuery.safeParse({
      limit: Math.min(limit, 200),
      status,
      suspect: String(suspect ?? false),
    });
    if (!query.success)
      throw new AdminError(`"${status}" is not a status: open, answered or closed.`);
    const { data, count } = await listContacts(ctx, query.data);
    if (data.length === 0) return `There are no ${query.data.status} messages.`;
    const shown = data.map((one) => [
      `${one.id}  ${one.created_at}`,
      `From: ${one.name} <${one.email}>`,
      `Subject: ${one.subject}`,
      one.status === 'open' && one.answer_due_at
        ? `Acknowledge by: ${one.answer_due_at}${one.is_late ? ' (LATE)' : ''}`
        : '',
      `\n${one.message}`,
      one.answer && `\nAnswered: ${one.answer}`,
      one.note && `\nNote: ${one.note}`,
    ]);
    return `${joinLetters(shown)}\n\n${data.length} of ${count} ${query.data.status}`;
  },
  async 'answer-submission'(ctx, { subject, note }) {
    const usage = 'answer-submission <id> "<answer>"';
    const id = readId(subject, usage);
    const input = AnswerContact.safeParse({ answer: required(note, usage) });
    if (!input.success) throw new AdminError('The answer is too long.');
    const { email } = await answerContact(ctx, id, input.data.answer);
    return `Answered; the mail to ${email} is on its way.`;
  },
  async 'close-submission'(ctx, { subject, note }) {
    const id = readId(subject, 'close-submission <id> ["<note>"]');
    const input = CloseContact.safeParse({ status: 'closed', note });
    if (!input.success) throw new AdminError('The note is too long.');
    await closeContact(ctx, id, input.data.note);
    return `The message ${id} is closed.`;
  },
  async affiliates(ctx, { limit, status }) {
    const query = ListApplicationsQuery.safeParse({ limit: Math.min(limit, 200), status });
    if (!query.success)
      throw new AdminError(`"${status}" is not a status: open, accepted or declined.`);
    const { data, count } = await listApplications(ctx, query.data);
    if (data.length === 0) return `There are no ${query.data.status} applications.`;
    const shown = data.map((one) => [
      `${one.id}  ${one.created_at}`,
      `From: ${one.first_name} <${one.email}>`,
      `Website: ${one.website_url} (${one.traffic_source})`,
      one.status === 'open' ? `Answer by: ${one.answer_due_at}${one.is_late ? ' (LATE)' : ''}` : '',
      one.introduction && `\n${one.introduction}`,
      one.promotion_strategy && `\n${one.promotion_strategy}`,
      one.note && `\nNote: ${one.note}`,
    ]);
    return `${joinLetters(shown)}\n\n${data.length} of ${count} ${query.data.status}`;
  },
  'accept-affiliate': (ctx, args) => decide(ctx, args, 'accepted'),
  'decline-affiliate': (ctx, args) => decide(ctx, args, 'declined'),
};

async function decide(
  ctx: UserContext,
  { subject, note }: AdminArgs,
  status: DecideApplication['status'],
): Promise<string> {
  const command = status === 'accepted' ? 'accept-affiliate' : 'decline-affiliate';
  const id = readId(subject, `${command} <id> ["<note>"]`);
  const input = DecideApplication.safeParse({ status, note });
  if (!input.success) throw new AdminError('The note is too long.');
  const { first_name, email } = await decideApplication(ctx, id, input.data, welcomeAffiliate);
  return `${first_name} (${email}) is ${status}; the mail is on its way.`;
}
