import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import type { UserEvent } from '#features/chat/contract-events.ts';
import { tellSpeechFailure } from '#features/voice/ui/opened-players.ts';
import { ApiError } from '#ui/api-client.ts';
import { GATHER_MS, listenToUser } from '#ui/user-events.ts';
import { chatCalls } from './chat-calls.ts';
import { chatsBeingRemoved, patchChat, refreshChats } from './chat-list-cache.ts';
import { refreshMemories, takeMemories } from './memory/memory-news.ts';
import { isPicture } from './message-order.ts';
import { findChat, forgetChat, storeProgress } from './queries.ts';

/**
 * Keeps the chat list in sync with events. `openChatId`, the open and visible chat, is read as
 * messages arrive, and never counts as unread here.
 */
export function useUserEvents(openChatId: string | null): void {
  const navigate = useNavigate();
  const openId = useEffectEvent(() => openChatId);

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
          const chatId = openId();
          goneTimer = setTimeout(() => {
            if (!chatId || chatId !== openId() || chatsBeingRemoved.has(chatId)) return;
            void leaveIfRemoved(chatId, async () => navigate('/chat'));
          }, GATHER_MS);
        }
        if (event.event === 'memories') takeMemories(event.data);
        if (event.event === 'speech') tellSpeechFailure(event.data);
        if (event.event === 'image_job') storeProgress(event.data);
        const openNow = openId();
        if (event.event === 'images' && openNow) reloadPictures(openNow);
        if (event.event !== 'unread') return;
        const { chat_id: chatId, unread } = event.data;
        const isOpen = chatId === openNow;
        const isKnown = patchChat(chatId, {
          unread: isOpen && !document.hidden ? 0 : unread,
        });
        // The event has only the count; an open chat has its own text.
        if (!isKnown || (unread > 0 && !isOpen)) refreshSoon();
      },
      onOpened() {
        // This stream does not replay, so events missed in a gap are covered by a reload.
        if (wasOpened) refreshChats();
        wasOpened = true;
        refreshMemories();
      },
    });
    return () => {
      clearTimeout(timer);
      clearTimeout(goneTimer);
      leave();
    };
  }, [navigate]);
}

/** A picture was deleted or restored in the collection, so reload the open chat's pictures. */
function reloadPictures(chatId: string): void {
  const session = findChat(chatId);
  if (!session?.getState().messages.some(isPicture)) return;
  chatCalls
    .read(chatId)
    .then((chat) => {
      for (const message of chat.messages.filter(isPicture))
        session.dispatch({ type: 'answered', message });
    })
    .catch((error: unknown) => console.debug('pictures reload', error));
}

/** Leaves the open chat if it was removed in another tab or on another device. */
async function leaveIfRemoved(chatId: string, leave: () => Promise<void>): Promise<void> {
  try {
    await chatCalls.check(chatId);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) return;
    await leave();
    forgetChat(chatId);
  }
}
