import { count, sql, sum, type SQL } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { ledger_entries, token_wallets } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import { ACCOUNTS, type Account } from './post-entry.ts';

export interface LedgerReconciliation {
  /** The sum of all entries per account. */
  accounts: Record<Account, number>;
  /** Over all accounts; must be zero. */
  total: number;
  entries: number;
  wallets: number;
  /** Wallets whose stored balances, holds or numbering differ from their entries. */
  drifted: string[];
}

/** Sums up the whole ledger and compares it with the stored balances. Read-only. */
export async function readLedgerReconciliation(db: Db): Promise<LedgerReconciliation> {
  const sums = Object.fromEntries(
    ACCOUNTS.map((account) => [account, sum(ledger_entries[account]).mapWith(Number)]),
  ) as Record<Account, SQL<number | null>>;
  const [row] = await db.select({ ...sums, entries: count() }).from(ledger_entries);
  const accounts = Object.fromEntries(
    ACCOUNTS.map((account) => [account, Number(row?.[account] ?? 0)]),
  ) as Record<Account, number>;
  const { rows: drifted } = await db.execute<{ id: string }>(DRIFTED);
  return {
    accounts,
    total: Object.values(accounts).reduce((all, one) => all + one, 0),
    entries: row?.entries ?? 0,
    wallets: await db.$count(token_wallets),
    drifted: drifted.map(({ id }) => id),
  };
}

/** Logs an error when the ledger does not balance. Repairs nothing. */
export async function checkLedger(ctx: Pick<Context, 'db' | 'log'>): Promise<void> {
  const { total, drifted } = await readLedgerReconciliation(ctx.db);
  if (total !== 0 || drifted.length > 0)
    ctx.log.error({ total, drifted }, 'the token ledger does not balance');
}

const DRIFTED = sql`
  SELECT w.id FROM token_wallets w
  LEFT JOIN (
    SELECT wallet_id, count(*) AS entries, max(seq) AS last_seq, sum(daily) AS daily,
      sum(monthly) AS monthly, sum(bought) AS bought, sum(held_daily) AS held_daily,
      sum(held_monthly) AS held_monthly, sum(held_bought) AS held_bought
    FROM ledger_entries GROUP BY wallet_id
  ) e ON e.wallet_id = w.id
  LEFT JOIN (
    SELECT wallet_id, sum(daily) AS daily, sum(monthly) AS monthly, sum(bought) AS bought
    FROM token_holds GROUP BY wallet_id
  ) h ON h.wallet_id = w.id
  WHERE (w.last_seq, w.last_seq, w.daily, w.monthly, w.bought, w.held_daily, w.held_monthly, w.held_bought)
      IS DISTINCT FROM (coalesce(e.entries, 0), coalesce(e.last_seq, 0), coalesce(e.daily, 0), coalesce(e.monthly, 0),
        coalesce(e.bought, 0), coalesce(e.held_daily, 0), coalesce(e.held_monthly, 0), coalesce(e.held_bought, 0))
    OR (w.held_daily, w.held_monthly, w.held_bought)
      IS DISTINCT FROM (coalesce(h.daily, 0), coalesce(h.monthly, 0), coalesce(h.bought, 0))
  ORDER BY w.id LIMIT 100`;
