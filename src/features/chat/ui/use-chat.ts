import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { chatApi } from './api.ts';
import { ChatSession } from './chat-session.ts';
import type { ChatState } from './chat-store.ts';

/** Chats kept when another is opened: shown at once on return, and resumed from where they were. */
const MOST_KEPT = 6;
const kept = new Map<string, ChatSession>();
let owner = '';

function recall(userId: string, slug: string): ChatSession | undefined {
  if (owner !== userId) kept.clear();
  owner = userId;
  const session = kept.get(slug);
  if (session) keep(slug, session);
  return session;
}

function keep(slug: string, session: ChatSession): void {
  kept.delete(slug);
  kept.set(slug, session);
  for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(oldest);
}

/** Forgets an open chat, so that the next visit reads it from the server. */
export function forgetChat(chatId: string): void {
  for (const [slug, session] of kept) if (session.id === chatId) kept.delete(slug);
}

/** The open chat with this id, if it is one of those kept. */
export function findChat(chatId: string): ChatSession | undefined {
  return [...kept.values()].find((session) => session.id === chatId);
}

type Opened =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'ready'; session: ChatSession };

/** Opens the chat with a character for the signed-in user. */
export function useChat(slug: string, userId: string): Opened {
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<{ slug: string; result: ChatSession | Error } | null>(null);
  const retry = useCallback(() => {
    setLoaded(null);
    setTries((count) => count + 1);
  }, []);
  const result = loaded?.slug === slug ? loaded.result : recall(userId, slug);

  useEffect(() => {
    if (recall(userId, slug)) return;
    const controller = new AbortController();
    chatApi
      .openChat(slug, controller.signal)
      .then((chat) => {
        const session = new ChatSession(chat);
        keep(slug, session);
        setLoaded({ slug, result: session });
      })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        console.debug('open chat', error);
        setLoaded({ slug, result: error instanceof Error ? error : new Error(String(error)) });
      });
    return () => controller.abort();
  }, [slug, userId, tries]);

  if (result instanceof ChatSession) return { status: 'ready', session: result };
  if (result) return { status: 'failed', error: result, retry };
  return { status: 'loading' };
}

/** A part of an open chat; `select` must answer the same value for the same state. */
export function useChatState<T>(session: ChatSession, select: (state: ChatState) => T): T {
  const read = () => select(session.getState());
  return useSyncExternalStore(session.subscribe, read, read);
}

/** A field of the session beside its state. */
export function useSessionField<T>(session: ChatSession, read: (session: ChatSession) => T): T {
  const get = () => read(session);
  return useSyncExternalStore(session.subscribe, get, get);
}
