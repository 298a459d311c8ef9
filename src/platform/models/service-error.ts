import { APICallError } from '@ai-sdk/provider';
import { parseRetryAfter } from '../retry-after.ts';
import { isNeverConnected, systemCode } from '../connection-error.ts';
import { EngineError, type EngineErrorDetails } from './engine-error.ts';

export type ServiceErrorCode =
  | 'engine_unavailable'
  | 'engine_timeout'
  | 'engine_rate_limited'
  /** The connection ended before the response was complete. */
  | 'engine_cut_off'
  | 'engine_bad_response';

/** How errors name one kind of server, for operators. */
export interface Service {
  /** As in "The speech server cannot be reached." */
  server: string;
  /** The setting that holds its key. */
  key: string;
}

/** The error of an engine's server; the message is for operators and contains no key. */
export class ServiceError extends EngineError<ServiceErrorCode> {}

export const badResponse = (message: string, cause?: unknown) =>
  new ServiceError('engine_bad_response', message, { retryable: false, cause });

export function toServiceError(error: unknown, { server, key }: Service): ServiceError {
  if (error instanceof ServiceError) return error;
  const call = APICallError.isInstance(error) ? error : undefined;
  const status = call?.statusCode;
  const retry_after_ms = parseRetryAfter(call?.responseHeaders?.['retry-after'], Date.now());
  const more: EngineErrorDetails = {
    cause: error,
    ...(status !== undefined && { status }),
    ...(retry_after_ms !== undefined && { retry_after_ms }),
  };
  const fail = (code: ServiceErrorCode, what: string, retryable: boolean) =>
    new ServiceError(code, `The ${server} ${what}`, { ...more, retryable });
  if (status === 429) return fail('engine_rate_limited', 'is rate limiting us.', true);
  if (status === 401 || status === 403)
    return fail('engine_bad_response', `does not accept ${key} (${status}).`, false);
  if (status !== undefined && status >= 500)
    return fail('engine_unavailable', `failed: ${status}.`, true);
  if (status !== undefined && status >= 400)
    return fail('engine_bad_response', `refused: ${status}.`, false);
  const code = systemCode(error);
  // The SDK reports an unreadable response as a failed call with status 200.
  if (status !== undefined && code === undefined)
    return fail('engine_bad_response', 'sent something unreadable.', false);
  if (isNeverConnected(error)) return fail('engine_unavailable', 'cannot be reached.', true);
  return fail('engine_cut_off', `broke off${code === undefined ? '' : ` (${code})`}.`, true);
}
