import { refreshQueries } from './query-client.ts';
import { unreadQuery } from './unread-query.ts';
import { GATHER_MS, listenToUser } from './user-events.ts';

/** Refreshes the counts after the user's chat events until `signal` aborts. */
export function followUnread(signal: AbortSignal): void {
  if (signal.aborted) return;
  let timer: ReturnType<typeof setTimeout>;
  const read = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void refreshQueries(unreadQuery.queryKey), GATHER_MS);
  };
  const leave = listenToUser({
    onEvent: (name) => {
      if (name === 'unread' || name === 'chats') read();
    },
    // It has no memory of what passed while nobody listened.
    onOpened: read,
  });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    leave();
  });
}
