import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#db/client.ts';
import { affiliate_commissions, affiliate_referrals, affiliates } from '#db/schema/index.ts';
import type { CommissionState } from '../contract.ts';
import type { Refusal } from '../rules.ts';

export type ReferralRow = typeof affiliate_referrals.$inferSelect;
type CommissionRow = typeof affiliate_commissions.$inferSelect;
export type CommissionWithState = CommissionRow & { state: CommissionState };

/** Stores one referral per user; a second one has no effect. */
export async function insertReferral(
  tx: Transaction,
  row: typeof affiliate_referrals.$inferInsert,
): Promise<void> {
  await tx
    .insert(affiliate_referrals)
    .values(row)
    .onConflictDoNothing({ target: affiliate_referrals.user_id });
}

export async function findReferral(
  db: Queryable,
  userId: string,
): Promise<{ referral: ReferralRow; code: string } | undefined> {
  const [row] = await db
    .select({ referral: affiliate_referrals, code: affiliates.code })
    .from(affiliate_referrals)
    .innerJoin(affiliates, eq(affiliates.id, affiliate_referrals.affiliate_id))
    .where(eq(affiliate_referrals.user_id, userId));
  return row;
}

/** Locks the payer's referral against a concurrent refusal, and returns it with the affiliate's current rate. */
export async function lockEarningReferral(tx: Transaction, userId: string) {
  const [row] = await tx
    .select({
      id: affiliate_referrals.id,
      affiliate_id: affiliates.id,
      commission_bps: affiliates.commission_bps,
    })
    .from(affiliate_referrals)
    .innerJoin(affiliates, eq(affiliates.id, affiliate_referrals.affiliate_id))
    .where(
      and(
        eq(affiliate_referrals.user_id, userId),
        isNull(affiliate_referrals.refused),
        isNull(affiliates.erased_at),
      ),
    )
    .for('share', { of: affiliate_referrals });
  return row;
}

/** Refuses a referral and voids its commissions, none of which can have been paid out yet. */
export async function refuseReferral(
  tx: Transaction,
  key: { affiliate_id: string; user_id: string },
  refused: Refusal,
): Promise<void> {
  const [referral] = await tx
    .update(affiliate_referrals)
    .set({ refused })
    .where(
      and(
        eq(affiliate_referrals.affiliate_id, key.affiliate_id),
        eq(affiliate_referrals.user_id, key.user_id),
        isNull(affiliate_referrals.refused),
      ),
    )
    .returning({ id: affiliate_referrals.id });
  if (referral)
    await tx
      .update(affiliate_commissions)
      .set({ commission_bps: 0, amount_minor: 0, reversed_minor: 0 })
      .where(eq(affiliate_commissions.referral_id, referral.id));
}

/** Stores one commission per payment. */
export async function insertCommission(
  tx: Transaction,
  row: typeof affiliate_commissions.$inferInsert,
): Promise<void> {
  await tx
    .insert(affiliate_commissions)
    .values(row)
    .onConflictDoNothing({ target: affiliate_commissions.payment_id });
}

export async function lockCommissionOf(
  tx: Transaction,
  paymentId: string,
): Promise<CommissionRow | undefined> {
  const [row] = await tx
    .select()
    .from(affiliate_commissions)
    .where(eq(affiliate_commissions.payment_id, paymentId))
    .for('no key update');
  return row;
}

export async function updateCommission(
  tx: Transaction,
  id: string,
  change: Pick<CommissionRow, 'returned_minor' | 'reversed_minor'>,
): Promise<void> {
  await tx.update(affiliate_commissions).set(change).where(eq(affiliate_commissions.id, id));
}

// Columns are spelled out, because drizzle omits their table inside a subquery.
const PAID_OUT = sql`(SELECT sum(l.amount_minor) FROM affiliate_payout_lines l
  JOIN affiliate_payouts p ON p.id = l.payout_id
  WHERE l.commission_id = affiliate_commissions.id AND p.status = 'paid')`;

/** Fully returned, or paid out, or past its holding period: in that order. */
export const commissionStateSql = (now: Date) => sql<CommissionState>`CASE
  WHEN affiliate_commissions.returned_minor >= affiliate_commissions.paid_minor THEN 'reversed'
  WHEN ${PAID_OUT} > 0 THEN 'paid'
  WHEN affiliate_commissions.approves_at <= ${now.toISOString()}::timestamptz THEN 'approved'
  ELSE 'pending' END`;

const ofState = (affiliateId: string, state: CommissionState | undefined, now: Date) =>
  and(
    eq(affiliate_commissions.affiliate_id, affiliateId),
    state ? sql`${commissionStateSql(now)} = ${state}` : undefined,
  );

/** An affiliate's commissions, newest first. */
export async function selectCommissions(
  db: Queryable,
  affiliateId: string,
  {
    state,
    now,
    limit,
    before,
  }: { state?: CommissionState | undefined; now: Date; limit: number; before: string | undefined },
): Promise<CommissionWithState[]> {
  const rows = await db
    .select({ commission: affiliate_commissions, state: commissionStateSql(now) })
    .from(affiliate_commissions)
    .where(
      and(
        ofState(affiliateId, state, now),
        before ? lt(affiliate_commissions.id, before) : undefined,
      ),
    )
    .orderBy(desc(affiliate_commissions.id))
    .limit(limit);
  return rows.map((row) => ({ ...row.commission, state: row.state }));
}

export const countCommissions = (
  db: Queryable,
  affiliateId: string,
  state: CommissionState | undefined,
  now: Date,
): Promise<number> => db.$count(affiliate_commissions, ofState(affiliateId, state, now));
