import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { UserEvent } from '#features/chat/contract.ts';
import { ApiError, authHeaders } from '#ui/api-client.ts';
import { chatApi, USER_EVENTS_URL } from './api.ts';
import { leavingChats, patchChat, refreshChats } from './chat-list-cache.ts';
import { openEventStream } from './event-stream.ts';
import { forgetChat } from './use-chat.ts';

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
    let wasLost = false;
    let timer: ReturnType<typeof setTimeout>;
    let goneTimer: ReturnType<typeof setTimeout>;
    const refreshSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => refreshChats(client), GATHER);
    };
    const close = openEventStream({
      url: USER_EVENTS_URL,
      headers: authHeaders,
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
        if (event.event !== 'unread') return;
        const { chat_id: chatId, unread } = event.data;
        const isOpen = chatId === openId.current;
        const isKnown = patchChat(client, chatId, {
          unread: isOpen && !document.hidden ? 0 : unread,
        });
        // The count comes without the words; an open chat knows its own.
        if (!isKnown || (unread > 0 && !isOpen)) refreshSoon();
      },
      onConnection(connection) {
        // This stream has no memory: what passed in a gap is read from the list itself.
        if (connection === 'open' && wasLost) refreshChats(client);
        wasLost = connection === 'lost';
      },
    });
    return () => {
      clearTimeout(timer);
      clearTimeout(goneTimer);
      close();
    };
  }, [client, navigate]);
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
