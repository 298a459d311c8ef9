import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { UserEvent } from '#features/chat/contract.ts';
import { ApiError } from '#ui/api-client.ts';
import { listenToUser } from '#ui/user-events.ts';
import { chatApi } from './api.ts';
import { leavingChats, patchChat, refreshChats } from './chat-list-cache.ts';
import { isPicture } from './message-order.ts';
import { takeProgress } from './picture-progress.ts';
import { findChat, forgetChat } from './use-chat.ts';

/** Several chats may be written to at once; the list is read once for all of them. */
const GATHER = 300;

/**
 * Keeps the list of chats in step with what happens elsewhere. The chat that is open and seen,
 * `openChatId`, is read as it comes and never counts as unread here.
 */
export function useUserEvents(openChatId: string | null): void {
  const client = useQueryClient();
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
      timer = setTimeout(() => refreshChats(client), GATHER);
    };
    const leave = listenToUser({
      onEvent(name, data) {
        const event = { event: name, data } as UserEvent;
        if (event.event === 'chats') {
          refreshChats(client);
          const chatId = openId.current;
          goneTimer = setTimeout(() => {
            if (!chatId || chatId !== openId.current || leavingChats.has(chatId)) return;
            void leaveIfGone(chatId, () => void navigate('/chat'));
          }, GATHER);
        }
        if (event.event === 'image_job') takeProgress(event.data);
        if (event.event === 'images' && openId.current) rereadPictures(openId.current);
        if (event.event !== 'unread') return;
        const { chat_id: chatId, unread } = event.data;
        const isOpen = chatId === openId.current;
        const isKnown = patchChat(client, chatId, {
          unread: isOpen && !document.hidden ? 0 : unread,
        });
        // The count comes without the words; an open chat knows its own.
        if (!isKnown || (unread > 0 && !isOpen)) refreshSoon();
      },
      onOpened() {
        // This stream has no memory: what passed in a gap is read from the list itself.
        if (wasOpened) refreshChats(client);
        wasOpened = true;
      },
    });
    return () => {
      clearTimeout(timer);
      clearTimeout(goneTimer);
      leave();
    };
  }, [client, navigate]);
}

/** A picture was deleted in the collection, or brought back: the open chat shows it as it is now. */
function rereadPictures(chatId: string): void {
  const session = findChat(chatId);
  if (!session?.getState().messages.some(isPicture)) return;
  chatApi
    .readChat(chatId)
    .then((chat) => {
      for (const message of chat.messages.filter(isPicture))
        session.dispatch({ type: 'answered', message });
    })
    .catch((error: unknown) => console.debug('pictures read again', error));
}

/** The open chat may be the one that was removed, in another tab or on another device. */
async function leaveIfGone(chatId: string, leave: () => void): Promise<void> {
  try {
    await chatApi.checkChat(chatId);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) return;
    forgetChat(chatId);
    leave();
  }
}
