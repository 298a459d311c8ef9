import { mutationOptions } from '@tanstack/react-query';
import { api } from '#ui/api-client.ts';
import { chatsBeingRemoved, patchChat, refreshChats, removeCachedChat } from './chat-list-cache.ts';
import { findChat } from './queries.ts';

const ofChat = (chat_id: string) => ({ params: { path: { chat_id } } });

/** Marks a chat as read up to `seen`, the newest displayed message; null when there is none. */
export const markRead = mutationOptions({
  // Serial, so that the newest message is sent last.
  scope: { id: 'mark-read' },
  onMutate: ({ id }: { id: string; seen: string | null }) => void patchChat(id, { unread: 0 }),
  mutationFn: ({ id, seen }: { id: string; seen: string | null }) =>
    api.post('/chat/{chat_id}/read', {
      params: { path: { chat_id: id }, query: { seen: seen ?? undefined } },
    }),
  onError: (error) => console.debug('mark read', error),
});

export const restartChat = mutationOptions({
  async mutationFn(id: string) {
    const chat = await api.patch('/chat/{chat_id}', ofChat(id));
    findChat(id)?.dispatch({ type: 'loaded', chat });
    patchChat(id, { last_message: null, unread: 0 });
  },
});

export const removeChat = mutationOptions({
  async mutationFn(id: string) {
    chatsBeingRemoved.add(id);
    try {
      await api.delete('/chat/{chat_id}', ofChat(id));
    } catch (error) {
      chatsBeingRemoved.delete(id);
      throw error;
    }
    removeCachedChat(id);
  },
});

export const restoreChat = mutationOptions({
  async mutationFn(id: string) {
    await api.post('/chat/{chat_id}/restore', ofChat(id));
    chatsBeingRemoved.delete(id);
    refreshChats();
  },
});
