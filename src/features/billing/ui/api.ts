import { api } from '#ui/api-client.ts';
import type {
  ChangePlan,
  CheckoutRequest,
  CheckoutStarted,
  CheckoutStatus,
  ReceiptDetails,
  Receipts,
  Subscription,
} from '../contract-checkout.ts';
import type { Ledger } from '../contract.ts';

const LEDGER_PAGE = 20;
export const RECEIPTS_PAGE = 20;

const abortable = (signal?: AbortSignal) => (signal ? { signal } : {});

/** One page of the caller's token history, the newest first. */
export function readLedger(cursor: string | null, signal?: AbortSignal): Promise<Ledger> {
  const query = new URLSearchParams({ limit: String(LEDGER_PAGE), ...(cursor ? { cursor } : {}) });
  return api.get<Ledger>(`/billing/ledger?${query}`, abortable(signal));
}

export const startCheckout = (wish: CheckoutRequest, idempotencyKey: string) =>
  api.post<CheckoutStarted>('/billing/checkout', wish, { idempotencyKey });

export const readCheckout = (orderId: string, signal?: AbortSignal) =>
  api.get<CheckoutStatus>(`/billing/checkout/${encodeURIComponent(orderId)}`, abortable(signal));

export const readSubscription = (signal?: AbortSignal) =>
  api.get<Subscription>('/billing/subscription', abortable(signal));

export const cancelSubscription = () => api.post<Subscription>('/billing/subscription/cancel');

export const resumeSubscription = () => api.post<Subscription>('/billing/subscription/resume');

export const changePlan = (change: ChangePlan) =>
  api.post<Subscription>('/billing/subscription/change', change);

export const readReceipts = (skip: number, signal?: AbortSignal) =>
  api.get<Receipts>(`/billing/receipts?skip=${skip}&limit=${RECEIPTS_PAGE}`, abortable(signal));

export const readReceipt = (id: string, signal?: AbortSignal) =>
  api.get<ReceiptDetails>(`/billing/receipts/${encodeURIComponent(id)}`, abortable(signal));
