import type { Config } from '#platform/config.ts';
import type { AdminAffiliate, AdminPayout } from '../contract-admin.ts';
import type { Affiliate, Commission, Earnings, Payout } from '../contract.ts';
import type { CommissionWithState } from './commission-queries.ts';
import { affiliateLink } from './invitation.ts';
import type { PayoutWithCode, PayoutRow } from './payout-queries.ts';
import type { AffiliateRow } from './queries.ts';
import type { Totals } from './sum-queries.ts';

interface Sums {
  earnings: Earnings[];
  totals: Totals;
}

const time = (moment: Date | null): string | null => moment?.toISOString() ?? null;

function presentCommon(row: AffiliateRow, { publicUrl }: Config, { earnings, totals }: Sums) {
  const { clicks, sign_ups, conversions } = totals;
  return {
    id: row.id,
    code: row.code,
    link: affiliateLink(publicUrl, row.code),
    status: row.status,
    commission_bps: row.commission_bps,
    clicks,
    sign_ups,
    conversions,
    earnings,
    created_at: row.created_at.toISOString(),
  };
}

/** An affiliate as shown to themselves. */
export function presentAffiliate(row: AffiliateRow, config: Config, sums: Sums): Affiliate {
  const { method, account_name: name, account } = row;
  return {
    ...presentCommon(row, config, sums),
    cookie_days: config.affiliates.cookieDays,
    hold_days: config.affiliates.holdDays,
    min_payout_minor: config.affiliates.minPayout,
    payout_details: method && name !== null && account !== null ? { method, name, account } : null,
  };
}

/** An affiliate as shown to superusers, without the payout account. */
export function presentForAdmin(row: AffiliateRow, config: Config, sums: Sums): AdminAffiliate {
  return {
    ...presentCommon(row, config, sums),
    first_name: row.first_name,
    email: row.email,
    user_id: row.user_id,
    has_payout_details: row.method !== null,
    refused: sums.totals.refused,
    joined_at: time(row.joined_at),
    erased_at: time(row.erased_at),
  };
}

export function presentCommission(row: CommissionWithState): Commission {
  const { id, kind, is_first, state, net_minor, commission_bps, amount_minor, reversed_minor } =
    row;
  return {
    id,
    kind,
    is_first,
    state,
    net_minor,
    commission_bps,
    amount_minor,
    reversed_minor,
    currency: row.currency,
    approves_at: row.approves_at.toISOString(),
    created_at: row.settled_at.toISOString(),
  };
}

export function presentPayout(row: PayoutRow): Payout {
  const { id, number, status, amount_minor, currency, method, account, commissions, reference } =
    row;
  return {
    id,
    number,
    status,
    amount_minor,
    currency,
    method,
    account_end: account.slice(-4),
    commissions,
    reference,
    created_at: row.created_at.toISOString(),
    paid_at: time(row.paid_at),
  };
}

export const presentAdminPayout = (row: PayoutWithCode): AdminPayout => ({
  ...presentPayout(row),
  affiliate_id: row.affiliate_id,
  code: row.code,
});
