import { queryOptions } from '@tanstack/react-query';
import { api } from '#ui/api-client.ts';

/** The user's open call, here or on another page. */
export const currentCallQuery = queryOptions({
  queryKey: ['calls', 'current'],
  queryFn: async ({ signal }) => (await api.get('/calls/current', { signal })).call,
  staleTime: 0,
});
