import { useQuery } from '@tanstack/react-query';
import type { CharacterList } from '#features/characters/contract.ts';
import { api } from '#ui/api-client.ts';
import { queryClient } from '#ui/query-client.ts';
import type { Suggestions } from '../../contract.ts';

const MORE_CHARACTERS = 24;

/** What a prompt can be put together from; read once while the site is open. */
export function useSuggestions() {
  return useQuery(
    {
      queryKey: ['image-suggestions'],
      queryFn: ({ signal }) => api.get<Suggestions>('/generate/suggestions', { signal }),
      staleTime: Infinity,
    },
    queryClient,
  );
}

/** The public characters after those of `cursor`. Throws the client's `ApiError`. */
export const readMoreCharacters = (cursor: string) =>
  api.get<CharacterList>(
    `/characters/?limit=${MORE_CHARACTERS}&cursor=${encodeURIComponent(cursor)}`,
  );
