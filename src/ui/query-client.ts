import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-client.ts';
import { readToken, subscribeToken } from './token-store.ts';

/** One cache for the pages that use TanStack Query; it is emptied when someone signs out. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) =>
        failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
    },
  },
});

if (typeof window !== 'undefined') {
  let known = readToken();
  subscribeToken((token) => {
    // Signing in as somebody else, here or in another tab, leaves nothing of the one before.
    if (known && token !== known) queryClient.clear();
    known = token;
  });
}
