import { queryOptions } from '@tanstack/react-query';
import { api } from '#ui/api-client.ts';

/** The user's personas, the default first. */
export const personasQuery = queryOptions({
  queryKey: ['personas'],
  queryFn: ({ signal }) => api.get('/personas', { signal }),
});

/** The user's lorebooks, by name. */
export const lorebooksQuery = queryOptions({
  queryKey: ['lorebooks'],
  queryFn: ({ signal }) => api.get('/lorebooks', { signal }),
});

/** One lorebook with its entries, refetched for each edit. */
export const lorebookQuery = (id: string) =>
  queryOptions({
    queryKey: ['lorebook', id],
    queryFn: ({ signal }) =>
      api.get('/lorebooks/{lorebook_id}', { params: { path: { lorebook_id: id } }, signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
