import { or, sql } from 'drizzle-orm';
import { mails } from '#db/schema/index.ts';
import type { Context } from '../context.ts';
import { deleteFromOutbox } from './outbox.ts';

/**
 * Deletes every message to or about a person: one of their addresses (in lower case) or their id is
 * in any column. This includes the support copies of their form submissions and queued messages.
 */
export async function deleteMailsAbout(
  ctx: Pick<Context, 'db' | 'config'>,
  { id, emails }: { id: string; emails: string[] },
): Promise<void> {
  const words = [...emails, id];
  await ctx.db
    .delete(mails)
    .where(or(...words.map((word) => sql`position(${word} in lower(${mails}::text)) > 0`)));
  await deleteFromOutbox(ctx.config.mail.outboxDir, words);
}
