import { useCallback, useMemo, useState } from 'react';
import type { Message } from '#features/chat/contract.ts';
import type { ChatSession } from '../chat-session.ts';
import { findLoaded } from '../loaded-messages.ts';
import { foldCalls } from './fold-calls.ts';

/** The messages that have a row, and the calls whose transcript is open. */
export function useFolded(session: ChatSession, all: readonly Message[]) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set());
  const messages = useMemo(() => foldCalls(all, open), [all, open]);
  const toggle = useCallback((callId: string) => {
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(callId)) next.add(callId);
      return next;
    });
  }, []);
  /** Opens the call that a message belongs to. */
  const reveal = useCallback(
    (messageId: string) => {
      const callId = findLoaded(session.getState(), messageId)?.call_id;
      if (callId) setOpen((before) => new Set(before).add(callId));
    },
    [session],
  );
  return { messages, open, toggle, reveal };
}
