import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#ui/api-client.ts';
import { queryClient } from '#ui/query-client.ts';
import type { CheckoutStatus } from '../contract-checkout.ts';

const LEDGER_PAGE = 20;
const RECEIPTS_PAGE = 20;

/** Reloads all billing data after an event. */
export const refreshBilling = (): void =>
  void queryClient.invalidateQueries({ queryKey: ['billing'] });

/** The token history, newest first. */
export const ledgerQuery = infiniteQueryOptions({
  queryKey: ['billing', 'ledger'],
  queryFn: ({ pageParam, signal }) =>
    api.get('/billing/ledger', {
      params: { query: { limit: LEDGER_PAGE, cursor: pageParam ?? undefined } },
      signal,
    }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next_cursor,
  // The history must include tokens spent elsewhere a moment ago.
  staleTime: 0,
});

export const balanceQuery = queryOptions({
  queryKey: ['billing', 'balance'],
  queryFn: async ({ signal }) =>
    (await api.get('/billing/ledger', { params: { query: { limit: 1 } }, signal })).balance,
});

export const subscriptionQuery = queryOptions({
  queryKey: ['billing', 'subscription'],
  queryFn: ({ signal }) => api.get('/billing/subscription', { signal }),
});

/**
 * An order with polling. `pollDelay` returns the milliseconds until the next poll from the state and the
 * number of polls; false when the state is final.
 */
export const orderQuery = (
  orderId: string,
  pollDelay: (state: CheckoutStatus['state'] | undefined, polls: number) => number | false,
) =>
  queryOptions({
    queryKey: ['billing', 'order', orderId],
    queryFn: ({ signal }) =>
      api.get('/billing/checkout/{id}', { params: { path: { id: orderId } }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => pollDelay(state.data?.state, state.dataUpdateCount),
  });

export const receiptsQuery = infiniteQueryOptions({
  queryKey: ['billing', 'receipts'],
  queryFn: ({ pageParam, signal }) =>
    api.get('/billing/receipts', {
      params: { query: { skip: pageParam, limit: RECEIPTS_PAGE } },
      signal,
    }),
  initialPageParam: 0,
  getNextPageParam: ({ data, count }, _pages, skip) =>
    data.length > 0 && skip + data.length < count ? skip + data.length : undefined,
});

export const receiptQuery = (id: string) =>
  queryOptions({
    queryKey: ['billing', 'receipt', id],
    queryFn: ({ signal }) =>
      api.get('/billing/receipts/{id}', { params: { path: { id } }, signal }),
  });
