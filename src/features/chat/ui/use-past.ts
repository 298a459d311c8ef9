import { useEffect, useState } from 'react';
import type { ChatSession } from './chat-session.ts';
import { useChatState } from './use-chat.ts';

/**
 * Whether an older part of the chat is shown, and whether the list follows its end. It does not when
 * newer pages are added, the last of them included, so that they come below the reader.
 */
export function usePast(session: ChatSession): { isPast: boolean; isFollowing: boolean } {
  const isPast = useChatState(session, ({ past }) => past !== null);
  const [wasPast, setWasPast] = useState(isPast);
  useEffect(() => setWasPast(isPast), [isPast]);
  // Another visit of the chat starts at its end.
  useEffect(() => () => session.dispatch({ type: 'latest-shown' }), [session]);
  return { isPast, isFollowing: !isPast && !wasPast };
}
