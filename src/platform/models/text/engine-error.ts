import {
  APICallError,
  InvalidResponseDataError,
  JSONParseError,
  TypeValidationError,
} from '@ai-sdk/provider';

import { parseRetryAfter } from '../../retry-after.ts';
import { systemCode } from '../../connection-error.ts';
import { EngineError, type EngineErrorDetails } from '../engine-error.ts';

export type TextEngineErrorCode =
  | 'engine_unavailable'
  | 'engine_timeout'
  | 'engine_rate_limited'
  | 'engine_cut_off'
  | 'engine_bad_response';

/** The only error that a text engine throws. */
export class TextEngineError extends EngineError<TextEngineErrorCode> {
  /** The socket closed before any byte of a response: safe to resend at once. */
  readonly closed_early: boolean;

  constructor(
    code: TextEngineErrorCode,
    message: string,
    more: EngineErrorDetails & { closed_early?: boolean } = {},
  ) {
    super(code, message, { ...more, retryable: more.retryable ?? code !== 'engine_bad_response' });
    this.name = 'TextEngineError';
    this.closed_early = more.closed_early ?? false;
  }
}

const EARLY_CLOSE = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/** Converts an error thrown before or during streaming. `began`: a token had arrived. */
export function toEngineError(error: unknown, began: boolean): TextEngineError {
  if (error instanceof TextEngineError) return error;
  if (APICallError.isInstance(error) && error.statusCode !== undefined) {
    const status = error.statusCode;
    if (status === 429) {
      return new TextEngineError('engine_rate_limited', 'The text engine is rate limiting us.', {
        retry_after_ms: parseRetryAfter(error.responseHeaders?.['retry-after'], Date.now()),
        status,
        cause: error,
      });
    }
    if (status === 408 || status === 409 || status >= 500) {
      return new TextEngineError('engine_unavailable', `The text engine answered ${status}.`, {
        retry_after_ms: parseRetryAfter(error.responseHeaders?.['retry-after'], Date.now()),
        status,
        cause: error,
      });
    }
    if (status >= 400) {
      return new TextEngineError(
        'engine_bad_response',
        `The text engine refused the request (${status}).`,
        { status, cause: error },
      );
    }
  }
  if (JSONParseError.isInstance(error) || TypeValidationError.isInstance(error)) {
    return new TextEngineError(
      'engine_bad_response',
      'The text engine sent something unreadable.',
      {
        retryable: true,
        cause: error,
      },
    );
  }
  if (began || InvalidResponseDataError.isInstance(error)) {
    return new TextEngineError('engine_cut_off', 'The reply was cut off before its end.', {
      closed_early: !began,
      cause: error,
    });
  }
  const code = systemCode(error);
  return new TextEngineError(
    'engine_unavailable',
    `The text engine cannot be used right now${code === undefined ? '' : ` (${code})`}.`,
    { closed_early: code !== undefined && EARLY_CLOSE.has(code), cause: error },
  );
}
