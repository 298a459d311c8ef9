import { listenToUser } from './user-events.ts';

/**
 * Reads the user's events while one piece of work runs. Resolves true when the server has begun to
 * send, false when it will not: the events only tell how far the work is.
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
