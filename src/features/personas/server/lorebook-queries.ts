import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#db/client.ts';
import { lorebooks } from '#db/schema/index.ts';
import { MAX_LOREBOOKS } from '../limits.ts';

export type LorebookRow = typeof lorebooks.$inferSelect;
/** A lorebook without its book, which may be large. */
export type LorebookSummaryRow = Omit<LorebookRow, 'book'> & { entries: number };

const isOwn = (userId: string, id: string) =>
  and(eq(lorebooks.id, id), eq(lorebooks.user_id, userId));
const { book: _whole, ...summary } = getTableColumns(lorebooks);
const entries = sql<number>`jsonb_array_length(${lorebooks.book} -> 'entries')`;

export const selectLorebooks = (db: Queryable, userId: string): Promise<LorebookSummaryRow[]> =>
  db
    .select({ ...summary, entries })
    .from(lorebooks)
    .where(eq(lorebooks.user_id, userId))
    .orderBy(asc(lorebooks.name), asc(lorebooks.id))
    .limit(MAX_LOREBOOKS);

export async function findLorebook(
  db: Queryable,
  userId: string,
  id: string,
): Promise<LorebookRow | undefined> {
  const [row] = await db.select().from(lorebooks).where(isOwn(userId, id));
  return row;
}

export const countLorebooks = (db: Queryable, userId: string): Promise<number> =>
  db.$count(lorebooks, eq(lorebooks.user_id, userId));

export async function insertLorebook(
  tx: Transaction,
  row: typeof lorebooks.$inferInsert,
): Promise<LorebookRow> {
  const [stored] = await tx.insert(lorebooks).values(row).returning();
  return stored!;
}

export async function updateLorebook(
  db: Queryable,
  userId: string,
  id: string,
  set: Partial<typeof lorebooks.$inferInsert>,
): Promise<LorebookRow | undefined> {
  const [row] = await db.update(lorebooks).set(set).where(isOwn(userId, id)).returning();
  return row;
}

export async function deleteLorebookRow(
  db: Queryable,
  userId: string,
  id: string,
): Promise<boolean> {
  const rows = await db.delete(lorebooks).where(isOwn(userId, id)).returning({ id: lorebooks.id });
  return rows.length > 0;
}
