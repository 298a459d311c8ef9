import type { PaymentListener } from '#features/billing/server/index.ts';
import { newId } from '#shared/ids.ts';
import { commissionOf, DAY_MS, reversedOf } from '../rules.ts';
import {
  insertCommission,
  lockCommissionOf,
  lockEarningReferral,
  updateCommission,
} from './commission-queries.ts';

/** Creates a commission for each payment of a referred user, and reverses it when the payment is returned. */
export const affiliatePayments: PaymentListener = {
  async settled(tx, { config }, payment) {
    if (payment.user_id === null) return;
    const referral = await lockEarningReferral(tx, payment.user_id);
    if (!referral) return;
    const { feesBps, holdDays } = config.affiliates;
    const { id: referral_id, affiliate_id, commission_bps } = referral;
    const { payment_id, kind, is_first, amount_minor: paid_minor, currency, settled_at } = payment;
    await insertCommission(tx, {
      id: newId(),
      payment_id,
      affiliate_id,
      referral_id,
      kind,
      is_first,
      paid_minor,
      ...commissionOf(paid_minor, { feesBps, commissionBps: commission_bps }),
      commission_bps,
      currency,
      settled_at,
      approves_at: new Date(settled_at.getTime() + holdDays * DAY_MS),
    });
  },
  async returned(tx, _ctx, { payment_id, returned_minor }) {
    const commission = await lockCommissionOf(tx, payment_id);
    if (!commission) return;
    const { id, amount_minor, paid_minor } = commission;
    const reversed_minor = reversedOf(amount_minor, returned_minor, paid_minor);
    await updateCommission(tx, id, { returned_minor, reversed_minor });
  },
};
