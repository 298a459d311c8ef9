import { useSyncExternalStore } from 'react';

/** Whether the browser reports that it is offline; false during server rendering. */
export const useOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, () => false);

export const isOffline = (): boolean => navigator.onLine === false;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
