import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { hasLoadFailed } from '#ui/has-load-failed.ts';
import type { ChatSession } from './chat-session.ts';
import type { ChatState } from './chat-store.ts';
import { openedChatQuery } from './queries.ts';

export type OpenedChat =
  | { status: 'loading' }
  | { status: 'failed'; query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'> }
  | { status: 'ready'; session: ChatSession };

/**
 * Opens a chat of the signed-in user with a character; without an id the most recently used one,
 * without a character none.
 */
export function useChat(slug: string | null, chatId: string | null): OpenedChat {
  const query = useQuery({ ...openedChatQuery(slug ?? '', chatId), enabled: slug !== null });
  if (query.data) return { status: 'ready', session: query.data };
  if (hasLoadFailed(query)) return { status: 'failed', query };
  return { status: 'loading' };
}

/** A part of an open chat's state; `select` must return the same value for the same state. */
export function useChatState<T>(session: ChatSession, select: (state: ChatState) => T): T {
  const read = () => select(session.getState());
  return useSyncExternalStore(session.subscribe, read, read);
}

/** A field of the session outside its state. */
export function useSessionField<T>(session: ChatSession, read: (session: ChatSession) => T): T {
  const get = () => read(session);
  return useSyncExternalStore(session.subscribe, get, get);
}
