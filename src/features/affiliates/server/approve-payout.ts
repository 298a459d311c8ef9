import { recordAudit } from '#platform/audit.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { formatMinor } from '#platform/payments/money.ts';
import { newId } from '#shared/ids.ts';
import type { AdminPayout } from '../contract-admin.ts';
import {
  findOpenPayout,
  insertPayout,
  nextPayoutNumber,
  selectOpenLines,
} from './payout-queries.ts';
import { presentAdminPayout } from './present.ts';
import { lockAffiliate } from './queries.ts';

/**
 * Approves a payout of everything due to an affiliate in one currency, less what was reversed after
 * earlier payouts. Of concurrent requests, one succeeds.
 * @throws AppError forbidden, not_found, conflict (nothing or too little is due, no payout account,
 * another payout is in progress)
 */
export async function approvePayout(
  ctx: UserContext,
  affiliateId: string,
  currency: string,
): Promise<AdminPayout> {
  if (!ctx.caller.isSuperuser) throw new AppError('forbidden');
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const affiliate = await lockAffiliate(tx, { id: affiliateId });
    if (!affiliate) throw new AppError('not_found');
    const { method, account_name, account, code } = affiliate;
    const open = await findOpenPayout(tx, affiliateId, currency);
    if (open)
      throw refusal(`Payout ${open.number} is in progress. Mark it as paid or cancel it first.`);
    const lines = await selectOpenLines(tx, { affiliateId, currency, now });
    const amount_minor = lines.reduce((sum, line) => sum + line.amount_minor, 0);
    if (amount_minor <= 0) throw refusal(`Nothing is due to ${code} in ${currency}.`);
    if (amount_minor < ctx.config.affiliates.minPayout)
      throw refusal(
        `Only ${formatMinor(amount_minor, currency)} ${currency} is due to ${code}; payouts begin at ${formatMinor(ctx.config.affiliates.minPayout, currency)} (AFFILIATE_MIN_PAYOUT).`,
      );
    if (affiliate.erased_at)
      throw refusal('This affiliate’s account was erased, so there is no payout account.');
    if (method === null || account_name === null || account === null)
      throw refusal(
        `${code} has not entered a payout account yet. They can do so in the dashboard.`,
      );
    const row = await insertPayout(
      tx,
      {
        id: newId(),
        affiliate_id: affiliateId,
        number: await nextPayoutNumber(tx, now.getUTCFullYear()),
        amount_minor,
        currency,
        method,
        account_name,
        account,
        commissions: lines.length,
        created_at: now,
      },
      lines,
    );
    await recordAudit(tx, ctx, {
      actorId: ctx.caller.id,
      action: 'payout.approved',
      subject: { type: 'payout', id: row.id },
      details: { affiliate: affiliateId, amount_minor, currency },
    });
    return presentAdminPayout({ ...row, code });
  });
}

const refusal = (detail: string) => new AppError('conflict', { detail });
