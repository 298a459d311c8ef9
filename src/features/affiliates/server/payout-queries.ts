import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#db/client.ts';
import {
  affiliate_payout_counters,
  affiliate_payout_lines,
  affiliate_payouts,
  affiliates,
} from '#db/schema/index.ts';
import { found } from '#platform/errors.ts';

export type PayoutRow = typeof affiliate_payouts.$inferSelect;

export interface PayoutLine {
  commission_id: string;
  amount_minor: number;
}

/** What of an affiliate's commissions no payout holds yet; negative: it went back after one. */
export async function openLines(
  db: Queryable,
  { affiliateId, currency, now }: { affiliateId: string; currency: string; now: Date },
): Promise<PayoutLine[]> {
  const { rows } = await db.execute<{ commission_id: string; amount: string }>(sql`
    SELECT c.id AS commission_id, c.amount_minor - c.reversed_minor - coalesce(taken.amount, 0) AS amount
    FROM affiliate_commissions c
    LEFT JOIN (
      SELECT l.commission_id, sum(l.amount_minor) AS amount FROM affiliate_payout_lines l
      JOIN affiliate_payouts p ON p.id = l.payout_id
      WHERE p.affiliate_id = ${affiliateId} AND p.status <> 'cancelled' GROUP BY l.commission_id
    ) taken ON taken.commission_id = c.id
    WHERE c.affiliate_id = ${affiliateId} AND c.currency = ${currency}
      AND c.approves_at <= ${now.toISOString()}::timestamptz
      AND c.amount_minor - c.reversed_minor <> coalesce(taken.amount, 0)
    ORDER BY c.id`);
  return rows.map((row) => ({
    commission_id: row.commission_id,
    amount_minor: Number(row.amount),
  }));
}

/** The next number of a year's payouts; the row is locked until the commit, so that none is left out. */
export async function nextPayoutNumber(tx: Transaction, year: number): Promise<string> {
  const [row] = await tx
    .insert(affiliate_payout_counters)
    .values({ year, last: 1 })
    .onConflictDoUpdate({
      target: affiliate_payout_counters.year,
      set: { last: sql`${affiliate_payout_counters.last} + 1` },
    })
    .returning({ last: affiliate_payout_counters.last });
  return `P-${year}-${String(found(row).last).padStart(6, '0')}`;
}

const LINES_AT_ONCE = 1000;

export async function insertPayout(
  tx: Transaction,
  row: typeof affiliate_payouts.$inferInsert,
  lines: readonly PayoutLine[],
): Promise<PayoutRow> {
  const [made] = await tx.insert(affiliate_payouts).values(row).returning();
  for (let at = 0; at < lines.length; at += LINES_AT_ONCE)
    await tx
      .insert(affiliate_payout_lines)
      .values(lines.slice(at, at + LINES_AT_ONCE).map((line) => ({ ...line, payout_id: row.id })));
  return made!;
}

export async function findOpenPayout(
  db: Queryable,
  affiliateId: string,
  currency: string,
): Promise<PayoutRow | undefined> {
  const [row] = await db
    .select()
    .from(affiliate_payouts)
    .where(
      and(
        eq(affiliate_payouts.affiliate_id, affiliateId),
        eq(affiliate_payouts.currency, currency),
        eq(affiliate_payouts.status, 'approved'),
      ),
    );
  return row;
}

/** Ends a payout that is approved; undefined when none of that id is. */
export async function endPayout(
  tx: Transaction,
  id: string,
  change: Partial<typeof affiliate_payouts.$inferInsert>,
): Promise<PayoutRow | undefined> {
  const [row] = await tx
    .update(affiliate_payouts)
    .set(change)
    .where(and(eq(affiliate_payouts.id, id), eq(affiliate_payouts.status, 'approved')))
    .returning();
  return row;
}

export type CodedPayout = PayoutRow & { code: string };
type Wanted = { affiliateId?: string; status?: PayoutRow['status'] | undefined };

const whereWanted = ({ affiliateId, status }: Wanted) =>
  and(
    affiliateId ? eq(affiliate_payouts.affiliate_id, affiliateId) : undefined,
    status ? eq(affiliate_payouts.status, status) : undefined,
  );

/** Payouts with their affiliates' codes, the newest first. */
export async function selectPayouts(
  db: Queryable,
  wanted: Wanted,
  page: { limit?: number; before?: string | undefined } = {},
): Promise<CodedPayout[]> {
  const { limit, before } = page;
  const rows = db
    .select({ payout: affiliate_payouts, code: affiliates.code })
    .from(affiliate_payouts)
    .innerJoin(affiliates, eq(affiliates.id, affiliate_payouts.affiliate_id))
    .where(and(whereWanted(wanted), before ? lt(affiliate_payouts.id, before) : undefined))
    .orderBy(desc(affiliate_payouts.id));
  const listed = await (limit === undefined ? rows : rows.limit(limit));
  return listed.map(({ payout, code }) => ({ ...payout, code }));
}

export const countPayouts = (db: Queryable, wanted: Wanted): Promise<number> =>
  db.$count(affiliate_payouts, whereWanted(wanted));

export async function findPayout(
  db: Queryable,
  by: { id: string } | { number: string },
): Promise<CodedPayout | undefined> {
  const [row] = await db
    .select({ payout: affiliate_payouts, code: affiliates.code })
    .from(affiliate_payouts)
    .innerJoin(affiliates, eq(affiliates.id, affiliate_payouts.affiliate_id))
    .where('id' in by ? eq(affiliate_payouts.id, by.id) : eq(affiliate_payouts.number, by.number));
  return row && { ...row.payout, code: row.code };
}

/** An erased affiliate's payouts keep their sums, and not where they went. */
export async function forgetAccounts(tx: Transaction, affiliateId: string): Promise<void> {
  await tx
    .update(affiliate_payouts)
    .set({ account_name: '', account: '' })
    .where(eq(affiliate_payouts.affiliate_id, affiliateId));
}
