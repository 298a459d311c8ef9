import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { CHARACTER_LISTS } from '#features/characters/ui/queries.ts';
import { api } from '#ui/api-client.ts';
import { queryClient } from '#ui/query-client.ts';
import { ChatSession } from './chat-session.ts';

const LIST_LIMIT = 50;
const PICKER_LIMIT = 48;
/** The number of messages that are loaded when a chat is opened or reloaded. */
export const HISTORY_LIMIT = 100;

/** A chat that was left stays cached this long and resumes on return. */
const CACHE_MS = 30 * 60_000;

/** All chats, newest first. Events and the open chat update it. */
export const chatsQuery = chatsIn('chats', 'false');
/** The archived chats, newest first. */
export const archiveQuery = chatsIn('archive', 'true');

function chatsIn(key: 'chats' | 'archive', archived: 'true' | 'false') {
  return infiniteQueryOptions({
    queryKey: [key],
    queryFn: ({ pageParam, signal }) =>
      api.get('/chat/', {
        params: { query: { limit: LIST_LIMIT, cursor: pageParam ?? undefined, archived } },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    // No events arrived for this page while another one was shown.
    refetchOnMount: 'always',
  });
}

const OPENED = ['opened-chat'] as const;

/**
 * A chat with a character as a session that its reducer updates: the given one, otherwise the most
 * recently used one, which is created when there is none. A chat has one session.
 */
export const openedChatQuery = (slug: string, chatId: string | null) =>
  queryOptions({
    queryKey: [...OPENED, slug, chatId],
    queryFn: async ({ signal }) => {
      const query = { limit: HISTORY_LIMIT };
      const chat = await (chatId === null
        ? api.get('/chat/character/{slug}', { params: { path: { slug }, query }, signal })
        : api.get('/chat/{chat_id}', { params: { path: { chat_id: chatId }, query }, signal }));
      const session = findChat(chat.id);
      session?.dispatch({ type: 'loaded', chat });
      return session ?? new ChatSession(chat);
    },
    // Its stream keeps it current; a refetch would create another session.
    staleTime: 'static',
    gcTime: CACHE_MS,
    structuralSharing: false,
    retry: false,
    networkMode: 'always',
  });

/** The cached session of a chat, if there is one. */
export const findChat = (chatId: string): ChatSession | undefined =>
  queryClient
    .getQueriesData<ChatSession>({ queryKey: OPENED })
    .find(([, session]) => session?.id === chatId)?.[1];

/**
 * Forgets which chat a character's address opens, unless it is this one, because another was just
 * used.
 */
export function forgetLatest(slug: string, chatId: string): void {
  const { queryKey } = openedChatQuery(slug, null);
  const latest = queryClient.getQueryData<ChatSession>(queryKey);
  if (latest && latest.id !== chatId) queryClient.removeQueries({ queryKey, exact: true });
}

/** Removes a chat from the cache, so that the next visit loads it from the server. */
export const forgetChat = (chatId: string): void =>
  queryClient.removeQueries({
    queryKey: OPENED,
    predicate: ({ state }) => (state.data as ChatSession | undefined)?.id === chatId,
  });

/** The user's own characters, for the character picker. */
export const ownPickerQuery = queryOptions({
  queryKey: [...CHARACTER_LISTS, 'picker', 'own'],
  queryFn: ({ signal }) =>
    api.get('/characters/', {
      params: { query: { limit: PICKER_LIMIT, only_private: true } },
      signal,
    }),
});

/** All public characters, for the character picker. */
export const pickerQuery = infiniteQueryOptions({
  queryKey: [...CHARACTER_LISTS, 'picker', 'all'],
  queryFn: ({ pageParam, signal }) =>
    api.get('/characters/', {
      params: { query: { limit: PICKER_LIMIT, cursor: pageParam ?? undefined } },
      signal,
    }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next_cursor,
});

const progressKey = (jobId: string | null) => ['image-job', jobId, 'progress'];
const knownProgress = (jobId: string): number =>
  queryClient.getQueryData<number>(progressKey(jobId)) ?? 0;

/** Stores a picture job's progress from an event, 0 to 1; it never decreases. */
export const storeProgress = ({ id, progress }: { id: string; progress: number }): void =>
  void queryClient.setQueryData(progressKey(id), Math.max(knownProgress(id), progress));

/** The progress of a picture job. Progress before the page was opened is read once. */
export const progressQuery = (jobId: string | null) =>
  queryOptions({
    queryKey: progressKey(jobId),
    queryFn: async ({ signal }) => {
      const params = { path: { job_id: jobId! } };
      const { progress } = await api.get('/generate/jobs/{job_id}', { params, signal });
      return Math.max(knownProgress(jobId!), progress);
    },
    enabled: jobId !== null,
    staleTime: Infinity,
  });

const FOUND_LIMIT = 20;

/** Messages of all the user's chats that contain the words. */
export const foundMessagesQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: ['found-messages', q],
    queryFn: ({ pageParam, signal }) =>
      api.get('/chat/search', {
        params: { query: { q, limit: FOUND_LIMIT, cursor: pageParam ?? undefined } },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    // Messages arrive, and chats are removed with their character, while this list is not shown.
    staleTime: 0,
  });
