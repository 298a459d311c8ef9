import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, askAsPerson } from './api-client.ts';
import { useSession } from './session.tsx';

const CHATS = 50;

/** Unread messages of the newest chats; the user's event stream triggers a refetch. */
export const unreadQuery = queryOptions({
  queryKey: ['unread'],
  queryFn: async ({ signal }) => {
    const chats = await askAsPerson(() =>
      api.get('/chat/', { params: { query: { limit: CHATS } }, signal }),
    );
    return chats.data.reduce((sum, chat) => sum + chat.unread, 0);
  },
  staleTime: Infinity,
});

/** The number for badges on Chat; 0 for nobody. */
export function useUnreadCount(): number {
  const { user } = useSession();
  const { data = 0 } = useQuery({ ...unreadQuery, enabled: user !== null });
  return user ? data : 0;
}
