import { listenToUser } from './user-events.ts';

/**
 * Reads the user's events while one task runs. Resolves true when the server starts sending, false
 * if it will not: the events only report progress.
 */
export function followEvents(
  signal: AbortSignal,
  onEvent: (name: string, data: unknown) => void,
): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(false);
    const leave = listenToUser({
      onEvent,
      onOpened: () => resolve(true),
      onLost: () => resolve(false),
    });
    const stop = () => {
      leave();
      resolve(false);
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}
