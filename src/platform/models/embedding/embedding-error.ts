import { APICallError } from '@ai-sdk/provider';
import { EngineError, isNeverConnected, parseRetryAfter, systemCode } from '../engine-error.ts';

type EmbeddingErrorCode =
  'engine_unavailable' | 'engine_timeout' | 'engine_rate_limited' | 'engine_bad_response';

/** The only error that an embedding engine throws. */
export class EmbeddingError extends EngineError<EmbeddingErrorCode> {}

export const badResponse = (message: string, cause?: unknown) =>
  new EmbeddingError('engine_bad_response', message, { retryable: false, cause });

export function toEmbeddingError(error: unknown): EmbeddingError {
  if (error instanceof EmbeddingError) return error;
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  const retry_after_ms = APICallError.isInstance(error)
    ? parseRetryAfter(error.responseHeaders?.['retry-after'], Date.now())
    : undefined;
  const more = {
    cause: error,
    ...(status !== undefined && { status }),
    ...(retry_after_ms !== undefined && { retry_after_ms }),
  };
  if (status === 429)
    return new EmbeddingError('engine_rate_limited', 'The embedding server asks us to slow down.', {
      ...more,
      retryable: true,
    });
  // The SDK reports an unreadable response as a failed call with status 200.
  if (status !== undefined && status < 400 && systemCode(error) === undefined)
    return badResponse('The embedding server sent something unreadable.', error);
  if (status !== undefined && status >= 400 && status < 500)
    return new EmbeddingError('engine_bad_response', `The embedding server refused: ${status}.`, {
      ...more,
      retryable: false,
    });
  const message = isNeverConnected(error)
    ? 'The embedding server cannot be reached.'
    : 'The embedding server failed.';
  return new EmbeddingError('engine_unavailable', message, { ...more, retryable: true });
}
