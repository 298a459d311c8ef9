import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#db/client.ts';

/** Superusers' lists stop counting here, because an exact count would read the whole table. */
const MAX_COUNT = 10_000;

/**
 * Counts rows, at most MAX_COUNT.
 * @param order the list's own order, so that the count uses the same index
 */
export async function countUpTo(
  db: Queryable,
  table: PgTable,
  where: SQL | undefined,
  ...order: SQL[]
): Promise<number> {
  const rows = db
    .select({ one: sql`1` })
    .from(table)
    .where(where)
    .orderBy(...order)
    .limit(MAX_COUNT);
  const counted = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM (${rows}) AS counted`,
  );
  return counted.rows[0]?.count ?? 0;
}
