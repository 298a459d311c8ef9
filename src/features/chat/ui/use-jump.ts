import type { Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';
import type { Message } from '#features/chat/contract.ts';
import type { ChatActions } from './chat-actions.ts';

/** How long a message that was jumped to stays highlighted, in milliseconds. */
const HIGHLIGHT_MS = 3000;

/**
 * Scrolls to the message that the address names (`?message=`), once for each visit of it, and loads
 * it first if necessary. Returns the message to highlight, and the function to call when the list
 * has appeared.
 */
export function useJump(
  virtualizer: Virtualizer<HTMLDivElement, HTMLDivElement>,
  messages: readonly Message[],
  /** The rows before the first message. */
  offset: number,
  isReady: RefObject<boolean>,
  actions: ChatActions,
) {
  const { search, key } = useLocation();
  const wanted = new URLSearchParams(search).get('message');
  const [foundId, setFoundId] = useState<string | null>(null);
  const done = useRef<string | null>(null);
  const asked = useRef<string | null>(null);

  const jump = useCallback(() => {
    if (!wanted || !isReady.current || done.current === key) return;
    const at = messages.findIndex(({ id }) => id === wanted);
    if (at !== -1) {
      done.current = key;
      virtualizer.scrollToIndex(at + offset, { align: 'center' });
      setFoundId(wanted);
    } else if (asked.current !== key) {
      asked.current = key;
      void actions.loadAround(wanted);
    }
  }, [wanted, key, messages, offset, isReady, actions, virtualizer]);

  useEffect(jump, [jump]);
  useEffect(() => {
    if (foundId === null) return;
    const timer = setTimeout(() => setFoundId(null), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [foundId]);
  return { foundId, jump };
}
