import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#ui/api-client.ts';
import { queryClient } from '#ui/query-client.ts';
import { ChatSession } from './chat-session.ts';

const LIST_LIMIT = 50;
const PICKER_LIMIT = 48;
/** Messages that are read when a chat is opened, or read anew. */
export const HISTORY_LIMIT = 100;

/** A chat that was left is shown at once on return, and resumed from where it was, for so long. */
const KEPT_MS = 30 * 60_000;

/** All chats, newest first. Events and the open chat write into it. */
export const chatsQuery = infiniteQueryOptions({
  queryKey: ['chats'],
  queryFn: ({ pageParam, signal }) =>
    api.get('/chat/', {
      params: { query: { limit: LIST_LIMIT, cursor: pageParam ?? undefined } },
      signal,
    }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next_cursor,
  // Nobody listened for this page while another was shown.
  refetchOnMount: 'always',
});

const OPENED = ['opened-chat'] as const;

/** The chat with a character, made when there is none, as the session that its reducer keeps current. */
export const openedChatQuery = (slug: string) =>
  queryOptions({
    queryKey: [...OPENED, slug],
    queryFn: async ({ signal }) => {
      const params = { path: { slug }, query: { limit: HISTORY_LIMIT } };
      return new ChatSession(await api.get('/chat/character/{slug}', { params, signal }));
    },
    // Its stream keeps it current; read anew, it would be another session.
    staleTime: 'static',
    gcTime: KEPT_MS,
    structuralSharing: false,
    retry: false,
    networkMode: 'always',
  });

/** The open chat with this id, if it is one of those kept. */
export const findChat = (chatId: string): ChatSession | undefined =>
  queryClient
    .getQueriesData<ChatSession>({ queryKey: OPENED })
    .find(([, session]) => session?.id === chatId)?.[1];

/** Forgets a chat that is shown no longer, so that the next visit reads it from the server. */
export const forgetChat = (chatId: string): void =>
  queryClient.removeQueries({
    queryKey: OPENED,
    predicate: ({ state }) => (state.data as ChatSession | undefined)?.id === chatId,
  });

/** The person's own characters, for the choice of whom to talk to. */
export const ownPickerQuery = queryOptions({
  queryKey: ['picker', 'own'],
  queryFn: ({ signal }) =>
    api.get('/characters/', {
      params: { query: { limit: PICKER_LIMIT, only_private: true } },
      signal,
    }),
});

/** All public characters, for the choice of whom to talk to. */
export const pickerQuery = infiniteQueryOptions({
  queryKey: ['picker', 'all'],
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

/** Takes in how far the job of a picture is, 0 to 1, from an event; it never goes back. */
export const takeProgress = ({ id, progress }: { id: string; progress: number }): void =>
  void queryClient.setQueryData(progressKey(id), Math.max(knownProgress(id), progress));

/** How far the job of a picture is. What passed before this page was open is read once. */
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
