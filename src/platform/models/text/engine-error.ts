import {
  APICallError,
  InvalidResponseDataError,
  JSONParseError,
  TypeValidationError,
} from '@ai-sdk/provider';

export type TextEngineErrorCode =
  | 'engine_unavailable'
  | 'engine_timeout'
  | 'engine_rate_limited'
  | 'engine_cut_off'
  | 'engine_bad_response';

/** The one error a text engine lets out. `retryable`: the same call may succeed later. */
export class TextEngineError extends Error {
  readonly code: TextEngineErrorCode;
  readonly retryable: boolean;
  /** What the server asked us to wait (Retry-After), milliseconds. */
  readonly retry_after_ms: number | undefined;
  /** The socket closed before any byte of an answer came: safe to send again at once. */
  readonly closed_early: boolean;
  /** HTTP status of the refusal, when there was one. */
  readonly status: number | undefined;

  constructor(
    code: TextEngineErrorCode,
    message: string,
    more: {
      retryable?: boolean;
      retry_after_ms?: number;
      closed_early?: boolean;
      status?: number;
      cause?: unknown;
    } = {},
  ) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    this.name = 'TextEngineError';
    this.code = code;
    this.retryable = more.retryable ?? code !== 'engine_bad_response';
    this.retry_after_ms = more.retry_after_ms;
    this.closed_early = more.closed_early ?? false;
    this.status = more.status;
  }
}

const EARLY_CLOSE = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

function systemCode(error: unknown): string | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 6; at = at.cause, depth++) {
    const code = (at as { code?: unknown }).code;
    if (typeof code === 'string' && code !== '') return code;
  }
  return undefined;
}

/** Reads Retry-After as seconds or an HTTP date; milliseconds, at most a minute. */
export function parseRetryAfter(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), 60_000) : undefined;
}

/** Translates whatever a model threw before or while streaming. `began`: a token had arrived. */
export function toEngineError(error: unknown, began: boolean): TextEngineError {
  if (error instanceof TextEngineError) return error;
  if (APICallError.isInstance(error) && error.statusCode !== undefined) {
    const status = error.statusCode;
    if (status === 429) {
      return new TextEngineError('engine_rate_limited', 'The text engine asks us to slow down.', {
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
    return new TextEngineError('engine_cut_off', 'The reply broke off before its end.', {
      closed_early: !began,
      cause: error,
    });
  }
  const code = systemCode(error);
  return new TextEngineError(
    'engine_unavailable',
    `The text engine cannot be used now${code === undefined ? '' : ` (${code})`}.`,
    { closed_early: code !== undefined && EARLY_CLOSE.has(code), cause: error },
  );
}
