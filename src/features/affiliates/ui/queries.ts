import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#ui/api-client.ts';
import type { CommissionState } from '../contract.ts';
import { firstDay, type Span } from './charts/series.ts';

const PAGE = 10;

/** The user's own affiliate; null: the user is not one. */
export const affiliateQuery = queryOptions({
  queryKey: ['affiliates', 'self'],
  queryFn: ({ signal }) => api.get('/affiliate', { signal }),
});

/** The last `span` days up to today, with their span. The previous data stays until they arrive. */
export const daysQuery = (span: Span) =>
  queryOptions({
    queryKey: ['affiliates', 'days', span],
    queryFn: async ({ signal }) => {
      const params = { query: { from: firstDay(span, new Date()) } };
      const { data: days } = await api.get('/affiliate/days', { params, signal });
      return { span, days };
    },
    placeholderData: keepPreviousData,
  });

/** Commissions, newest first; null: all states. */
export const commissionsQuery = (state: CommissionState | null) =>
  infiniteQueryOptions({
    queryKey: ['affiliates', 'commissions', state],
    queryFn: ({ pageParam, signal }) =>
      api.get('/affiliate/commissions', {
        params: {
          query: { limit: PAGE, cursor: pageParam ?? undefined, state: state ?? undefined },
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });

export const payoutsQuery = infiniteQueryOptions({
  queryKey: ['affiliates', 'payouts'],
  queryFn: ({ pageParam, signal }) =>
    api.get('/affiliate/payouts', {
      params: { query: { limit: PAGE, cursor: pageParam ?? undefined } },
      signal,
    }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next_cursor,
});
