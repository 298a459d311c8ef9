import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Character, CharacterSummary } from '#features/characters/contract.ts';
import { api } from '#ui/api-client.ts';
import { queryClient, refreshQueries } from '#ui/query-client.ts';
import { waitFor } from '#ui/wait-for.ts';
import { MAX_LIMIT } from '#shared/pagination.ts';
import { SEARCH_LENGTH, SEARCH_LIMIT } from '../limits.ts';

export const characterQuery = (slug: string) =>
  queryOptions({
    queryKey: ['character', slug],
    queryFn: ({ signal }) => api.get('/characters/{slug}', { params: { path: { slug } }, signal }),
  });

/** Replaces the cached character by one from a response. */
export function storeCharacter(character: Character): Character {
  queryClient.setQueryData(characterQuery(character.slug).queryKey, character);
  return character;
}

/** Reloads a character that changed elsewhere. */
export const reloadCharacter = (slug: string): void =>
  void queryClient.invalidateQueries({ queryKey: characterQuery(slug).queryKey });

/** The query key prefix of all lists of characters, of every feature. */
export const CHARACTER_LISTS = ['characters'] as const;

/** Reloads the lists of characters after one was created or removed. */
export const refreshCharacterLists = (): Promise<void> => refreshQueries(CHARACTER_LISTS);

/** Removes a deleted character from the cache. An event reloads the chats, which lose theirs. */
export function removeCachedCharacter(slug: string): Promise<void> {
  queryClient.removeQueries({ queryKey: characterQuery(slug).queryKey });
  return refreshCharacterLists();
}

/** The progress of a portrait, 0 to 1, written from the user's events. */
export const portraitProgressKey = (slug: string) => ['portrait-progress', slug];

/** The polling interval of the list while a portrait is drawn. */
const PENDING_INTERVAL_MS = 5_000;

/** A character in its owner's list, including its state. */
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

/** All characters of the user. */
export const ownCharactersQuery = queryOptions({
  queryKey: [...CHARACTER_LISTS, 'own'],
  queryFn: ({ signal }) => listOwn(signal),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.some((character) => character.portrait_status === 'pending')
      ? PENDING_INTERVAL_MS
      : false,
});

/** The debounce of the search, in milliseconds. */
const SEARCH_DEBOUNCE_MS = 120;

/**
 * Characters that match `words`: debounced, and aborted when the words change. The previous result
 * stays visible while the next one loads.
 */
export function searchQuery(words: string) {
  const q = words.trim().slice(0, SEARCH_LENGTH);
  return queryOptions({
    queryKey: [...CHARACTER_LISTS, 'search', q],
    async queryFn({ signal }) {
      if (q !== '') await waitFor(SEARCH_DEBOUNCE_MS, signal);
      signal.throwIfAborted();
      const params = { query: { q, limit: SEARCH_LIMIT } };
      return (await api.get('/characters/search', { params, signal })).data;
    },
    placeholderData: keepPreviousData,
    retry: false,
    networkMode: 'always',
  });
}

/** The debounce of the picture preview, in milliseconds. */
const PREVIEW_DEBOUNCE_MS = 450;

/** A preview of the picture at the typed URL: a small version from the server. */
export const clonePreviewQuery = (url: string) =>
  queryOptions({
    queryKey: ['clone-preview', url],
    async queryFn({ signal }) {
      await waitFor(PREVIEW_DEBOUNCE_MS, signal);
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
