import { useCallback, useEffect, useRef, useState } from 'react';
import { loadDraft, saveDraft } from './drafts.ts';

const PAUSE = 300;

/** The unsent text of a chat, stored on this device shortly after each change. */
export function useDraft(userId: string, chatId: string) {
  const [text, setState] = useState(() => loadDraft(localStorage, userId, chatId));
  const unsaved = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (unsaved.current !== null) saveDraft(localStorage, userId, chatId, unsaved.current);
    unsaved.current = null;
  }, [userId, chatId]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
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

  /** Puts text that was not sent before text written since; other chats keep theirs. */
  const restoreText = useCallback(
    (words: string, isShown: boolean) => {
      const join = (newer: string) => (newer.trim() ? `${words}\n${newer}` : words);
      flush();
      const whole = join(loadDraft(localStorage, userId, chatId));
      saveDraft(localStorage, userId, chatId, whole);
      if (isShown) setState(join);
    },
    [flush, userId, chatId],
  );

  return { text, setText, restoreText };
}
