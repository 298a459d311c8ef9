import { nextDelay, type RetryPolicy } from '../retry-policy.ts';
import { ModerationError, moderationError, type ModelName } from './moderation-error.ts';

export interface AskOptions {
  timeout_ms: number;
  /** Aborts the request with its reason. */
  signal: AbortSignal;
  retry: RetryPolicy;
}

/**
 * Sends a request, with retries and back-off, within the timeout.
 * @throws ModerationError; the signal's reason
 */
export async function askWithin<T>(
  model: ModelName,
  { timeout_ms, signal, retry }: AskOptions,
  ask: (within: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeout = new AbortController();
  const giveUp = () => timeout.abort(moderationError(model, { code: 'engine_timeout' }));
  const timer = setTimeout(giveUp, timeout_ms);
  const within = AbortSignal.any([signal, timeout.signal]);
  const endsAt = performance.now() + timeout_ms;
  try {
    for (let attempt = 1; ; attempt += 1) {
      within.throwIfAborted();
      try {
        return await ask(within);
      } catch (error) {
        within.throwIfAborted();
        if (!(error instanceof ModerationError) || !error.retryable) throw error;
        const delay = nextDelay(retry, attempt, error.retry_after_ms, {
          has_fallback: false,
          remaining_ms: endsAt - performance.now(),
        });
        if (delay === undefined) throw error;
        await retry.wait(delay, within).catch(() => {});
      }
    }
  } finally {
    clearTimeout(timer);
  }
}
