import { or, sql } from 'drizzle-orm';
import { mails } from '#db/schema/index.ts';
import type { Context } from '../context.ts';
import { forgetInOutbox } from './outbox.ts';

/**
 * Deletes every message to or about a person: with one of their addresses (in lower case) or their id
 * in any of its columns, the copy of a form that answers go to among them. Waiting ones are not sent.
 */
export async function forgetMails(
  ctx: Pick<Context, 'db' | 'config'>,
  { id, emails }: { id: string; emails: string[] },
): Promise<void> {
  const words = [...emails, id];
  await ctx.db
    .delete(mails)
    .where(or(...words.map((word) => sql`position(${word} in lower(${mails}::text)) > 0`)));
  await forgetInOutbox(ctx.config.mail.outboxDir, words);
}
