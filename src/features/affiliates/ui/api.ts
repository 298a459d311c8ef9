import { api } from '#ui/api-client.ts';
import type {
  Affiliate,
  AffiliateDays,
  CommissionList,
  CommissionState,
  PayoutDetails,
  PayoutList,
} from '../contract.ts';

const PAGE = 10;

/** Where the cache keeps the affiliate that someone is. */
export const SELF = ['affiliates', 'self'];

const abortable = (signal?: AbortSignal) => (signal ? { signal } : {});

const pageQuery = (cursor: string | null, more: Record<string, string> = {}) =>
  new URLSearchParams({ limit: String(PAGE), ...more, ...(cursor ? { cursor } : {}) });

/** Null: the caller is no affiliate. */
export const readAffiliate = (signal?: AbortSignal) =>
  api.get<Affiliate | null>('/affiliate', abortable(signal));

export const acceptInvitation = (invitation: string) =>
  api.post<Affiliate>('/affiliate/invitation', { invitation });

/** Where the money goes from now on; null takes it away. */
export const changePayoutDetails = (payout_details: PayoutDetails | null) =>
  api.patch<Affiliate>('/affiliate', { payout_details });

/** Every day from `from` (UTC, as 2026-11-21) to today. */
export const readDays = (from: string, signal?: AbortSignal) =>
  api.get<AffiliateDays>(`/affiliate/days?from=${from}`, abortable(signal));

export const readCommissions = (
  state: CommissionState | null,
  cursor: string | null,
  signal?: AbortSignal,
) =>
  api.get<CommissionList>(
    `/affiliate/commissions?${pageQuery(cursor, state ? { state } : {})}`,
    abortable(signal),
  );

export const readPayouts = (cursor: string | null, signal?: AbortSignal) =>
  api.get<PayoutList>(`/affiliate/payouts?${pageQuery(cursor)}`, abortable(signal));
