import type { Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';
import type { Message } from '#features/chat/contract-messages.ts';
import { notify } from '#ui/toast.ts';
import type { ChatActions } from './chat-actions.ts';
import type { ChatSession } from './chat-session.ts';
import { COPY } from './copy.ts';

/** How long a message that was jumped to stays highlighted, in milliseconds. */
const HIGHLIGHT_MS = 3000;
/** Rows are measured as they come into view, so the list is moved again for several frames. */
const FRAMES = 8;

interface Jump {
  session: ChatSession;
  actions: ChatActions;
  /** Makes sure that a loaded message has a row. */
  reveal(messageId: string): void;
  virtualizer: Virtualizer<HTMLDivElement, HTMLDivElement>;
  messages: readonly Message[];
  /** The rows before the first message. */
  offset: number;
  isReady: RefObject<boolean>;
}

/**
 * Scrolls to the message that the address names (`?message=`), once for each visit of it, and to
 * those of `session.showMessage`; loads them first if necessary. Returns the message to highlight,
 * the function to call when the list has appeared, and one that scrolls to a row.
 */
export function useJump(given: Jump) {
  const { session, actions, reveal, virtualizer, messages, offset, isReady } = given;
  const { search, key } = useLocation();
  const wanted = new URLSearchParams(search).get('message');
  const [foundId, setFoundId] = useState<string | null>(null);
  const done = useRef<string | null>(null);
  const frame = useRef(0);
  // Pages that load in the meantime move the row, so each frame looks for it in the current list.
  const list = useRef({ messages, offset });
  useLayoutEffect(() => {
    list.current = { messages, offset };
  }, [messages, offset]);

  const moveTo = useCallback(
    (id: string, align: 'center' | 'start' | 'auto', onThere?: () => void) => {
      let left = FRAMES;
      const move = () => {
        const at = list.current.messages.findIndex((message) => message.id === id);
        if (at !== -1) virtualizer.scrollToIndex(at + list.current.offset, { align });
        left -= 1;
        if (left > 0) frame.current = requestAnimationFrame(move);
        else onThere?.();
      };
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(move);
    },
    [virtualizer],
  );
  const scrollTo = useCallback(
    (id: string) => moveTo(id, 'center', () => setFoundId(id)),
    [moveTo],
  );
  const show = useCallback(
    async (id: string) => {
      const isThere = await actions.showPart(id);
      if (!isThere) return false;
      reveal(id);
      scrollTo(id);
      return true;
    },
    [actions, reveal, scrollTo],
  );

  const jump = useCallback(() => {
    if (!wanted || !isReady.current || done.current === key) return;
    done.current = key;
    void show(wanted).then((isThere) => {
      if (!isThere) notify.error(COPY.search.gone);
    });
  }, [wanted, key, isReady, show]);

  useEffect(jump, [jump]);
  useEffect(() => {
    session.showMessage = show;
    return () => void (session.showMessage = () => Promise.resolve(false));
  }, [session, show]);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  useEffect(() => {
    if (foundId === null) return;
    const timer = setTimeout(() => setFoundId(null), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [foundId]);
  return { foundId, jump, moveTo };
}
