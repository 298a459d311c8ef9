import { api } from './api-client.ts';
import { setUnread } from './unread-store.ts';

/** Unread counts of the newest chats, for the badge on pages that hold no list of chats. */
export async function loadUnread(): Promise<void> {
  const chats = await api.get('/chat/', { params: { query: { limit: 50 } } });
  setUnread(chats.data.reduce((sum, chat) => sum + chat.unread, 0));
}
