import { api, API_BASE, authHeaders } from './api-client.ts';
import { openEventStream } from './event-stream.ts';
import { subscribeToken } from './token-store.ts';

/** Events often arrive together; a list is read once for all of them. Milliseconds. */
export const GATHER_MS = 300;

interface UserListener {
  onEvent(name: string, data: unknown): void;
  /** The stream flows, for the first time or again: it has no memory of what passed in between. */
  onOpened?(): void;
  /** It cannot be held for now. */
  onLost?(): void;
}

const listeners = new Set<UserListener>();
let isOpen = false;
let close: (() => void) | null = null;

/** Listens to the signed-in user's events; a page has one stream for all listeners. */
export function listenToUser(listener: UserListener): () => void {
  listeners.add(listener);
  if (isOpen) queueMicrotask(() => listeners.has(listener) && listener.onOpened?.());
  close ??= open();
  return () => {
    listeners.delete(listener);
    // The next page may listen right away.
    setTimeout(() => {
      if (listeners.size === 0) end();
    });
  };
}

function open(): () => void {
  const lose = () => {
    isOpen = false;
    for (const one of listeners) one.onLost?.();
  };
  return openEventStream({
    url: `${API_BASE}/events`,
    headers: authHeaders,
    onEvent(name, data) {
      for (const one of listeners) one.onEvent(name ?? '', data);
    },
    onOpened() {
      isOpen = true;
      for (const one of listeners) one.onOpened?.();
    },
    onConnection(connection) {
      if (connection === 'lost') lose();
    },
    onRefused() {
      lose();
      // The session ended elsewhere: any call finds that out, and signs out here.
      api.get('/users/me').catch((error: unknown) => console.debug('events', error));
    },
  });
}

function end(): void {
  close?.();
  close = null;
  isOpen = false;
}

if (typeof window !== 'undefined') {
  // Another person's events are another stream.
  subscribeToken((token) => {
    end();
    if (token && listeners.size > 0) close = open();
  });
}
