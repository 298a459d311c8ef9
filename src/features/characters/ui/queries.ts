import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Character, CharacterSummary } from '#features/characters/contract.ts';
import { api } from '#ui/api-client.ts';
import { queryClient } from '#ui/query-client.ts';
import { waitFor } from '#ui/wait-for.ts';
import { MAX_LIMIT } from '#shared/pagination.ts';
import { SEARCH_LENGTH, SEARCH_LIMIT } from '../limits.ts';

export const characterQuery = (slug: string) =>
  queryOptions({
    queryKey: ['character', slug],
    queryFn: ({ signal }) => api.get('/characters/{slug}', { params: { path: { slug } }, signal }),
  });

/** Puts a character that a call answered in the place of the one that is shown. */
export function storeCharacter(character: Character): Character {
  queryClient.setQueryData(characterQuery(character.slug).queryKey, character);
  return character;
}

/** Reads a character anew that changed elsewhere. */
export const reloadCharacter = (slug: string): void =>
  void queryClient.invalidateQueries({ queryKey: characterQuery(slug).queryKey });

/** A deleted character: every list that showed it is read anew. */
export function forgetCharacter(slug: string): Promise<void> {
  queryClient.removeQueries({ queryKey: characterQuery(slug).queryKey });
  return queryClient.invalidateQueries();
}

/** How far a portrait on its way is, 0 to 1; the person's events write it. */
export const portraitProgressKey = (slug: string) => ['portrait-progress', slug];

/** While a portrait is drawn the list is read this often. */
const PENDING_INTERVAL_MS = 5_000;

/** A character in the list of its owner, who is told where it stands. */
export type OwnCharacter = CharacterSummary &
  Partial<Pick<Character, 'portrait_status' | 'publication'>>;

async function listOwn(signal: AbortSignal): Promise<OwnCharacter[]> {
  const own: OwnCharacter[] = [];
  let cursor: string | undefined;
  do {
    const query = { only_private: true, limit: MAX_LIMIT, cursor };
    const page = await api.get('/characters/', { params: { query }, signal });
    own.push(...page.data);
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  return own;
}

/** Everything that this person made. */
export const ownCharactersQuery = queryOptions({
  queryKey: ['characters', 'own'],
  queryFn: ({ signal }) => listOwn(signal),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.some((character) => character.portrait_status === 'pending')
      ? PENDING_INTERVAL_MS
      : false,
});

/** Milliseconds without a key before the words are sent. */
const SEARCH_PAUSE = 120;

/**
 * Characters for `words`: asked after a pause, and the asking taken back when the words change. The last
 * answer stays while the next one is on its way.
 */
export function searchQuery(words: string) {
  const q = words.trim().slice(0, SEARCH_LENGTH);
  return queryOptions({
    queryKey: ['characters', 'search', q],
    async queryFn({ signal }) {
      if (q !== '') await waitFor(SEARCH_PAUSE, signal);
      signal.throwIfAborted();
      const params = { query: { q, limit: SEARCH_LIMIT } };
      return (await api.get('/characters/search', { params, signal })).data;
    },
    placeholderData: keepPreviousData,
    retry: false,
    networkMode: 'always',
  });
}

/** Milliseconds without typing after which a picture's address is asked for. */
const PREVIEW_PAUSE = 450;

/** The picture behind an address that is being typed: a small rendition that the server makes. */
export const clonePreviewQuery = (url: string) =>
  queryOptions({
    queryKey: ['clone-preview', url],
    async queryFn({ signal }) {
      await waitFor(PREVIEW_PAUSE, signal);
      signal.throwIfAborted();
      const params = { query: { url } };
      return (await api.download('/characters/clone-preview', { params, signal })).blob;
    },
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
    retry: false,
    networkMode: 'always',
  });
