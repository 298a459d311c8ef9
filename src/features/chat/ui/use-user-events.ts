import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { UserEvent } from '#features/chat/contract.ts';
import { ApiError } from '#ui/api-client.ts';
import { GATHER_MS, listenToUser } from '#ui/user-events.ts';
import { chatCalls } from './chat-calls.ts';
import { leavingChats, patchChat, refreshChats } from './chat-list-cache.ts';
import { isPicture } from './message-order.ts';
import { findChat, forgetChat, takeProgress } from './queries.ts';

/**
 * Keeps the list of chats in step with what happens elsewhere. The chat that is open and seen,
 * `openChatId`, is read as it comes and never counts as unread here.
 */
export function useUserEvents(openChatId: string | null): void {
  const navigate = useNavigate();
  const openId = useRef(openChatId);
  useEffect(() => {
    openId.current = openChatId;
  }, [openChatId]);

  useEffect(() => {
    let wasOpened = false;
    let timer: ReturnType<typeof setTimeout>;
    let goneTimer: ReturnType<typeof setTimeout>;
    const refreshSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => refreshChats(), GATHER_MS);
    };
    const leave = listenToUser({
      onEvent(name, data) {
        const event = { event: name, data } as UserEvent;
        if (event.event === 'chats') {
          refreshChats();
          const chatId = openId.current;
          goneTimer = setTimeout(() => {
            if (!chatId || chatId !== openId.current || leavingChats.has(chatId)) return;
            void leaveIfGone(chatId, async () => navigate('/chat'));
          }, GATHER_MS);
        }
        if (event.event === 'image_job') takeProgress(event.data);
        if (event.event === 'images' && openId.current) rereadPictures(openId.current);
        if (event.event !== 'unread') return;
        const { chat_id: chatId, unread } = event.data;
        const isOpen = chatId === openId.current;
        const isKnown = patchChat(chatId, {
          unread: isOpen && !document.hidden ? 0 : unread,
        });
        // The count comes without the words; an open chat knows its own.
        if (!isKnown || (unread > 0 && !isOpen)) refreshSoon();
      },
      onOpened() {
        // This stream has no memory: what passed in a gap is read from the list itself.
        if (wasOpened) refreshChats();
        wasOpened = true;
      },
    });
    return () => {
      clearTimeout(timer);
      clearTimeout(goneTimer);
      leave();
    };
  }, [navigate]);
}

/** A picture was deleted in the collection, or brought back: the open chat shows it as it is now. */
function rereadPictures(chatId: string): void {
  const session = findChat(chatId);
  if (!session?.getState().messages.some(isPicture)) return;
  chatCalls
    .read(chatId)
    .then((chat) => {
      for (const message of chat.messages.filter(isPicture))
        session.dispatch({ type: 'answered', message });
    })
    .catch((error: unknown) => console.debug('pictures read again', error));
}

/** The open chat may be the one that was removed, in another tab or on another device. */
async function leaveIfGone(chatId: string, leave: () => Promise<void>): Promise<void> {
  try {
    await chatCalls.check(chatId);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) return;
    await leave();
    forgetChat(chatId);
  }
}
