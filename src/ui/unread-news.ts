import { api } from './api-client.ts';
import { setUnread } from './unread-store.ts';

/** Unread counts of the newest chats, for the badge on pages that hold no list of chats. */
export async function loadUnread(): Promise<void> {
  const chats = await api.get<{ data: { unread: number }[] }>('/chat/?limit=50');
  setUnread(chats.data.reduce((sum, chat) => sum + chat.unread, 0));
}

/** Several chats may be written to at once; the counts are read once for all of them. Milliseconds. */
const GATHER_MS = 300;

/** Reads the counts again whenever the person's events tell of chats. Returns what ends it. */
export function followUnread(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isOver = false;
  let leave = (): void => {};
  const read = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => loadUnread().catch(() => undefined), GATHER_MS);
  };
  // The page that is being opened comes first.
  void import('./user-events.ts').then(({ listenToUser }) => {
    if (isOver) return;
    leave = listenToUser({
      onEvent: (name) => {
        if (name === 'unread' || name === 'chats') read();
      },
      // It has no memory of what passed while nobody listened.
      onOpened: read,
    });
  });
  return () => {
    isOver = true;
    clearTimeout(timer);
    leave();
  };
}
