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

/** The amounts of an affiliate's commissions that are in no payout; negative: reversed after a payout. */
export async function selectOpenLines(
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

/** The next payout number of a year; the row is locked until the commit, so that there are no gaps. */
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

const LINE_BATCH = 1000;

export async function insertPayout(
  tx: Transaction,
  row: typeof affiliate_payouts.$inferInsert,
  lines: readonly PayoutLine[],
): Promise<PayoutRow> {
  const [inserted] = await tx.insert(affiliate_payouts).values(row).returning();
  for (let at = 0; at < lines.length; at += LINE_BATCH)
    await tx
      .insert(affiliate_payout_lines)
      .values(lines.slice(at, at + LINE_BATCH).map((line) => ({ ...line, payout_id: row.id })));
  return inserted!;
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

/** Ends an approved payout; returns undefined when there is none with that id. */
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

export type PayoutWithCode = PayoutRow & { code: string };
type PayoutFilter = { affiliateId?: string; status?: PayoutRow['status'] | undefined };

const whereFilter = ({ affiliateId, status }: PayoutFilter) =>
  and(
    affiliateId ? eq(affiliate_payouts.affiliate_id, affiliateId) : undefined,
    status ? eq(affiliate_payouts.status, status) : undefined,
  );

/** Payouts with their affiliates' codes, newest first. */
export async function selectPayouts(
  db: Queryable,
  filter: PayoutFilter,
  page: { limit?: number; before?: string | undefined } = {},
): Promise<PayoutWithCode[]> {
  const { limit, before } = page;
  const rows = db
    .select({ payout: affiliate_payouts, code: affiliates.code })
    .from(affiliate_payouts)
    .innerJoin(affiliates, eq(affiliates.id, affiliate_payouts.affiliate_id))
    .where(and(whereFilter(filter), before ? lt(affiliate_payouts.id, before) : undefined))
    .orderBy(desc(affiliate_payouts.id));
  const listed = await (limit === undefined ? rows : rows.limit(limit));
  return listed.map(({ payout, code }) => ({ ...payout, code }));
}

export const countPayouts = (db: Queryable, filter: PayoutFilter): Promise<number> =>
  db.$count(affiliate_payouts, whereFilter(filter));

export async function findPayout(
  db: Queryable,
  by: { id: string } | { number: string },
): Promise<PayoutWithCode | undefined> {
  const [row] = await db
    .select({ payout: affiliate_payouts, code: affiliates.code })
    .from(affiliate_payouts)
    .innerJoin(affiliates, eq(affiliates.id, affiliate_payouts.affiliate_id))
    .where('id' in by ? eq(affiliate_payouts.id, by.id) : eq(affiliate_payouts.number, by.number));
  return row && { ...row.payout, code: row.code };
}

/** An erased affiliate's payouts keep their amounts and lose their accounts. */
export async function clearPayoutAccounts(tx: Transaction, affiliateId: string): Promise<void> {
  await tx
    .update(affiliate_payouts)
    .set({ account_name: '', account: '' })
    .where(eq(affiliate_payouts.affiliate_id, affiliateId));
}
