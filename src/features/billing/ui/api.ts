import { api } from '#ui/api-client.ts';
import type { Ledger } from '../contract.ts';

const LEDGER_PAGE = 20;

/** One page of the caller's token history, the newest first. */
export function readLedger(cursor: string | null, signal?: AbortSignal): Promise<Ledger> {
  const query = new URLSearchParams({ limit: String(LEDGER_PAGE), ...(cursor ? { cursor } : {}) });
  return api.get<Ledger>(`/billing/ledger?${query}`, signal ? { signal } : {});
}
