import { useEffect, useState } from 'react';
import type { ChatSession } from './chat-session.ts';
import { useChatState } from './use-chat.ts';

/**
 * Whether an older part of the chat is shown, and whether the list follows its end. It does not
 * while newer pages are added, including the last, so that they appear below the reader.
 */
export function usePast(session: ChatSession): { isPast: boolean; isFollowing: boolean } {
  const isPast = useChatState(session, ({ past }) => past !== null);
  const [wasPast, setWasPast] = useState(isPast);
  useEffect(() => setWasPast(isPast), [isPast]);
  // The next visit to the chat starts at its end.
  useEffect(() => () => session.dispatch({ type: 'latest-shown' }), [session]);
  return { isPast, isFollowing: !isPast && !wasPast };
}
