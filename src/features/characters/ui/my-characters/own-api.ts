import { useQuery } from '@tanstack/react-query';
import type { Character, CharacterSummary } from '#features/characters/contract.ts';
import { api, ApiError } from '#ui/api-client.ts';
import { queryClient } from '#ui/query-client.ts';

const LIMIT = 200;
/** While a portrait is drawn the list is read this often. */
const PENDING_INTERVAL_MS = 5_000;
const OWN_KEY = ['characters', 'own'];

/** A character in the list of its owner, who is told where it stands. */
export type OwnCharacter = CharacterSummary &
  Partial<Pick<Character, 'portrait_status' | 'publication'>>;

/** Everything that this person made, page after page. */
async function listOwn(signal: AbortSignal): Promise<OwnCharacter[]> {
  const own: OwnCharacter[] = [];
  let cursor: string | undefined;
  do {
    const query = { only_private: true, limit: LIMIT, cursor };
    const page = await api.get('/characters/', { params: { query }, signal });
    own.push(...page.data);
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  return own;
}

/** The characters this person made. */
export function useOwnCharacters() {
  return useQuery({
    queryKey: OWN_KEY,
    queryFn: ({ signal }) => listOwn(signal),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some((character) => character.portrait_status === 'pending')
        ? PENDING_INTERVAL_MS
        : false,
  });
}

/**
 * Deletes one, and has every list that showed it read anew; one that is gone already, as by another
 * tab, is deleted too. Throws the client's `ApiError`.
 */
export async function deleteOwnCharacter(slug: string): Promise<void> {
  await api.delete('/characters/{slug}', { params: { path: { slug } } }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  });
  queryClient.removeQueries({ queryKey: ['character', slug] });
  await queryClient.invalidateQueries();
}
