import { mutationOptions } from '@tanstack/react-query';
import { api } from '#ui/api-client.ts';
import { leavingChats, patchChat, refreshChats, dropChat } from './chat-list-cache.ts';
import { findChat } from './queries.ts';

const ofChat = (chat_id: string) => ({ params: { path: { chat_id } } });

/** Marks a chat as read up to `seen`, the newest message on the screen; null: there is none. */
export const markRead = mutationOptions({
  // The last that was seen is told last.
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
    leavingChats.add(id);
    try {
      await api.delete('/chat/{chat_id}', ofChat(id));
    } catch (error) {
      leavingChats.delete(id);
      throw error;
    }
    dropChat(id);
  },
});

export const restoreChat = mutationOptions({
  async mutationFn(id: string) {
    await api.post('/chat/{chat_id}/restore', ofChat(id));
    leavingChats.delete(id);
    refreshChats();
  },
});
