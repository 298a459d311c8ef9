import { useCallback, useMemo, useState } from 'react';
import type { Message } from '#features/chat/contract-messages.ts';
import type { ChatSession } from '../chat-session.ts';
import { findLoaded } from '../loaded-messages.ts';
import { foldCalls } from './fold-calls.ts';

/** The messages that have a row, and the calls whose transcript is open. */
export function useFolded(session: ChatSession, all: readonly Message[]) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set());
  const messages = useMemo(() => foldCalls(all, open), [all, open]);
  const setCallOpen = useCallback((callId: string, isOpen: boolean) => {
    setOpen((before) => {
      const next = new Set(before);
      if (isOpen) next.add(callId);
      else next.delete(callId);
      return next;
    });
  }, []);
  /** Opens the call that a message belongs to. */
  const reveal = useCallback(
    (messageId: string) => {
      const callId = findLoaded(session.getState(), messageId)?.call_id;
      if (callId) setCallOpen(callId, true);
    },
    [session, setCallOpen],
  );
  return { messages, open, setCallOpen, reveal };
}
