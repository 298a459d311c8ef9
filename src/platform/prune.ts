import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#db/client.ts';

/** A batch holds its locks for a few milliseconds. */
const BATCH = 1000;
/** What is left after this time is deleted by the next run. */
const BUDGET_MS = 60_000;

/**
 * Deletes rows in batches, each in its own transaction. @returns how many were deleted
 * @param batch fewer for rows that others cascade from
 */
export async function prune(
  db: Db,
  table: PgTable,
  where: SQL | undefined,
  { batch = BATCH, budgetMs = BUDGET_MS } = {},
): Promise<number> {
  const until = performance.now() + budgetMs;
  let deleted = 0;
  for (;;) {
    const { rowCount } = await db.execute(sql`
      DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${table} WHERE ${where} LIMIT ${batch}))`);
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < batch || performance.now() >= until) return deleted;
  }
}
