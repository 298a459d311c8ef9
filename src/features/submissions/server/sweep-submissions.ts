import { and, eq, inArray, lt } from 'drizzle-orm';
import { affiliate_applications, contact_messages } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import { addMonths } from '#shared/add-months.ts';
import { KEPT_MONTHS } from '../rules.ts';

/** Deletes what the privacy policy says is kept no longer. Accepted applications stay with their affiliates. */
export async function sweepSubmissions({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const { messages, advertising, declined } = KEPT_MONTHS;
  const before = (months: number): Date => addMonths(now(), -months);
  await db
    .delete(contact_messages)
    .where(
      and(
        inArray(contact_messages.status, ['answered', 'closed']),
        lt(contact_messages.handled_at, before(messages)),
      ),
    );
  await db
    .delete(contact_messages)
    .where(
      and(
        eq(contact_messages.is_suspect, true),
        eq(contact_messages.status, 'open'),
        lt(contact_messages.created_at, before(advertising)),
      ),
    );
  await db
    .delete(affiliate_applications)
    .where(
      and(
        eq(affiliate_applications.status, 'declined'),
        lt(affiliate_applications.decided_at, before(declined)),
      ),
    );
}
