import { and, count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#db/client.ts';
import {
  payment_orders,
  payment_returns,
  payments,
  receipt_counters,
  token_grants,
  token_wallets,
  users,
} from '#db/schema/index.ts';
import { found } from '#platform/errors.ts';
import { countUpTo } from '#platform/count-up-to.ts';
import { comesAfter, type TimePlace } from '#platform/page-cursor.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type GrantRow = typeof token_grants.$inferSelect;

/** Oldest first. */
export async function paymentsOfOrders(db: Queryable, orderIds: string[]): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(inArray(payments.order_id, orderIds))
    .orderBy(payments.settled_at, payments.id);
}

export async function insertPayment(
  tx: Transaction,
  row: typeof payments.$inferInsert,
): Promise<PaymentRow> {
  const [inserted] = await tx.insert(payments).values(row).returning();
  return inserted!;
}

export async function updatePayment(
  tx: Transaction,
  id: string,
  change: Partial<typeof payments.$inferInsert>,
): Promise<PaymentRow> {
  const [row] = await tx.update(payments).set(change).where(eq(payments.id, id)).returning();
  return found(row);
}

export async function insertReturn(
  tx: Transaction,
  row: typeof payment_returns.$inferInsert,
): Promise<void> {
  await tx.insert(payment_returns).values(row);
}

/** The next receipt number of a year; the row is locked until the commit, so that there are no gaps. */
export async function nextReceipt(tx: Transaction, year: number): Promise<number> {
  const [row] = await tx
    .insert(receipt_counters)
    .values({ year, last: 1 })
    .onConflictDoUpdate({
      target: receipt_counters.year,
      set: { last: sql`${receipt_counters.last} + 1` },
    })
    .returning({ last: receipt_counters.last });
  return found(row).last;
}

/** The grants of a subscription's months, or of a pack's payment. */
export async function grantsOf(db: Queryable, sourceId: string): Promise<GrantRow[]> {
  return db.select().from(token_grants).where(eq(token_grants.source_id, sourceId));
}

export async function findGrant(
  db: Queryable,
  { source_id, part }: Pick<GrantRow, 'source_id' | 'part'>,
): Promise<GrantRow | undefined> {
  const [row] = await db
    .select()
    .from(token_grants)
    .where(and(eq(token_grants.source_id, source_id), eq(token_grants.part, part)));
  return row;
}

export async function saveGrant(tx: Transaction, row: GrantRow): Promise<void> {
  const { due, granted, changes } = row;
  await tx
    .insert(token_grants)
    .values(row)
    .onConflictDoUpdate({
      target: [token_grants.source_id, token_grants.part],
      set: { due, granted, changes },
    });
}

/** A payment with its method. */
export type PaidOrder = PaymentRow & Pick<typeof payment_orders.$inferSelect, 'method'>;

const WITH_METHOD = { ...getTableColumns(payments), method: payment_orders.method };

/** A user's payments, newest first. */
export async function paymentsOfUser(
  db: Queryable,
  userId: string,
  page: { skip: number; limit: number; after?: TimePlace | undefined },
): Promise<PaidOrder[]> {
  return db
    .select(WITH_METHOD)
    .from(payments)
    .innerJoin(payment_orders, eq(payment_orders.id, payments.order_id))
    .innerJoin(token_wallets, eq(token_wallets.id, payments.wallet_id))
    .where(
      and(
        eq(token_wallets.user_id, userId),
        comesAfter(page.after, payments.settled_at, payments.id),
      ),
    )
    .orderBy(desc(payments.settled_at), desc(payments.id))
    .offset(page.skip)
    .limit(page.limit);
}

export async function countPaymentsOfUser(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(payments)
    .innerJoin(token_wallets, eq(token_wallets.id, payments.wallet_id))
    .where(eq(token_wallets.user_id, userId));
  return found(row).count;
}

export async function findPaymentOfUser(
  db: Queryable,
  userId: string,
  id: string,
): Promise<PaidOrder | undefined> {
  const [row] = await db
    .select(WITH_METHOD)
    .from(payments)
    .innerJoin(payment_orders, eq(payment_orders.id, payments.order_id))
    .innerJoin(token_wallets, eq(token_wallets.id, payments.wallet_id))
    .where(and(eq(payments.id, id), eq(token_wallets.user_id, userId)));
  return row;
}

export async function findPayment(
  db: Queryable,
  by: { id: string } | { receipt: string },
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where('id' in by ? eq(payments.id, by.id) : eq(payments.receipt_number, by.receipt));
  return row;
}

/** All users' payments, newest first, with the payer unless erased. */
export async function selectPayments(
  db: Queryable,
  {
    userId,
    skip,
    limit,
    after,
  }: { userId: string | undefined; skip: number; limit: number; after: TimePlace | undefined },
) {
  const where = userId === undefined ? undefined : eq(token_wallets.user_id, userId);
  const rows = await db
    .select({ payment: WITH_METHOD, user_id: users.id, email: users.email })
    .from(payments)
    .innerJoin(payment_orders, eq(payment_orders.id, payments.order_id))
    .innerJoin(token_wallets, eq(token_wallets.id, payments.wallet_id))
    .leftJoin(users, eq(users.id, token_wallets.user_id))
    .where(and(where, comesAfter(after, payments.settled_at, payments.id)))
    .orderBy(desc(payments.settled_at), desc(payments.id))
    .offset(skip)
    .limit(limit);
  if (userId !== undefined) return { rows, count: await countPaymentsOfUser(db, userId) };
  const newest = [desc(payments.settled_at), desc(payments.id)];
  return { rows, count: await countUpTo(db, payments, undefined, ...newest) };
}

export async function returnsOf(db: Queryable, paymentId: string) {
  return db
    .select()
    .from(payment_returns)
    .where(eq(payment_returns.payment_id, paymentId))
    .orderBy(payment_returns.created_at, payment_returns.id);
}
