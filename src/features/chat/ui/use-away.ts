import { useEffect, useState } from 'react';
import type { Message } from '#features/chat/contract-messages.ts';
import type { ChatSession } from './chat-session.ts';
import { useChatState } from './use-chat.ts';

/** Beyond this distance in pixels, the list is away from its end. */
const FAR_FROM_END = 240;

/**
 * Whether the list is scrolled away from its end, and how many messages of the character came since
 * it is, or since the past is shown. `onDistance` takes the list's distance from its end.
 */
export function useAway(session: ChatSession, isPast: boolean) {
  const [isAway, setAway] = useState(false);
  const [seenId, setSeenId] = useState<string | null>(null);
  const newest = useChatState(session, (state) => state.messages);
  useEffect(() => {
    if (isAway || isPast)
      setSeenId((seen) => seen ?? session.getState().messages.at(-1)?.id ?? null);
  }, [isAway, isPast, session]);
  return {
    isAway,
    newCount: seenId ? countNew(newest, seenId) : 0,
    onDistance(pixels: number) {
      const isFar = pixels > FAR_FROM_END;
      setAway(isFar);
      if (!isFar && !isPast) setSeenId(null);
    },
  };
}

/** The number of the character's messages after the last one in view. */
function countNew(messages: readonly Message[], seenId: string): number {
  let count = 0;
  for (let at = messages.length - 1; at >= 0 && messages[at]!.id > seenId; at -= 1) {
    if (messages[at]!.sender !== 'user') count += 1;
  }
  return count;
}
