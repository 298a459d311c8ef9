import { useQuery } from '@tanstack/react-query';
import { api } from '#ui/api-client.ts';

const MORE_CHARACTERS = 24;

/** What a prompt can be put together from; read once while the site is open. */
export function useSuggestions() {
  return useQuery({
    queryKey: ['image-suggestions'],
    queryFn: ({ signal }) => api.get('/generate/suggestions', { signal }),
    staleTime: Infinity,
  });
}

/** The public characters after those of `cursor`. Throws the client's `ApiError`. */
export const readMoreCharacters = (cursor: string) =>
  api.get('/characters/', { params: { query: { limit: MORE_CHARACTERS, cursor } } });
