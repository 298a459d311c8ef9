import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Queryable } from '#db/client.ts';
import { removal_requests } from '#db/schema/index.ts';
import { countUpTo } from '#platform/count-up-to.ts';

export type RemovalRow = typeof removal_requests.$inferSelect;

/** Returns undefined when a request with this key exists. */
export async function insertRemoval(
  db: Queryable,
  request: typeof removal_requests.$inferInsert,
): Promise<RemovalRow | undefined> {
  const [row] = await db.insert(removal_requests).values(request).onConflictDoNothing().returning();
  return row;
}

export async function findRemovalByKey(
  db: Queryable,
  key: string,
): Promise<RemovalRow | undefined> {
  const [row] = await db
    .select()
    .from(removal_requests)
    .where(eq(removal_requests.request_key, key));
  return row;
}

export async function findRemoval(db: Queryable, id: string): Promise<RemovalRow | undefined> {
  const [row] = await db.select().from(removal_requests).where(eq(removal_requests.id, id));
  return row;
}

/** Locks the request until the transaction ends. */
export async function lockRemoval(tx: Queryable, id: string): Promise<RemovalRow | undefined> {
  const [row] = await tx
    .select()
    .from(removal_requests)
    .where(eq(removal_requests.id, id))
    .for('update');
  return row;
}

export async function updateRemoval(
  db: Queryable,
  id: string,
  from: RemovalRow['status'][],
  change: Partial<typeof removal_requests.$inferInsert>,
): Promise<RemovalRow | undefined> {
  const [row] = await db
    .update(removal_requests)
    .set(change)
    .where(and(eq(removal_requests.id, id), inArray(removal_requests.status, from)))
    .returning();
  return row;
}

/** Oldest first. */
export function selectRemovals(
  db: Queryable,
  status: RemovalRow['status'],
  { limit, after }: { limit: number; after: string | undefined },
): Promise<RemovalRow[]> {
  return db
    .select()
    .from(removal_requests)
    .where(
      and(eq(removal_requests.status, status), after ? gt(removal_requests.id, after) : undefined),
    )
    .orderBy(asc(removal_requests.id))
    .limit(limit);
}

export function countRemovals(db: Queryable, status: RemovalRow['status']): Promise<number> {
  return countUpTo(
    db,
    removal_requests,
    eq(removal_requests.status, status),
    asc(removal_requests.id),
  );
}
