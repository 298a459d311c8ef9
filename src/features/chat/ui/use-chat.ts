import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { ChatSession } from './chat-session.ts';
import type { ChatState } from './chat-store.ts';
import { openedChatQuery } from './queries.ts';

export type OpenedChat =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'ready'; session: ChatSession };

/**
 * Opens a chat of the signed-in user with a character; without an id the most recently used one,
 * without a character none.
 */
export function useChat(slug: string | null, chatId: string | null): OpenedChat {
  const {
    data: session,
    error,
    refetch,
  } = useQuery({
    ...openedChatQuery(slug ?? '', chatId),
    enabled: slug !== null,
  });
  if (session) return { status: 'ready', session };
  if (error) return { status: 'failed', error, retry: () => void refetch() };
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
