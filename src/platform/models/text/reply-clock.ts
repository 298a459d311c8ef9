import { TextEngineError } from './engine-error.ts';
import type { TextTimeouts } from './types.ts';

/**
 * The timers of one reply: the caller's abort, the silence before and between tokens, and the total
 * time.
 */
export interface ReplyClock {
  /** Aborts when the caller aborts or the total time is over; for waits between attempts. */
  readonly signal: AbortSignal;
  /** Starts an attempt with its own silence timer; the signal aborts on any of the three. */
  startAttempt(): AbortSignal;
  /** A token arrived: restarts the silence timer. */
  heard(): void;
  /** Throws if the attempt must end. */
  check(): void;
  /** Throws if the whole reply must end; after a silent attempt another model may be tried. */
  checkWhole(): void;
  /** Settles with `work`, or rejects as soon as the reply must end. */
  during<T>(work: Promise<T>): Promise<T>;
  remaining(): number;
  stop(): void;
}

export function startReplyClock(timeouts: TextTimeouts, caller?: AbortSignal): ReplyClock {
  const whole = new AbortController();
  let attempt = new AbortController();
  let silence: NodeJS.Timeout | undefined;
  const endsAt = performance.now() + timeouts.total_ms;

  const onCaller = () => end(whole, caller!.reason);
  const end = (controller: AbortController, reason: unknown) => {
    controller.abort(reason);
    if (controller === whole) attempt.abort(reason);
  };
  const total = setTimeout(() => {
    const seconds = Math.round(timeouts.total_ms / 1000);
    end(whole, new TextEngineError('engine_timeout', `The reply took longer than ${seconds} s.`));
  }, timeouts.total_ms);
  if (caller?.aborted) onCaller();
  else caller?.addEventListener('abort', onCaller, { once: true });

  const throwIf = (signal: AbortSignal) => {
    if (signal.aborted) throw signal.reason;
  };
  return {
    signal: whole.signal,
    startAttempt() {
      clearTimeout(silence);
      attempt = new AbortController();
      const mine = attempt;
      if (whole.signal.aborted) mine.abort(whole.signal.reason);
      silence = setTimeout(
        () => end(mine, new TextEngineError('engine_timeout', 'The text engine fell silent.')),
        timeouts.first_token_ms,
      );
      return mine.signal;
    },
    heard: () => void silence?.refresh(),
    check() {
      throwIf(whole.signal);
      throwIf(attempt.signal);
    },
    checkWhole: () => throwIf(whole.signal),
    during(work) {
      const { signal } = attempt;
      // Its own rejection would be unhandled once the reply must end, and end the process.
      work.catch(() => {});
      throwIf(whole.signal);
      return new Promise((resolve, reject) => {
        const onAbort = () => reject(signal.reason);
        if (signal.aborted) onAbort();
        signal.addEventListener('abort', onAbort, { once: true });
        work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
      });
    },
    remaining: () => endsAt - performance.now(),
    stop() {
      clearTimeout(total);
      clearTimeout(silence);
      caller?.removeEventListener('abort', onCaller);
    },
  };
}
