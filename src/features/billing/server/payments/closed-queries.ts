import { and, eq, getTableColumns, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '#db/client.ts';
import { payments, subscriptions, token_wallets, users } from '#db/schema/index.ts';
import type { SubscriptionRow } from './order-queries.ts';
import type { PaymentRow } from './payment-queries.ts';

/** Deactivated, leaving or erased; a temporary suspension does not count. */
const isClosed = (): SQL =>
  or(isNull(users.id), eq(users.is_active, false), isNotNull(users.erase_at))!;

/** Whether the account of a wallet is closed, so that payments have no recipient. */
export async function isWalletClosed(tx: Transaction, walletId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: token_wallets.id })
    .from(token_wallets)
    .leftJoin(users, eq(users.id, token_wallets.user_id))
    .where(and(eq(token_wallets.id, walletId), isClosed()));
  return rows.length > 0;
}

export interface ClosedRenewal {
  row: SubscriptionRow;
  user_id: string | null;
}

/** Subscriptions of closed accounts whose cancellation no provider has confirmed. */
export const selectClosedRenewals = (db: Queryable): Promise<ClosedRenewal[]> =>
  db
    .select({ row: getTableColumns(subscriptions), user_id: token_wallets.user_id })
    .from(subscriptions)
    .innerJoin(token_wallets, eq(token_wallets.id, subscriptions.wallet_id))
    .leftJoin(users, eq(users.id, token_wallets.user_id))
    .where(and(subscriptions.recurs, isNull(subscriptions.cancelled_at), isClosed()))
    .orderBy(subscriptions.id);

/** Payments that arrived after their account was closed, oldest first. */
export const selectLatePayments = (
  db: Queryable,
): Promise<{ payment: PaymentRow; email: string | null }[]> =>
  db
    .select({ payment: getTableColumns(payments), email: users.email })
    .from(payments)
    .innerJoin(token_wallets, eq(token_wallets.id, payments.wallet_id))
    .leftJoin(users, eq(users.id, token_wallets.user_id))
    .where(isNotNull(payments.late))
    .orderBy(payments.created_at)
    .limit(1000);
