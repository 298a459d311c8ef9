import { and, desc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Db, Queryable, Transaction } from '#db/client.ts';
import { data_exports } from '#db/schema/index.ts';
import { prune } from '#platform/prune.ts';

export type ExportRow = typeof data_exports.$inferSelect;

const OPEN = inArray(data_exports.status, ['queued', 'running']);

/** Returns a user's newest export. */
export async function findLatestExport(
  db: Queryable,
  userId: string,
): Promise<ExportRow | undefined> {
  const [row] = await db
    .select()
    .from(data_exports)
    .where(eq(data_exports.user_id, userId))
    .orderBy(desc(data_exports.id))
    .limit(1);
  return row;
}

export async function findExport(db: Queryable, id: string): Promise<ExportRow | undefined> {
  const [row] = await db.select().from(data_exports).where(eq(data_exports.id, id));
  return row;
}

/** Inserts an export. Undefined when one is already in progress. */
export async function insertExport(
  tx: Transaction,
  row: typeof data_exports.$inferInsert,
): Promise<ExportRow | undefined> {
  const [stored] = await tx.insert(data_exports).values(row).onConflictDoNothing().returning();
  return stored;
}

/** Starts an export, or restarts it after a worker crashed. Undefined when it has ended. */
export async function claimExport(db: Queryable, id: string): Promise<ExportRow | undefined> {
  const [row] = await db
    .update(data_exports)
    .set({ status: 'running', progress: 0, attempt: sql`${data_exports.attempt} + 1` })
    .where(and(eq(data_exports.id, id), OPEN))
    .returning();
  return row;
}

/** Updates an export of this attempt. False when another attempt took over. */
export async function updateExportAttempt(
  db: Queryable,
  { id, attempt }: Pick<ExportRow, 'id' | 'attempt'>,
  change: Partial<typeof data_exports.$inferInsert>,
): Promise<boolean> {
  const rows = await db
    .update(data_exports)
    .set(change)
    .where(
      and(
        eq(data_exports.id, id),
        eq(data_exports.attempt, attempt),
        eq(data_exports.status, 'running'),
      ),
    )
    .returning({ id: data_exports.id });
  return rows.length > 0;
}

/** Marks exports past their lifetime as expired and returns their ids. */
export async function expireExports(db: Queryable, now: Date): Promise<string[]> {
  const rows = await db
    .update(data_exports)
    .set({ status: 'expired' })
    .where(and(eq(data_exports.status, 'ready'), lte(data_exports.expires_at, now)))
    .returning({ id: data_exports.id });
  return rows.map(({ id }) => id);
}

/** Marks unfinished exports requested before `before` as failed: their jobs were lost. */
export async function failLostExports(db: Queryable, before: Date): Promise<string[]> {
  const rows = await db
    .update(data_exports)
    .set({ status: 'failed' })
    .where(and(OPEN, lte(data_exports.requested_at, before)))
    .returning({ id: data_exports.id });
  return rows.map(({ id }) => id);
}

/** Deletes exports whose files are gone and that were requested before `before`. */
export async function deleteEndedExports(db: Db, before: Date): Promise<void> {
  const hasEnded = inArray(data_exports.status, ['expired', 'failed']);
  await prune(db, data_exports, and(hasEnded, lt(data_exports.requested_at, before)));
}

/** Expires an export early, whether or not it is ready. */
export async function endExport(db: Queryable, id: string, now: Date): Promise<void> {
  await db
    .update(data_exports)
    .set({ status: 'expired', expires_at: now })
    .where(eq(data_exports.id, id));
}

export async function selectExportIds(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: data_exports.id })
    .from(data_exports)
    .where(eq(data_exports.user_id, userId));
  return rows.map(({ id }) => id);
}
