import { and, desc, eq, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#db/client.ts';
import {
  payment_orders,
  payment_references,
  subscription_terms,
  subscriptions,
  token_wallets,
} from '#db/schema/index.ts';
import { found } from '#platform/errors.ts';
import type { Term } from '../../payments/subscription-history.ts';

export type OrderRow = typeof payment_orders.$inferSelect;
export type SubscriptionRow = typeof subscriptions.$inferSelect;

export async function insertOrder(
  tx: Transaction,
  order: typeof payment_orders.$inferInsert,
): Promise<OrderRow> {
  const [row] = await tx.insert(payment_orders).values(order).returning();
  return found(row);
}

export async function findOrderByRequest(
  db: Queryable,
  walletId: string,
  key: string,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(payment_orders)
    .where(and(eq(payment_orders.wallet_id, walletId), eq(payment_orders.request_key, key)));
  return row;
}

export async function findOrderOfUser(
  db: Queryable,
  userId: string,
  id: string,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select({ order: payment_orders })
    .from(payment_orders)
    .innerJoin(token_wallets, eq(token_wallets.id, payment_orders.wallet_id))
    .where(and(eq(payment_orders.id, id), eq(token_wallets.user_id, userId)));
  return row?.order;
}

export async function findOrderById(db: Queryable, id: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(payment_orders).where(eq(payment_orders.id, id));
  return row;
}

export async function findOrderByReference(
  db: Queryable,
  reference: string,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(payment_orders)
    .where(eq(payment_orders.reference, reference));
  return row;
}

export async function lockOrder(tx: Transaction, id: string): Promise<OrderRow> {
  const [row] = await tx
    .select()
    .from(payment_orders)
    .where(eq(payment_orders.id, id))
    .for('update');
  return found(row);
}

export async function updateOrder(
  db: Queryable,
  id: string,
  change: Partial<typeof payment_orders.$inferInsert>,
): Promise<void> {
  await db.update(payment_orders).set(change).where(eq(payment_orders.id, id));
}

export async function ordersOfSubscription(db: Queryable, id: string): Promise<OrderRow[]> {
  return db
    .select()
    .from(payment_orders)
    .where(eq(payment_orders.subscription_id, id))
    .orderBy(payment_orders.created_at, payment_orders.id);
}

export async function insertSubscription(
  tx: Transaction,
  row: typeof subscriptions.$inferInsert,
): Promise<SubscriptionRow> {
  const [inserted] = await tx.insert(subscriptions).values(row).returning();
  return inserted!;
}

/** A checkout that holds the wallet may insert a term at the same time: a stronger lock could deadlock. */
export async function lockSubscription(tx: Transaction, id: string): Promise<SubscriptionRow> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.id, id))
    .for('no key update');
  return found(row);
}

export async function updateSubscription(
  tx: Transaction,
  id: string,
  change: Partial<typeof subscriptions.$inferInsert>,
): Promise<SubscriptionRow> {
  const [row] = await tx
    .update(subscriptions)
    .set(change)
    .where(eq(subscriptions.id, id))
    .returning();
  return found(row);
}

export async function insertTerm(tx: Transaction, id: string, term: Term): Promise<void> {
  await tx
    .insert(subscription_terms)
    .values({ subscription_id: id, ...term })
    .onConflictDoNothing();
}

export async function termsOf(db: Queryable, id: string): Promise<Term[]> {
  const { plan_id, months, amount_minor } = subscription_terms;
  return db
    .select({ plan_id, months, amount_minor })
    .from(subscription_terms)
    .where(eq(subscription_terms.subscription_id, id));
}

/** Finds the subscription of a provider's sale. */
export async function findSubscriptionOfSale(
  db: Queryable,
  provider: SubscriptionRow['provider'],
  sale: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select({ subscription: subscriptions })
    .from(payment_references)
    .innerJoin(payment_orders, eq(payment_orders.id, payment_references.order_id))
    .innerJoin(subscriptions, eq(subscriptions.id, payment_orders.subscription_id))
    .where(
      and(
        eq(payment_references.provider, provider),
        eq(payment_references.reference, `sale:${sale}`),
      ),
    );
  return row?.subscription;
}

/** All started subscriptions of a payer, the one with the latest end first. */
export async function subscriptionsOfWallet(
  db: Queryable,
  walletId: string,
): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.wallet_id, walletId), isNotNull(subscriptions.started_at)))
    .orderBy(desc(subscriptions.access_until), desc(subscriptions.created_at));
}

export async function walletOfUser(db: Queryable, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: token_wallets.id })
    .from(token_wallets)
    .where(eq(token_wallets.user_id, userId));
  return row?.id;
}

/** Returns null when the wallet does not exist or its owner was erased. */
export async function userOfWallet(db: Queryable, walletId: string): Promise<string | null> {
  const [row] = await db
    .select({ user_id: token_wallets.user_id })
    .from(token_wallets)
    .where(eq(token_wallets.id, walletId));
  return row?.user_id ?? null;
}

/** Subscriptions with a due time-based change, the longest overdue first. */
export async function dueSubscriptions(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(lte(subscriptions.next_check_at, now))
    .orderBy(subscriptions.next_check_at)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Orders of that time span without a known payment. */
export async function unpaidOrders(db: Queryable, since: Date, until: Date): Promise<OrderRow[]> {
  return db
    .select()
    .from(payment_orders)
    .where(
      and(
        inArray(payment_orders.state, ['open', 'pending', 'failed']),
        isNotNull(payment_orders.redirect_url),
        gte(payment_orders.created_at, since),
        lte(payment_orders.created_at, until),
      ),
    )
    .orderBy(payment_orders.created_at)
    .limit(1000);
}

/**
 * Subscriptions that a provider may still charge or report on: those that ended less than a week ago, and those that
 * ended by a returned payment without a confirmed cancellation.
 */
export async function liveSubscriptions(db: Queryable, now: Date): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(
      or(
        sql`${subscriptions.access_until} > ${now.toISOString()}::timestamptz - interval '7 days'`,
        and(
          subscriptions.recurs,
          isNotNull(subscriptions.access_until),
          isNull(subscriptions.cancelled_at),
        ),
      ),
    )
    .orderBy(subscriptions.id);
}
