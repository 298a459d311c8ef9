import { mutationOptions } from '@tanstack/react-query';
import type { ChangeChatSettings } from '#features/chat/contract-settings.ts';
import { api } from '#ui/api-client.ts';
import { queryClient } from '#ui/query-client.ts';
import { patchChat, refreshChats } from '../chat-list-cache.ts';
import { findChat, forgetLatest } from '../queries.ts';
import { settingsQuery } from './queries.ts';

/** Starts another chat with a character. */
export const startChat = mutationOptions({
  async mutationFn(slug: string) {
    const chat = await api.post('/chat/', { body: { character_slug: slug } });
    forgetLatest(slug, chat.id);
    refreshChats();
    return chat;
  },
});

interface Change {
  id: string;
  change: ChangeChatSettings;
}

/** Changes some settings of a chat, and updates its row and heading. */
export const changeSettings = mutationOptions({
  async mutationFn({ id, change }: Change) {
    const params = { path: { chat_id: id } };
    const settings = await api.patch('/chat/{chat_id}/settings', { params, body: change });
    queryClient.setQueryData(settingsQuery(id).queryKey, settings);
    patchChat(id, { title: settings.title });
    findChat(id)?.dispatch({ type: 'titled', title: settings.title });
    if (change.archived !== undefined) refreshChats();
    return settings;
  },
});
