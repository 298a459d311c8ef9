import { and, eq, inArray, lt } from 'drizzle-orm';
import { affiliate_applications, contact_messages } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import { addMonths } from '#shared/add-months.ts';
import { prune } from '#platform/prune.ts';

/**
 * Deletes submissions past the retention period of the privacy policy. Accepted applications stay
 * with their affiliates.
 */
export async function sweepSubmissions({
  db,
  now,
  config,
}: Pick<Context, 'config' | 'db' | 'now'>): Promise<void> {
  const { contactsMonths, spamMonths, applicationsMonths } = config.keep;
  const before = (months: number): Date => addMonths(now(), -months);
  const { status, is_suspect, created_at, handled_at } = contact_messages;
  await prune(
    db,
    contact_messages,
    and(inArray(status, ['answered', 'closed']), lt(handled_at, before(contactsMonths))),
  );
  await prune(
    db,
    contact_messages,
    and(eq(is_suspect, true), eq(status, 'open'), lt(created_at, before(spamMonths))),
  );
  await prune(
    db,
    affiliate_applications,
    and(
      eq(affiliate_applications.status, 'declined'),
      lt(affiliate_applications.decided_at, before(applicationsMonths)),
    ),
  );
}
