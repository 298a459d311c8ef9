import { APICallError } from '@ai-sdk/provider';
import { UNWATCHED, type EngineCall, type EngineTask, type WatchEngine } from './engine-watch.ts';
import { nextDelay, type RetryPolicy } from './retry-policy.ts';
import { ServiceError, toServiceError, type Service } from './service-error.ts';

const STATUS_TIMEOUT_MS = 2500;

interface Asked {
  service: Service;
  task: EngineTask;
  watch: WatchEngine | undefined;
  retry: RetryPolicy;
  /** The time limit for all attempts. Milliseconds. */
  timeoutMs: number;
  caller: AbortSignal;
}

/**
 * Calls a server until it succeeds, while errors are retryable and time is left.
 * @throws ServiceError; the caller's reason when it aborts
 */
export async function callService<T>(
  { service, task, watch, retry, timeoutMs, caller }: Asked,
  attempt: (signal: AbortSignal, call: EngineCall) => Promise<T>,
): Promise<T> {
  const call = watch?.(task) ?? UNWATCHED;
  const until = Date.now() + timeoutMs;
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([caller, timeout]);
  const failureOf = (error: unknown): unknown => {
    if (caller.aborted) return caller.reason;
    if (!timeout.aborted) return toServiceError(error, service);
    const message = `The ${service.server} takes too long.`;
    return new ServiceError('engine_timeout', message, { retryable: true, cause: error });
  };
  try {
    for (let tries = 1; ; tries += 1) {
      try {
        const result = await attempt(signal, call);
        call.tried();
        call.end({ model: task.model });
        return result;
      } catch (error) {
        const failure = failureOf(error);
        call.tried(failure);
        if (!(failure instanceof ServiceError) || !failure.retryable || signal.aborted)
          throw failure;
        const delay = nextDelay(retry, tries, failure.retry_after_ms, {
          has_fallback: false,
          remaining_ms: until - Date.now(),
        });
        if (delay === undefined) throw failure;
        await retry.wait(delay, signal).catch(() => undefined);
        if (signal.aborted) throw failureOf(error);
      }
    }
  } finally {
    call.end();
  }
}

/** Sends one request of an engine; an error includes the status but nothing of the request. */
export async function fetchService(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (response.ok) return response;
  await response.body?.cancel();
  throw new APICallError({
    message: `status ${response.status}`,
    url,
    requestBodyValues: {},
    statusCode: response.status,
    responseHeaders: Object.fromEntries(response.headers),
  });
}

/**
 * Returns why a server cannot be used; undefined if it can. It only requests the model list, which
 * is free.
 */
export async function findOutage(
  baseURL: string,
  headers: Record<string, string>,
  { server, key }: Service,
): Promise<string | undefined> {
  const signal = AbortSignal.timeout(STATUS_TIMEOUT_MS);
  const response = await fetch(`${baseURL}/models`, { headers, signal }).catch(() => undefined);
  await response?.body?.cancel();
  if (!response) return `The ${server} cannot be reached.`;
  // Some servers have no model list, which is not an outage.
  return response.status === 401 || response.status === 403
    ? `The ${server} does not accept ${key} (${response.status}).`
    : undefined;
}

export const withoutGaps = (
  headers: Record<string, string | undefined> = {},
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
