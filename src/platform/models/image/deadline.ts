import { ImageEngineError } from './image-engine-error.ts';

/**
 * Runs `work` with a signal that aborts with the caller's, or with `engine_timeout` after `ms`. The
 * work must respect the signal: it is always awaited.
 */
export async function withDeadline<T>(
  ms: number,
  signal: AbortSignal | undefined,
  sentence: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeout = new AbortController();
  const timer = setTimeout(
    () => timeout.abort(new ImageEngineError('engine_timeout', sentence)),
    ms,
  );
  try {
    return await work(signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Resolves after `ms`, or when the signal aborts; never rejects. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

/** Settles with `work`, or rejects with the signal's reason when it aborts. */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason as Error);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
