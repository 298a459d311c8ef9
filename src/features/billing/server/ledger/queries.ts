import { and, desc, eq, isNull, lt, lte, notInArray, sql, sum } from 'drizzle-orm';
import type { Queryable, Transaction } from '#db/client.ts';
import { ledger_entries, token_holds, token_wallets } from '#db/schema/index.ts';
import { found } from '#platform/errors.ts';

export type WalletRow = typeof token_wallets.$inferSelect;
export type EntryRow = typeof ledger_entries.$inferSelect;
export type HoldRow = typeof token_holds.$inferSelect;
type Balances = Partial<
  Pick<WalletRow, 'daily' | 'monthly' | 'bought' | 'held_daily' | 'held_monthly' | 'held_bought'>
>;

/** Moves within a wallet: the owner's history omits them, because the total does not change. */
const INNER_KINDS: EntryRow['kind'][] = ['hold', 'release'];

export async function findWallet(db: Queryable, userId: string): Promise<WalletRow | undefined> {
  const [row] = await db.select().from(token_wallets).where(eq(token_wallets.user_id, userId));
  return row;
}

export async function lockWalletOfUser(
  tx: Transaction,
  userId: string,
): Promise<WalletRow | undefined> {
  const [row] = await tx
    .select()
    .from(token_wallets)
    .where(eq(token_wallets.user_id, userId))
    .for('update');
  return row;
}

export async function lockWalletById(tx: Transaction, id: string): Promise<WalletRow | undefined> {
  const [row] = await tx.select().from(token_wallets).where(eq(token_wallets.id, id)).for('update');
  return row;
}

/** Does nothing when another transaction has already created the user's wallet. */
export async function insertWallet(
  tx: Transaction,
  wallet: typeof token_wallets.$inferInsert,
): Promise<void> {
  await tx
    .insert(token_wallets)
    .values(wallet)
    .onConflictDoNothing({ target: token_wallets.user_id });
}

export async function startWalletDay(
  tx: Transaction,
  id: string,
  day: string,
  granted: number,
): Promise<WalletRow> {
  const [row] = await tx
    .update(token_wallets)
    .set({ daily_day: day, daily_granted: granted })
    .where(eq(token_wallets.id, id))
    .returning();
  return found(row);
}

export async function moveBalances(
  tx: Transaction,
  id: string,
  changes: Balances,
  seq: number,
): Promise<WalletRow> {
  const added = Object.entries(changes).map(([account, change]) => [
    account,
    sql`${token_wallets[account as keyof Balances]} + ${change}`,
  ]);
  const [row] = await tx
    .update(token_wallets)
    .set({ ...Object.fromEntries(added), last_seq: seq })
    .where(eq(token_wallets.id, id))
    .returning();
  return found(row);
}

/** Returns undefined when the key already has an entry. */
export async function insertEntry(
  tx: Transaction,
  entry: typeof ledger_entries.$inferInsert,
): Promise<EntryRow | undefined> {
  const [row] = await tx
    .insert(ledger_entries)
    .values(entry)
    .onConflictDoNothing({ target: ledger_entries.key })
    .returning();
  return row;
}

export async function findEntryByKey(db: Queryable, key: string): Promise<EntryRow | undefined> {
  const [row] = await db.select().from(ledger_entries).where(eq(ledger_entries.key, key));
  return row;
}

export async function findEntry(db: Queryable, id: string): Promise<EntryRow | undefined> {
  const [row] = await db.select().from(ledger_entries).where(eq(ledger_entries.id, id));
  return row;
}

/** The amount of a spend that reversals have undone. */
export async function reversedOf(db: Queryable, entryId: string): Promise<number> {
  const [row] = await db
    .select({ spent: sum(ledger_entries.spent).mapWith(Number) })
    .from(ledger_entries)
    .where(eq(ledger_entries.reverses, entryId));
  return -(row?.spent ?? 0);
}

export async function insertHold(
  tx: Transaction,
  hold: typeof token_holds.$inferInsert,
): Promise<HoldRow> {
  const [row] = await tx.insert(token_holds).values(hold).returning();
  return found(row);
}

export async function findHold(db: Queryable, id: string): Promise<HoldRow | undefined> {
  const [row] = await db.select().from(token_holds).where(eq(token_holds.id, id));
  return row;
}

export async function findHoldByKey(db: Queryable, key: string): Promise<HoldRow | undefined> {
  const [row] = await db.select().from(token_holds).where(eq(token_holds.key, key));
  return row;
}

export async function updateHold(
  tx: Transaction,
  id: string,
  change: Partial<typeof token_holds.$inferInsert>,
): Promise<HoldRow> {
  const [row] = await tx.update(token_holds).set(change).where(eq(token_holds.id, id)).returning();
  return found(row);
}

/** Open holds past their expiry, the longest overdue first. */
export async function selectStaleHolds(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: token_holds.id })
    .from(token_holds)
    .where(and(isNull(token_holds.ended_at), lte(token_holds.expires_at, now)))
    .orderBy(token_holds.expires_at)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The history as shown to a wallet's owner, newest first. */
export async function selectHistory(
  db: Queryable,
  walletId: string,
  page: { skip: number; limit: number; before?: number | undefined },
): Promise<EntryRow[]> {
  return db
    .select()
    .from(ledger_entries)
    .where(
      and(
        ofHistory(walletId),
        page.before === undefined ? undefined : lt(ledger_entries.seq, page.before),
      ),
    )
    .orderBy(desc(ledger_entries.seq))
    .offset(page.skip)
    .limit(page.limit);
}

export const countHistory = (db: Queryable, walletId: string): Promise<number> =>
  db.$count(ledger_entries, ofHistory(walletId));

const ofHistory = (walletId: string) =>
  and(eq(ledger_entries.wallet_id, walletId), notInArray(ledger_entries.kind, INNER_KINDS));
