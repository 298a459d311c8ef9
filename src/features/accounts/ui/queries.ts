import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#ui/api-client.ts';
import { queryClient } from '#ui/query-client.ts';
import type { DataExport } from '../contract-profile.ts';
import { ATTEMPT_LIFETIME_MS } from '../rules.ts';

/** A page left open asks for another sign-in attempt before this one grows old. */
const REUSE_MS = ATTEMPT_LIFETIME_MS / 3;

/** The ways to sign in, with this browser's open attempt. */
export const providersQuery = queryOptions({
  queryKey: ['login', 'providers'],
  queryFn: async () => (await api.get('/login/providers')).providers,
  staleTime: REUSE_MS,
  // Each answer is an attempt that takes the place of the one before: none is begun unasked.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
  networkMode: 'always',
});

/**
 * An attempt that was used is not offered again. A page that still shows the providers asks for
 * another one, also in place of a request on its way, whose answer may be the used attempt.
 */
export const forgetProviders = (): void =>
  void queryClient.invalidateQueries({ queryKey: providersQuery.queryKey });

/** The accounts at providers that are linked to this one. */
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

/** Where no events come, the state of an export is asked for this often. */
const ASK_EVERY_MS = 5_000;

export const isUnderWay = (state: DataExport | undefined): boolean =>
  state?.status === 'queued' || state?.status === 'running';

/** How the copy of one's data stands. */
export const exportQuery = queryOptions({
  queryKey: ['profile', 'export'],
  queryFn: ({ signal }) =>
    api.get('/users/me/export', { params: { query: { start: 'false' } }, signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (isUnderWay(state.data) ? ASK_EVERY_MS : false),
});

const PICTURES_PAGE = 60;

/** The images that this person made, for the choice of a profile picture. */
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
