import { create } from 'zustand';
import { isOffline } from './use-offline.ts';

const useWaiting = create<{ count: number }>(() => ({ count: 0 }));

/**
 * A loader of a late part that waits until the browser is online, while `OfflineGuard` says so: a failed
 * import fails for the life of the page, and takes the page down with it.
 */
export function whenOnline<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let coming: Promise<Module> | undefined;
  return () => (coming ??= waitUntilOnline().then(load));
}

/** Whether a part of the page waits for the connection. */
export const useIsPartWaiting = (): boolean => useWaiting(({ count }) => count > 0);

async function waitUntilOnline(): Promise<void> {
  if (!isOffline()) return;
  count(1);
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  count(-1);
}

const count = (by: 1 | -1): void => useWaiting.setState((state) => ({ count: state.count + by }));
