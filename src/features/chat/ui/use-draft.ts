import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ChatSession } from './chat-session.ts';
import {
  endSending,
  joinDrafts,
  keepSending,
  loadDraft,
  recoverSending,
  saveDraft,
  type DraftChat,
} from './drafts.ts';

const PAUSE = 300;

/** The unsent text of a chat, stored on this device shortly after each change. */
export function useDraft(userId: string, session: ChatSession) {
  const { id } = session;
  const [text, setState] = useState(() => {
    // A running send ends by itself.
    if (session.getState().sendingId === null)
      recoverSending(localStorage, userId, id, lastSentIn(session));
    return loadDraft(localStorage, userId, id);
  });
  const unsaved = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const chat = useMemo<DraftChat>(() => {
    const { name, slug } = session.getState().chat.character;
    return { id, name, slug };
  }, [session, id]);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (unsaved.current !== null) saveDraft(localStorage, userId, chat, unsaved.current);
    unsaved.current = null;
  }, [userId, chat]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    // A phone may end a hidden page without another event.
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [flush]);

  const setText = useCallback(
    (next: string) => {
      setState(next);
      unsaved.current = next;
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, PAUSE);
    },
    [flush],
  );

  /** Empties the composer; the text stays on this device until `endSend`. */
  const beginSend = useCallback(
    (words: string) => {
      clearTimeout(timer.current);
      unsaved.current = null;
      keepSending(localStorage, userId, chat, words);
      setState('');
    },
    [userId, chat],
  );
  const endSend = useCallback(
    (sent: string) => endSending(localStorage, userId, id, sent),
    [userId, id],
  );

  /** Puts text that was not sent before text written since; other chats keep theirs. */
  const restoreText = useCallback(
    (words: string, isShown: boolean) => {
      flush();
      endSending(localStorage, userId, id, words);
      const newer = loadDraft(localStorage, userId, id);
      saveDraft(localStorage, userId, chat, joinDrafts(words, newer));
      if (isShown) setState((shown) => joinDrafts(words, shown));
    },
    [flush, userId, id, chat],
  );

  return { text, setText, restoreText, beginSend, endSend };
}

const lastSentIn = (session: ChatSession): string | null =>
  session.getState().messages.findLast(({ sender }) => sender === 'user')?.content ?? null;
