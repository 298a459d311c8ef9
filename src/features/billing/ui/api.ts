import { api, withKey } from '#ui/api-client.ts';
import type { ChangePlan, CheckoutRequest } from '../contract-checkout.ts';

const LEDGER_PAGE = 20;
export const RECEIPTS_PAGE = 20;

/** One page of the caller's token history, newest first. */
export const readLedger = (cursor: string | null, signal?: AbortSignal) =>
  api.get('/billing/ledger', {
    params: { query: { limit: LEDGER_PAGE, cursor: cursor ?? undefined } },
    signal,
  });

export const startCheckout = (request: CheckoutRequest, idempotencyKey: string) =>
  api.post('/billing/checkout', { params: withKey(idempotencyKey), body: request });

export const readCheckout = (orderId: string, signal?: AbortSignal) =>
  api.get('/billing/checkout/{id}', { params: { path: { id: orderId } }, signal });

export const readSubscription = (signal?: AbortSignal) =>
  api.get('/billing/subscription', { signal });

export const cancelSubscription = () => api.post('/billing/subscription/cancel');

export const resumeSubscription = () => api.post('/billing/subscription/resume');

export const changePlan = (change: ChangePlan) =>
  api.post('/billing/subscription/change', { body: change });

export const readReceipts = (skip: number, signal?: AbortSignal) =>
  api.get('/billing/receipts', { params: { query: { skip, limit: RECEIPTS_PAGE } }, signal });

export const readReceipt = (id: string, signal?: AbortSignal) =>
  api.get('/billing/receipts/{id}', { params: { path: { id } }, signal });
