import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import type { ChangeMemory, MemoryKind } from '#features/chat/contract-memories.ts';
import { api, withKey } from '#ui/api-client.ts';
import { createKey } from '#ui/create-key.ts';
import { refreshQueries } from '#ui/query-client.ts';
import { memoriesKey } from './memory-news.ts';

const LIMIT = 50;
const ALL = '/chat/{chat_id}/memories';
const ONE = '/chat/{chat_id}/memories/{memory_id}';
const ofChat = (chat_id: string) => ({ params: { path: { chat_id } } });
const ofMemory = (chat_id: string, memory_id: string) => ({
  params: { path: { chat_id, memory_id } },
});

interface Filter {
  q: string;
  kind: MemoryKind | undefined;
}

/** A chat's memories, newest first. */
export const memoriesQuery = (chatId: string, { q, kind }: Filter) =>
  infiniteQueryOptions({
    queryKey: [...memoriesKey(chatId), { q, kind }],
    queryFn: ({ pageParam, signal }) =>
      api.get(ALL, {
        params: {
          path: { chat_id: chatId },
          query: { limit: LIMIT, q: q || undefined, kind, cursor: pageParam ?? undefined },
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: (before) => before,
    // Events arrive only while a chat's page is open.
    refetchOnMount: 'always',
  });

export const addMemory = (chatId: string, content: string) =>
  api
    .post(ALL, {
      params: { path: { chat_id: chatId }, ...withKey(createKey()) },
      body: { content },
    })
    .finally(() => void refreshQueries(memoriesKey(chatId)));

export const changeMemory = (chatId: string, id: string, body: ChangeMemory) =>
  api
    .patch(ONE, { ...ofMemory(chatId, id), body })
    .finally(() => void refreshQueries(memoriesKey(chatId)));

interface Which {
  chatId: string;
  /** Null: all of them. */
  id: string | null;
}

export const forgetMemory = mutationOptions({
  async mutationFn({ chatId, id }: Which) {
    if (id === null) await api.delete(ALL, ofChat(chatId));
    else await api.delete(ONE, ofMemory(chatId, id));
  },
  onSettled: (_data, _error, { chatId }) => refreshQueries(memoriesKey(chatId)),
});

export const restoreMemory = mutationOptions({
  async mutationFn({ chatId, id }: Which) {
    if (id === null) await api.post(`${ALL}/restore`, ofChat(chatId));
    else await api.post(`${ONE}/restore`, ofMemory(chatId, id));
  },
  onSettled: (_data, _error, { chatId }) => refreshQueries(memoriesKey(chatId)),
});

export const pinMemory = mutationOptions({
  mutationFn: ({ chatId, id, pinned }: { chatId: string; id: string; pinned: boolean }) =>
    changeMemory(chatId, id, { pinned }),
});
