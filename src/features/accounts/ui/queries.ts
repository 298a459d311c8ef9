import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#ui/api-client.ts';
import { queryClient } from '#ui/query-client.ts';
import type { DataExport } from '../contract-profile.ts';
import { ATTEMPT_LIFETIME_MS } from '../rules.ts';

/** An open page requests a new sign-in attempt before the current one expires. */
const REUSE_MS = ATTEMPT_LIFETIME_MS / 3;

/** The offered providers, with this browser's open attempt. */
export const providersQuery = queryOptions({
  queryKey: ['login', 'providers'],
  queryFn: async () => (await api.get('/login/providers')).providers,
  staleTime: REUSE_MS,
  // Each response replaces the previous attempt, so nothing refetches automatically.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
  networkMode: 'always',
});

/**
 * Discards a used attempt. A page that still shows the providers refetches, even when a request is
 * pending, because its response may be the used attempt.
 */
export const refreshProviders = (): void =>
  void queryClient.invalidateQueries({ queryKey: providersQuery.queryKey });

/** The linked provider accounts. */
export const identitiesQuery = queryOptions({
  queryKey: ['profile', 'identities'],
  queryFn: ({ signal }) => api.get('/users/me/identities', { signal }),
});

export const sessionsQuery = queryOptions({
  queryKey: ['profile', 'sessions'],
  queryFn: ({ signal }) => api.get('/users/me/sessions', { signal }),
  staleTime: 0,
});

const EVENTS_PAGE = 8;

export const securityEventsQuery = infiniteQueryOptions({
  queryKey: ['profile', 'security-events'],
  queryFn: ({ pageParam, signal }) =>
    api.get('/users/me/security-events', {
      params: { query: { limit: EVENTS_PAGE, cursor: pageParam ?? undefined } },
      signal,
    }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next_cursor,
  staleTime: 0,
});

/** Polling interval for an export's status, in case events do not arrive. */
const POLL_INTERVAL_MS = 5_000;

export const isInProgress = (state: DataExport | undefined): boolean =>
  state?.status === 'queued' || state?.status === 'running';

/** The status of the data export. */
export const exportQuery = queryOptions({
  queryKey: ['profile', 'export'],
  queryFn: ({ signal }) =>
    api.get('/users/me/export', { params: { query: { start: 'false' } }, signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (isInProgress(state.data) ? POLL_INTERVAL_MS : false),
});

const PICTURES_PAGE = 60;

/** The user's generated images, to choose a profile picture from. */
export const ownPicturesQuery = infiniteQueryOptions({
  queryKey: ['profile', 'pictures'],
  queryFn: ({ pageParam, signal }) =>
    api.get('/generate/', {
      params: { query: { limit: PICTURES_PAGE, cursor: pageParam ?? undefined } },
      signal,
    }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next_cursor,
  staleTime: 0,
});
