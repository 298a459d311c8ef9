import { api } from '#ui/api-client.ts';
import type { CommissionState, PayoutDetails } from '../contract.ts';

const PAGE = 10;

/** The cache key of the user's own affiliate. */
export const SELF = ['affiliates', 'self'];

const pageQuery = (cursor: string | null) => ({ limit: PAGE, cursor: cursor ?? undefined });

/** Returns null when the caller is not an affiliate. */
export const readAffiliate = (signal?: AbortSignal) => api.get('/affiliate', { signal });

export const acceptInvitation = (invitation: string) =>
  api.post('/affiliate/invitation', { body: { invitation } });

/** Changes the account of future payouts; null deletes it. */
export const changePayoutDetails = (payout_details: PayoutDetails | null) =>
  api.patch('/affiliate', { body: { payout_details } });

/** Every day from `from` (UTC, as 2026-11-21) to today. */
export const readDays = (from: string, signal?: AbortSignal) =>
  api.get('/affiliate/days', { params: { query: { from } }, signal });

export const readCommissions = (
  state: CommissionState | null,
  cursor: string | null,
  signal?: AbortSignal,
) =>
  api.get('/affiliate/commissions', {
    params: { query: { ...pageQuery(cursor), state: state ?? undefined } },
    signal,
  });

export const readPayouts = (cursor: string | null, signal?: AbortSignal) =>
  api.get('/affiliate/payouts', { params: { query: pageQuery(cursor) }, signal });
