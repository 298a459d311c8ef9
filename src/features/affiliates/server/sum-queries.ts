import { sql } from 'drizzle-orm';
import type { Queryable } from '#db/client.ts';
import type { Earnings } from '../contract.ts';
import type { Refusal } from '../rules.ts';
import { commissionStateSql } from './commission-queries.ts';

/** An affiliate's totals other than money. */
export interface Totals {
  clicks: number;
  sign_ups: number;
  conversions: number;
  refused: { reason: Refusal; sign_ups: number }[];
}

const list = (ids: readonly string[]) => sql`ANY(${sql.param([...ids])}::uuid[])`;

/** Earnings per affiliate id; currencies in alphabetical order. */
export async function earningsOf(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, Earnings[]>> {
  const { rows } = await db.execute<Record<keyof Earnings | 'affiliate_id', string>>(sql`
    WITH taken AS (
      SELECT l.commission_id, sum(l.amount_minor) AS amount FROM affiliate_payout_lines l
      JOIN affiliate_payouts p ON p.id = l.payout_id
      WHERE p.affiliate_id = ${list(ids)} AND p.status <> 'cancelled' GROUP BY l.commission_id
    ), stated AS (
      SELECT affiliate_commissions.*, ${commissionStateSql(now)} AS state,
        amount_minor - reversed_minor AS kept, coalesce(taken.amount, 0) AS taken
      FROM affiliate_commissions LEFT JOIN taken ON taken.commission_id = affiliate_commissions.id
      WHERE affiliate_id = ${list(ids)}
    )
    SELECT affiliate_id, currency,
      coalesce(sum(kept) FILTER (WHERE state = 'pending'), 0) AS pending_minor,
      coalesce(sum(kept) FILTER (WHERE state = 'approved'), 0) AS approved_minor,
      coalesce(sum(kept) FILTER (WHERE state = 'paid'), 0) AS paid_minor,
      sum(reversed_minor) AS reversed_minor,
      coalesce(sum(kept - taken) FILTER (WHERE approves_at <= ${now.toISOString()}::timestamptz), 0) AS due_minor
    FROM stated GROUP BY affiliate_id, currency ORDER BY affiliate_id, currency`);
  const found = new Map<string, Earnings[]>(ids.map((id) => [id, []]));
  for (const row of rows)
    found.get(row.affiliate_id)!.push({
      currency: row.currency,
      pending_minor: Number(row.pending_minor),
      approved_minor: Number(row.approved_minor),
      paid_minor: Number(row.paid_minor),
      reversed_minor: Number(row.reversed_minor),
      due_minor: Number(row.due_minor),
    });
  return found;
}

/** Clicks, sign-ups and conversions per affiliate id. */
export async function totalsOf(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, Totals>> {
  type Row = Record<'id' | 'clicks' | 'sign_ups' | 'conversions' | Refusal, string>;
  const { rows } = await db.execute<Row>(sql`
    SELECT a.id, coalesce(k.clicks, 0) AS clicks, coalesce(r.sign_ups, 0) AS sign_ups,
      coalesce(r.conversions, 0) AS conversions, coalesce(r.same_user, 0) AS same_user,
      coalesce(r.same_email, 0) AS same_email, coalesce(r.same_address, 0) AS same_address
    FROM affiliates a
    LEFT JOIN (
      SELECT affiliate_id, sum(clicks) AS clicks FROM affiliate_clicks
      WHERE affiliate_id = ${list(ids)} GROUP BY affiliate_id
    ) k ON k.affiliate_id = a.id
    LEFT JOIN (
      SELECT affiliate_id, count(*) FILTER (WHERE refused IS NULL) AS sign_ups,
        count(*) FILTER (WHERE refused IS NULL AND EXISTS (
          SELECT FROM affiliate_commissions c WHERE c.referral_id = affiliate_referrals.id)) AS conversions,
        count(*) FILTER (WHERE refused = 'same_user') AS same_user,
        count(*) FILTER (WHERE refused = 'same_email') AS same_email,
        count(*) FILTER (WHERE refused = 'same_address') AS same_address
      FROM affiliate_referrals WHERE affiliate_id = ${list(ids)} GROUP BY affiliate_id
    ) r ON r.affiliate_id = a.id
    WHERE a.id = ${list(ids)}`);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        clicks: Number(row.clicks),
        sign_ups: Number(row.sign_ups),
        conversions: Number(row.conversions),
        refused: (['same_user', 'same_email', 'same_address'] as const)
          .map((reason) => ({ reason, sign_ups: Number(row[reason]) }))
          .filter((one) => one.sign_ups > 0),
      },
    ]),
  );
}

interface Span {
  /** UTC days, both inclusive. */
  from: string;
  to: string;
}

const utc = (column: string) => sql.raw(`(${column} AT TIME ZONE 'UTC')::date`);
const within = (column: string, { from, to }: Span) =>
  sql`${utc(column)} BETWEEN ${from}::date AND ${to}::date`;

/** An affiliate's sign-ups and first payments per day. */
export async function selectReferralsByDay(db: Queryable, affiliateId: string, span: Span) {
  const { rows } = await db.execute<{ day: string; sign_ups: string; conversions: string }>(sql`
    SELECT day::text AS day, sum(sign_ups) AS sign_ups, sum(conversions) AS conversions FROM (
      SELECT ${utc('created_at')} AS day, 1 AS sign_ups, 0 AS conversions
      FROM affiliate_referrals
      WHERE affiliate_id = ${affiliateId} AND refused IS NULL AND ${within('created_at', span)}
      UNION ALL
      SELECT ${utc('first_at')}, 0, 1 FROM (
        SELECT min(c.settled_at) AS first_at FROM affiliate_commissions c
        JOIN affiliate_referrals r ON r.id = c.referral_id AND r.refused IS NULL
        WHERE c.affiliate_id = ${affiliateId} GROUP BY c.referral_id
      ) firsts WHERE ${within('first_at', span)}
    ) people GROUP BY day`);
  return rows.map((row) => ({
    day: row.day,
    sign_ups: Number(row.sign_ups),
    conversions: Number(row.conversions),
  }));
}

/** Commissions per day of the payment, less their reversed part. */
export async function selectEarningsByDay(db: Queryable, affiliateId: string, span: Span) {
  const { rows } = await db.execute<{ day: string; currency: string; amount: string }>(sql`
    SELECT ${utc('settled_at')}::text AS day, currency, sum(amount_minor - reversed_minor) AS amount
    FROM affiliate_commissions
    WHERE affiliate_id = ${affiliateId} AND ${within('settled_at', span)}
    GROUP BY 1, currency HAVING sum(amount_minor - reversed_minor) <> 0 ORDER BY 1, currency`);
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}
