import { useSyncExternalStore } from 'react';

/** The stored setting 'show companion details'; on unless it was switched off. */
const KEY = 'show_companion_details';
const listeners = new Set<() => void>();

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'false';
  } catch {
    return true;
  }
}

export function storeShowDetails(isShown: boolean): void {
  try {
    localStorage.setItem(KEY, String(isShown));
  } catch {
    // Without storage the setting lasts as long as the page does not: it stays on.
  }
  for (const listener of listeners) listener();
}

export function useShowDetails(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
    read,
    () => true,
  );
}
