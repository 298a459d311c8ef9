import { isOffline } from './use-offline.ts';

let waiting = 0;
const listeners = new Set<() => void>();

/**
 * A loader of a late part that waits until the browser is online, while `OfflineGuard` says so: a failed
 * import fails for the life of the page, and takes the page down with it.
 */
export function whenOnline<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let coming: Promise<Module> | undefined;
  return () => (coming ??= waitUntilOnline().then(load));
}

/** Whether a part of the page waits for the connection. */
export const isPartWaiting = (): boolean => waiting > 0;

export function subscribeToWaiting(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

async function waitUntilOnline(): Promise<void> {
  if (!isOffline()) return;
  count(1);
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  count(-1);
}

function count(by: 1 | -1): void {
  waiting += by;
  for (const listener of listeners) listener();
}
