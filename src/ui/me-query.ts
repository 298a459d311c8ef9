import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api, ApiError, askAsPerson } from './api-client.ts';
import { isStandingCode } from './standing-store.ts';
import { readToken } from './token-store.ts';

const FIRST_DELAY_MS = 800;
const LONGEST_DELAY_MS = 15_000;

/**
 * The user of the stored token. Retried until the server responds: an outage must not sign anyone
 * out, so only a 401 (for which the API client drops the token) and a restricted account end the
 * retries.
 */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => askAsPerson(() => api.get('/users/me', { signal })),
  staleTime: Infinity,
  // Without a network it is retried as soon as there is one.
  networkMode: 'offlineFirst',
  retry: (_failures, error) =>
    !(error instanceof ApiError && (error.status === 401 || isStandingCode(error.code))),
  retryDelay: (failures, error) => {
    const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0;
    return Math.max(asked, Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** failures));
  },
});

/**
 * Reads the user again, since something about them changed. Never rejects: when the server does
 * not respond, the user stays as known.
 */
export async function refreshUser(client: QueryClient): Promise<void> {
  if (!readToken()) return;
  // A read in progress may predate the change; the first one has its own retries.
  if (client.getQueryData(meQuery.queryKey))
    await client.cancelQueries({ queryKey: meQuery.queryKey });
  await client.fetchQuery({ ...meQuery, staleTime: 0, retry: false }).catch(() => undefined);
}
