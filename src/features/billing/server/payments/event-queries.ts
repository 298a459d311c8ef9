import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#db/client.ts';
import { payment_events, payment_references } from '#db/schema/index.ts';
import type { PaymentProviderName } from '#platform/payments/port.ts';
import { found } from '#platform/errors.ts';
import { countUpTo } from '#platform/count-up-to.ts';
import { comesAfter, type TimePlace } from '#platform/page-cursor.ts';

export type EventRow = typeof payment_events.$inferSelect;
type NewEvent = typeof payment_events.$inferInsert;

/** Returns false when the key already exists. */
export async function insertEvent(tx: Transaction, event: NewEvent): Promise<boolean> {
  const rows = await tx
    .insert(payment_events)
    .values(event)
    .onConflictDoNothing({
      target: [payment_events.provider, payment_events.event_key],
      where: sql`state <> 'quarantined'`,
    })
    .returning({ id: payment_events.id });
  return rows.length > 0;
}

/** Increments the delivery count of an event and returns its content hash. */
export async function countDelivery(
  tx: Transaction,
  { provider, event_key }: Pick<NewEvent, 'provider' | 'event_key'>,
): Promise<Pick<EventRow, 'id' | 'content_hash'>> {
  const [row] = await tx
    .update(payment_events)
    .set({ deliveries: sql`${payment_events.deliveries} + 1` })
    .where(
      and(
        eq(payment_events.provider, provider),
        eq(payment_events.event_key, event_key),
        sql`${payment_events.state} <> 'quarantined'`,
      ),
    )
    .returning({ id: payment_events.id, content_hash: payment_events.content_hash });
  return found(row);
}

/** Quarantines an event, which then has no effect. Returns false when it is already quarantined. */
export async function insertQuarantined(tx: Transaction, event: NewEvent): Promise<boolean> {
  const [row] = await tx
    .insert(payment_events)
    .values({ ...event, state: 'quarantined' })
    .onConflictDoUpdate({
      target: [payment_events.provider, payment_events.event_key, payment_events.content_hash],
      targetWhere: sql`state = 'quarantined'`,
      set: { deliveries: sql`${payment_events.deliveries} + 1` },
    })
    .returning({ deliveries: payment_events.deliveries });
  return found(row).deliveries === 1;
}

export async function lockEvent(tx: Transaction, id: string): Promise<EventRow | undefined> {
  const [row] = await tx
    .select()
    .from(payment_events)
    .where(eq(payment_events.id, id))
    .for('update');
  return row;
}

/** The provider's reference of the event's sale. */
export async function providerReferenceOf(db: Queryable, eventId: string): Promise<string> {
  const [row] = await db
    .select({ reference: payment_events.provider_reference })
    .from(payment_events)
    .where(eq(payment_events.id, eventId));
  return found(row).reference;
}

export async function updateEvent(
  tx: Transaction,
  id: string,
  change: Partial<NewEvent>,
): Promise<void> {
  await tx.update(payment_events).set(change).where(eq(payment_events.id, id));
}

/** Events that have not been processed yet, oldest first. */
export async function receivedEvents(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: payment_events.id })
    .from(payment_events)
    .where(eq(payment_events.state, 'received'))
    .orderBy(payment_events.received_at, payment_events.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Events that have an effect on these orders. */
export async function appliedEvents(db: Queryable, orderIds: string[]): Promise<EventRow[]> {
  return db
    .select()
    .from(payment_events)
    .where(and(inArray(payment_events.order_id, orderIds), eq(payment_events.state, 'applied')));
}

/** Parked events that name one of these references. */
export async function parkedEvents(
  tx: Transaction,
  provider: PaymentProviderName,
  { sales, transactions }: { sales: string[]; transactions: string[] },
): Promise<EventRow[]> {
  const matches = [
    sales.length > 0 ? inArray(payment_events.provider_reference, sales) : undefined,
    transactions.length > 0
      ? inArray(payment_events.transaction_reference, transactions)
      : undefined,
    transactions.length > 0 ? inArray(payment_events.parent_reference, transactions) : undefined,
  ].filter((one) => one !== undefined);
  return tx
    .select()
    .from(payment_events)
    .where(
      and(
        eq(payment_events.provider, provider),
        eq(payment_events.state, 'parked'),
        or(...matches),
      ),
    )
    .orderBy(payment_events.received_at, payment_events.id)
    .for('update');
}

/**
 * Locks references, storing new ones, and returns the orders that they are bound to. The lock
 * serializes events that share a reference.
 */
export async function lockReferences(
  tx: Transaction,
  provider: PaymentProviderName,
  references: string[],
): Promise<string[]> {
  const orders: string[] = [];
  for (const reference of [...references].sort()) {
    const [row] = await tx
      .insert(payment_references)
      .values({ provider, reference })
      .onConflictDoUpdate({
        target: [payment_references.provider, payment_references.reference],
        set: { reference },
      })
      .returning({ order_id: payment_references.order_id });
    if (row?.order_id) orders.push(row.order_id);
  }
  return orders;
}

/** Binds references to an order; bound ones do not change. */
export async function bindReferences(
  tx: Transaction,
  provider: PaymentProviderName,
  references: string[],
  orderId: string,
): Promise<void> {
  await tx
    .update(payment_references)
    .set({ order_id: orderId })
    .where(
      and(
        eq(payment_references.provider, provider),
        inArray(payment_references.reference, references),
        sql`${payment_references.order_id} IS NULL`,
      ),
    );
}

/** Events in one state, newest first. */
export async function selectEvents(
  db: Queryable,
  {
    state,
    skip,
    limit,
    after,
  }: { state: EventRow['state']; skip: number; limit: number; after: TimePlace | undefined },
): Promise<{ rows: EventRow[]; count: number }> {
  const where = eq(payment_events.state, state);
  const rows = await db
    .select()
    .from(payment_events)
    .where(and(where, comesAfter(after, payment_events.received_at, payment_events.id)))
    .orderBy(desc(payment_events.received_at), desc(payment_events.id))
    .offset(skip)
    .limit(limit);
  const newest = [desc(payment_events.received_at), desc(payment_events.id)];
  return { rows, count: await countUpTo(db, payment_events, where, ...newest) };
}
