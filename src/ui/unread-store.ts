import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let unread = 0;

/** Unread messages over all chats; the person's event stream keeps it current. */
export function setUnread(count: number): void {
  const next = Math.max(0, count);
  if (next === unread) return;
  unread = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The number for badges on Chat; 0 on the server. */
export function useUnreadCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  );
}
