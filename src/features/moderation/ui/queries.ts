import { queryOptions } from '@tanstack/react-query';
import { api } from '#ui/api-client.ts';

/** The user's strikes, appeals and restrictions. */
export const standingQuery = queryOptions({
  queryKey: ['standing'],
  queryFn: ({ signal }) => api.get('/users/me/standing', { signal }),
  staleTime: 0,
});
