import { queryOptions } from '@tanstack/react-query';
import { api } from '#ui/api-client.ts';

/** The user's settings for a chat. */
export const settingsQuery = (chatId: string) =>
  queryOptions({
    queryKey: ['chat-settings', chatId],
    queryFn: ({ signal }) =>
      api.get('/chat/{chat_id}/settings', { params: { path: { chat_id: chatId } }, signal }),
    staleTime: 0,
  });
