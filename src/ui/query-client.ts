import { notifyManager, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError } from './api-client.ts';
import { readToken, subscribeToken } from './token-store.ts';

// An optimistic change shows in the task of its click: React would first draw a controlled input
// with its old value.
notifyManager.setScheduler(queueMicrotask);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) =>
          failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
      },
      // Without a network a call fails and is reported; it does not wait silently.
      mutations: { networkMode: 'always' },
    },
  });

/** The browser's cache of API responses. The server creates one for each page that it renders. */
export const queryClient = createQueryClient();

/**
 * Refetches the queries in view, since something changed. A first read in progress may predate the
 * change: `invalidateQueries` would wait for it, so it is canceled.
 */
export async function refreshQueries(queryKey: QueryKey, client = queryClient): Promise<void> {
  const isFirst = ({ state }: { state: { data: unknown } }) => state.data === undefined;
  await client.cancelQueries({ queryKey, predicate: isFirst });
  await client.invalidateQueries({ queryKey });
}

if (typeof window !== 'undefined') {
  let known = readToken();
  subscribeToken((token) => {
    // Signing in as somebody else, here or in another tab, leaves nothing of the one before.
    if (known && token !== known)
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' });
    known = token;
  });
}
