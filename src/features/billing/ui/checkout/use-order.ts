import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isMissing } from '#ui/describe-error.ts';
import { hasLoadFailed } from '#ui/has-load-failed.ts';
import { useSession } from '#ui/session.tsx';
import type { CheckoutStatus } from '../../contract-checkout.ts';
import { orderQuery, refreshBilling } from '../queries.ts';
import { useBillingEvents } from '../use-billing-events.ts';

/** Polls before the interval grows, which takes about half a minute. */
const FAST_POLLS = 20;

/** Milliseconds until the next poll of an order; false when its state is final. */
export function nextPollDelay(state: CheckoutStatus['state'] | undefined, polls: number) {
  if (state === 'pending') return 10_000;
  if (state !== 'open' && state !== 'failed') return false;
  if (polls < 10) return 1_000;
  return polls < FAST_POLLS ? 3_000 : 15_000;
}

/** An order, polled until its state is final, and reloaded on billing events. */
export function useOrder(orderId: string) {
  const client = useQueryClient();
  const { refresh } = useSession();
  const { queryKey, ...options } = orderQuery(orderId, nextPollDelay);
  const query = useQuery({ queryKey, ...options });
  useBillingEvents(refreshBilling);
  const polls = client.getQueryState(queryKey)?.dataUpdateCount ?? 0;
  const isPaid = query.data?.state === 'paid';
  useEffect(() => {
    // Other pages show the plan and the tokens.
    if (isPaid) void refresh();
  }, [isPaid, refresh]);
  return {
    order: query.data,
    isFailed: isMissing(query.error) || hasLoadFailed(query),
    isLate: query.data?.state === 'open' && polls > FAST_POLLS,
    query,
  };
}
