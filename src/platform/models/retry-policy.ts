import { setTimeout as sleep } from 'node:timers/promises';

export interface RetryPolicy {
  /** Attempts for each model, including the first. */
  tries: number;
  base_ms: number;
  max_ms: number;
  /** Maximum Retry-After to wait for while another model is available, in milliseconds. */
  patience_ms: number;
  random(): number;
  wait(ms: number, signal: AbortSignal): Promise<unknown>;
}

export const DEFAULT_RETRY: RetryPolicy = {
  tries: 3,
  base_ms: 250,
  max_ms: 8000,
  patience_ms: 2000,
  random: Math.random,
  wait: (ms, signal) => sleep(ms, undefined, { signal }),
};

/**
 * Milliseconds to wait before attempt `attempt + 1`, or undefined to give up: exponential with
 * jitter in the upper half; a server's Retry-After takes precedence.
 */
export function nextDelay(
  policy: RetryPolicy,
  attempt: number,
  retryAfterMs: number | undefined,
  state: { has_fallback: boolean; remaining_ms: number },
): number | undefined {
  if (attempt >= policy.tries) return undefined;
  const grown = Math.min(policy.max_ms, policy.base_ms * 2 ** (attempt - 1));
  const delay = retryAfterMs ?? Math.round(grown * (0.5 + policy.random() / 2));
  if (state.has_fallback && retryAfterMs !== undefined && delay > policy.patience_ms)
    return undefined;
  return delay < state.remaining_ms ? delay : undefined;
}
