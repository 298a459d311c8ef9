import { and, asc, eq, gt } from 'drizzle-orm';
import type { Queryable } from '#db/client.ts';
import { affiliate_applications } from '#db/schema/index.ts';
import { countUpTo } from '#platform/count-up-to.ts';

export type ApplicationRow = typeof affiliate_applications.$inferSelect;

/** Undefined when an application of that request key is stored already. */
export async function insertApplication(
  db: Queryable,
  application: typeof affiliate_applications.$inferInsert,
): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .insert(affiliate_applications)
    .values(application)
    .onConflictDoNothing()
    .returning();
  return row;
}

export async function findApplicationByKey(
  db: Queryable,
  key: string,
): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .select()
    .from(affiliate_applications)
    .where(eq(affiliate_applications.request_key, key));
  return row;
}

export async function findApplication(
  db: Queryable,
  id: string,
): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .select()
    .from(affiliate_applications)
    .where(eq(affiliate_applications.id, id));
  return row;
}

/** The application as it is afterwards, or undefined when none of that id is open. */
export async function updateOpenApplication(
  db: Queryable,
  id: string,
  change: Partial<typeof affiliate_applications.$inferInsert>,
): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .update(affiliate_applications)
    .set(change)
    .where(and(eq(affiliate_applications.id, id), eq(affiliate_applications.status, 'open')))
    .returning();
  return row;
}

/** The longest waiting first. */
export function selectApplications(
  db: Queryable,
  status: ApplicationRow['status'],
  { limit, after }: { limit: number; after: string | undefined },
): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(affiliate_applications)
    .where(
      and(
        eq(affiliate_applications.status, status),
        after ? gt(affiliate_applications.id, after) : undefined,
      ),
    )
    .orderBy(asc(affiliate_applications.id))
    .limit(limit);
}

export function countApplications(
  db: Queryable,
  status: ApplicationRow['status'],
): Promise<number> {
  return countUpTo(
    db,
    affiliate_applications,
    eq(affiliate_applications.status, status),
    asc(affiliate_applications.id),
  );
}
