import { found } from '../../errors.ts';
import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Queryable, Transaction } from '#db/client.ts';
import { sandbox_events, sandbox_sales } from '#db/schema/index.ts';

export type SaleRow = typeof sandbox_sales.$inferSelect;
export type SandboxEventRow = typeof sandbox_events.$inferSelect;

/** Does nothing when the order already has a sale. */
export async function insertSale(
  db: Queryable,
  sale: typeof sandbox_sales.$inferInsert,
): Promise<void> {
  await db
    .insert(sandbox_sales)
    .values(sale)
    .onConflictDoNothing({ target: sandbox_sales.order_reference });
}

export async function findSale(
  db: Queryable,
  by: { reference: string } | { order: string },
): Promise<SaleRow | undefined> {
  const [row] = await db
    .select()
    .from(sandbox_sales)
    .where(
      'order' in by
        ? eq(sandbox_sales.order_reference, by.order)
        : eq(sandbox_sales.reference, by.reference),
    );
  return row;
}

export async function lockSale(tx: Transaction, id: string): Promise<SaleRow> {
  const [row] = await tx.select().from(sandbox_sales).where(eq(sandbox_sales.id, id)).for('update');
  return found(row);
}

export async function updateSale(
  tx: Transaction,
  id: string,
  change: Partial<typeof sandbox_sales.$inferInsert>,
): Promise<void> {
  await tx.update(sandbox_sales).set(change).where(eq(sandbox_sales.id, id));
}

/** Sales whose paid time is over at `now` and that have not ended. */
export async function selectDueSales(db: Queryable, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: sandbox_sales.id })
    .from(sandbox_sales)
    .where(
      and(
        lte(sandbox_sales.paid_through, now),
        inArray(sandbox_sales.state, ['paid', 'cancelled', 'failed']),
        eq(sandbox_sales.recurs, true),
      ),
    )
    .orderBy(sandbox_sales.paid_through)
    .limit(200);
  return rows.map(({ id }) => id);
}

export async function insertEvents(
  tx: Transaction,
  rows: (typeof sandbox_events.$inferInsert)[],
): Promise<void> {
  await tx.insert(sandbox_events).values(rows);
}

export async function eventsOf(db: Queryable, saleId: string): Promise<SandboxEventRow[]> {
  return db
    .select()
    .from(sandbox_events)
    .where(eq(sandbox_events.sale_id, saleId))
    .orderBy(sandbox_events.id);
}

export async function selectUndelivered(db: Queryable, before: Date): Promise<SandboxEventRow[]> {
  return db
    .select()
    .from(sandbox_events)
    .where(and(isNull(sandbox_events.delivered_at), lte(sandbox_events.created_at, before)))
    .orderBy(sandbox_events.id)
    .limit(200);
}

export async function markDelivered(db: Queryable, id: string, at: Date): Promise<void> {
  await db.update(sandbox_events).set({ delivered_at: at }).where(eq(sandbox_events.id, id));
}
