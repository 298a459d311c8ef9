import type { Db } from '#db/client.ts';
import type { UserContext } from '#platform/context.ts';
import { countMails, reviveMail, selectMails, type MailStatus } from '#platform/mail/index.ts';
import { AdminError, readId, type AdminArgs, type AdminOutput } from './command.ts';

const STATUSES: readonly MailStatus[] = ['queued', 'sent', 'dead'];

/** Lists the status of mails, newest first, without their content. */
export async function listMails(db: Db, { limit, status }: AdminArgs): Promise<AdminOutput> {
  if (status !== undefined && !STATUSES.includes(status as MailStatus))
    throw new AdminError(`"${status}" is not a status: ${STATUSES.join(', ')}.`);
  const rows = await selectMails(db, status as MailStatus | undefined, limit);
  if (rows.length > 0)
    return rows.map((row) => ({
      id: row.id,
      template: row.template,
      to: row.recipient,
      status: row.status,
      attempts: row.attempts,
      error: row.last_error ?? '',
      at: row.created_at,
    }));
  const counts = Object.entries(await countMails(db)).map(([name, count]) => `${count} ${name}`);
  return counts.length === 0
    ? 'No mail was sent yet.'
    : `There are no ${status} mails; there are ${counts.join(', ')}.`;
}

/** Queues a dead mail again. */
export async function retryMail(ctx: UserContext, { subject }: AdminArgs): Promise<AdminOutput> {
  const id = readId(subject, 'retry-mail <id>');
  if (!(await reviveMail(ctx, id)))
    throw new AdminError(`There is no dead mail ${id}. See: npm run admin -- mails --status dead`);
  return `The mail ${id} will be sent within seconds, or at the next start.`;
}
