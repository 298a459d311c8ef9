import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False in what the server wrote, true once the page answers: for forms that the program alone can send. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
