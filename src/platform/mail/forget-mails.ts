import { inArray, or, sql } from 'drizzle-orm';
import { mails } from '#db/schema/index.ts';
import type { Context } from '../context.ts';
import { forgetInOutbox } from './outbox.ts';

/**
 * Deletes every message to or about a person: to one of their addresses (in lower case), with one of
 * them in its content, or with their id in its key. Waiting ones are not sent.
 */
export async function forgetMails(
  ctx: Pick<Context, 'db' | 'config'>,
  { id, emails }: { id: string; emails: string[] },
): Promise<void> {
  const words = [...emails, id];
  await ctx.db
    .delete(mails)
    .where(
      or(
        inArray(sql`lower(${mails.recipient})`, emails),
        sql`position(${id} in ${mails.key}) > 0`,
        ...emails.map((email) => sql`position(${email} in lower(${mails.data}::text)) > 0`),
      ),
    );
  await forgetInOutbox(ctx.config.mail.outboxDir, words);
}
