import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ERRORS, type ErrorCode } from '#shared/error-codes.ts';
import { AppError, FieldError } from '../errors.ts';
import { isUnavailable, unavailable } from './unavailable.ts';
import type { HttpContext } from './app.ts';

/**
 * Database errors caused by the request or by a concurrent change: values that cannot be stored,
 * such as a NUL character, references to deleted rows, and duplicates.
 */
const REFUSALS: [sqlState: RegExp, code: ErrorCode, detail?: string][] = [
  [
    /^(22|54)/,
    'bad_request',
    'The text contains a character or a value that cannot be stored. Remove it and try again.',
  ],
  [/^23503$/, 'not_found'],
  [/^(23505|23P01|40001|40P01)$/, 'conflict'],
];

const CODE_OF_STATUS: Record<number, ErrorCode> = {
  400: 'invalid_json',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

/** Converts any thrown value into the API's error body; unexpected errors become an opaque 500. */
export function handleError(error: unknown, c: HttpContext): Response {
  const requestId = c.get('requestId');
  const appError = toAppError(error);
  if (appError && appError.cause === error && appError !== error)
    c.get('ctx').log.warn(
      { err: error, request_id: requestId, path: c.req.routePath },
      appError.code === 'not_ready' ? 'a part is not reachable' : 'refused by the database',
    );
  if (appError instanceof FieldError)
    return c.json({ detail: appError.issues, code: appError.code, request_id: requestId }, 422);
  if (!appError) {
    c.get('ctx').log.error(
      { err: error, request_id: requestId, path: c.req.routePath },
      'request failed',
    );
    return c.json(
      { detail: ERRORS.internal_error[1], code: 'internal_error', request_id: requestId },
      500,
    );
  }
  if (appError.allow !== undefined) c.header('Allow', appError.allow);
  if (appError.retryAfter !== undefined) c.header('Retry-After', String(appError.retryAfter));
  return c.json(
    { detail: appError.message, code: appError.code, request_id: requestId, ...appError.extra },
    appError.status as ContentfulStatusCode,
  );
}

function toAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (isUnavailable(error)) return unavailable(error);
  if (error instanceof HTTPException) {
    const code = CODE_OF_STATUS[error.status];
    return code && new AppError(code);
  }
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const state = (cause as { code?: unknown } | null)?.code;
  if (typeof state !== 'string') return undefined;
  const refusal = REFUSALS.find(([sqlState]) => sqlState.test(state));
  if (!refusal) return undefined;
  const [, code, detail] = refusal;
  return new AppError(code, { cause: error, ...(detail === undefined ? {} : { detail }) });
}
