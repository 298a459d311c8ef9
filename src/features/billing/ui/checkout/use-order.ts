import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '#ui/api-client.ts';
import { useSession } from '#ui/session.tsx';
import type { CheckoutStatus } from '../../contract-checkout.ts';
import { orderQuery, refreshBilling } from '../queries.ts';
import { useBillingEvents } from '../use-billing-events.ts';

/** Asks after which the wait is longer than usual: a good half minute. */
const USUAL_ASKS = 20;

/** Milliseconds until an order is asked about again; false when nothing more is awaited. */
export function askAgainIn(state: CheckoutStatus['state'] | undefined, asks: number) {
  if (state === 'pending') return 10_000;
  if (state !== 'open' && state !== 'failed') return false;
  if (asks < 10) return 1_000;
  return asks < USUAL_ASKS ? 3_000 : 15_000;
}

/** An order as it stands, asked about until it is decided, and at once when an event tells of it. */
export function useOrder(orderId: string) {
  const client = useQueryClient();
  const { refresh } = useSession();
  const { queryKey, ...options } = orderQuery(orderId, askAgainIn);
  const query = useQuery({ queryKey, ...options });
  useBillingEvents(refreshBilling);
  const asks = client.getQueryState(queryKey)?.dataUpdateCount ?? 0;
  const isPaid = query.data?.state === 'paid';
  useEffect(() => {
    // The plan and the tokens that other pages show.
    if (isPaid) void refresh().catch(() => undefined);
  }, [isPaid, refresh]);
  return {
    order: query.data,
    isUnknown: query.error instanceof ApiError && [404, 422].includes(query.error.status),
    isFailed: query.isLoadingError,
    isLate: query.data?.state === 'open' && asks > USUAL_ASKS,
    retry: () => void query.refetch(),
  };
}
