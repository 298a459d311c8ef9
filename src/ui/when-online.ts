import { create } from 'zustand';
import { isOffline } from './use-offline.ts';

const useWaiting = create<{ count: number }>(() => ({ count: 0 }));

/** A part of the program could not be fetched: the connection is gone, or the server was renewed. */
export class LoadFailed extends Error {}

/**
 * The loader of a lazy module. Offline it waits, and `OfflineGuard` shows that, because a browser
 * may cache a failed import for the lifetime of the page. A failure is thrown where the module is
 * used, which `LazyBoundary` catches.
 */
export function whenOnline<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () => {
    loading ??= waitUntilOnline()
      .then(load)
      .catch((cause: unknown) => {
        loading = undefined;
        throw new LoadFailed('A part of the page could not be loaded.', { cause });
      });
    // Prefetching it shows nothing.
    loading.catch(() => undefined);
    return loading;
  };
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
