import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import type { Context } from '#platform/context.ts';
import type { Earnings } from '../contract.ts';
import { commissionStateSql } from './commission-queries.ts';

/** All affiliates' amounts by currency, and discrepancies; an empty list means that there are none. */
export interface AffiliateReconciliation {
  money: (Earnings & { commissions: number; earned_minor: number; paid_out_minor: number })[];
  /** One sentence per discrepancy. */
  faults: string[];
}

/** Reconciles commissions and payouts with each other and with the payments. Read-only. */
export async function readAffiliateReconciliation(
  db: Db,
  now: Date,
): Promise<AffiliateReconciliation> {
  type Sums = AffiliateReconciliation['money'][number];
  const { rows } = await db.execute<Record<keyof Sums, string>>(sums(now));
  const money = rows.map(({ currency, ...row }) => ({
    currency,
    ...(Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, Number(value)]),
    ) as Omit<Sums, 'currency'>),
  }));
  const { rows: faults } = await db.execute<{ fault: string }>(FAULTS);
  const unbalanced = money.filter((one) => {
    const parts = one.pending_minor + one.approved_minor + one.paid_minor + one.reversed_minor;
    return parts !== one.earned_minor;
  });
  return {
    money,
    faults: [
      ...unbalanced.map(
        ({ currency }) => `the states of the commissions in ${currency} leave some out`,
      ),
      ...faults.map(({ fault }) => fault),
    ],
  };
}

/** Logs an error when commissions, payouts and payments do not reconcile. Repairs nothing. */
export async function checkAffiliateReconciliation(
  ctx: Pick<Context, 'db' | 'log' | 'now'>,
): Promise<void> {
  const { faults } = await readAffiliateReconciliation(ctx.db, ctx.now());
  if (faults.length > 0)
    ctx.log.error({ faults }, 'affiliate commissions, payouts and payments do not reconcile');
}

const sums = (now: Date) => sql`
  WITH taken AS (
    SELECT l.commission_id, sum(l.amount_minor) AS amount,
      coalesce(sum(l.amount_minor) FILTER (WHERE p.status = 'paid'), 0) AS paid
    FROM affiliate_payout_lines l JOIN affiliate_payouts p ON p.id = l.payout_id
    WHERE p.status <> 'cancelled' GROUP BY l.commission_id
  ), stated AS (
    SELECT affiliate_commissions.*, ${commissionStateSql(now)} AS state, amount_minor - reversed_minor AS kept,
      coalesce(taken.amount, 0) AS taken, coalesce(taken.paid, 0) AS paid
    FROM affiliate_commissions LEFT JOIN taken ON taken.commission_id = affiliate_commissions.id
  )
  SELECT currency, count(*) AS commissions, sum(amount_minor) AS earned_minor,
    coalesce(sum(kept) FILTER (WHERE state = 'pending'), 0) AS pending_minor,
    coalesce(sum(kept) FILTER (WHERE state = 'approved'), 0) AS approved_minor,
    coalesce(sum(kept) FILTER (WHERE state = 'paid'), 0) AS paid_minor,
    sum(reversed_minor) AS reversed_minor, sum(paid) AS paid_out_minor,
    coalesce(sum(kept - taken) FILTER (WHERE approves_at <= ${now.toISOString()}::timestamptz), 0) AS due_minor
  FROM stated GROUP BY currency ORDER BY currency`;

const FAULTS = sql`
  SELECT 'commission ' || c.id || ' differs from its payment' AS fault
  FROM affiliate_commissions c JOIN payments p ON p.id = c.payment_id
  WHERE c.paid_minor <> p.amount_minor OR c.returned_minor <> p.returned_minor OR c.currency <> p.currency
  UNION ALL
  SELECT 'commission ' || id || ' is not its share of the payment'
  FROM affiliate_commissions
  WHERE amount_minor <> div(net_minor::numeric * commission_bps, 10000)
    OR reversed_minor <> div(amount_minor::numeric * returned_minor, paid_minor)
  UNION ALL
  SELECT 'commission ' || c.id || ' is another affiliate’s than its sign-up'
  FROM affiliate_commissions c JOIN affiliate_referrals r ON r.id = c.referral_id
  WHERE r.affiliate_id <> c.affiliate_id OR (r.refused IS NOT NULL AND c.amount_minor <> 0)
  UNION ALL
  SELECT 'payment ' || p.receipt_number || ' of somebody whom an affiliate brought has no commission'
  FROM payments p JOIN token_wallets w ON w.id = p.wallet_id
  JOIN affiliate_referrals r ON r.user_id = w.user_id AND r.refused IS NULL
  JOIN affiliates a ON a.id = r.affiliate_id AND a.erased_at IS NULL
  LEFT JOIN affiliate_commissions c ON c.payment_id = p.id
  WHERE c.id IS NULL
  UNION ALL
  SELECT 'payout ' || p.number || ' differs from its lines'
  FROM affiliate_payouts p LEFT JOIN affiliate_payout_lines l ON l.payout_id = p.id
  GROUP BY p.id HAVING p.amount_minor <> coalesce(sum(l.amount_minor), 0) OR p.commissions <> count(l.payout_id)
  UNION ALL
  SELECT 'payout ' || p.number || ' holds a commission of another affiliate or currency'
  FROM affiliate_payouts p JOIN affiliate_payout_lines l ON l.payout_id = p.id
  JOIN affiliate_commissions c ON c.id = l.commission_id
  WHERE c.affiliate_id <> p.affiliate_id OR c.currency <> p.currency
  UNION ALL
  SELECT 'commission ' || c.id || ' was paid out more often than once'
  FROM affiliate_commissions c JOIN affiliate_payout_lines l ON l.commission_id = c.id
  JOIN affiliate_payouts p ON p.id = l.payout_id AND p.status <> 'cancelled'
  GROUP BY c.id HAVING sum(l.amount_minor) NOT BETWEEN 0 AND c.amount_minor
  UNION ALL
  SELECT 'payouts of ' || c.year || ' leave numbers out'
  FROM affiliate_payout_counters c
  WHERE c.last <> (SELECT count(*) FROM affiliate_payouts p WHERE p.number LIKE 'P-' || c.year || '-%')
  LIMIT 100`;
