import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ERRORS, type ErrorCode } from '#shared/error-codes.ts';
import { AppError, FieldError } from '../errors.ts';
import type { HttpContext } from './app.ts';

/** PostgreSQL's codes for text that it cannot store (a NUL character, for example). */
const UNSTORABLE = new Set(['22021', '22P05']);

const CODE_OF_STATUS: Record<number, ErrorCode> = {
  400: 'invalid_json',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

/** Turns anything thrown into the contract's error body; what is not expected becomes an opaque 500. */
export function handleError(error: unknown, c: HttpContext): Response {
  const requestId = c.get('requestId');
  const known = toAppError(error);
  if (known instanceof FieldError)
    return c.json({ detail: known.issues, code: known.code, request_id: requestId }, 422);
  if (!known) {
    c.get('ctx').log.error(
      { err: error, request_id: requestId, path: c.req.routePath },
      'request failed',
    );
    return c.json(
      { detail: ERRORS.internal_error[1], code: 'internal_error', request_id: requestId },
      500,
    );
  }
  if (known.allow !== undefined) c.header('Allow', known.allow);
  if (known.retryAfter !== undefined) c.header('Retry-After', String(known.retryAfter));
  return c.json(
    { detail: known.message, code: known.code, request_id: requestId, ...known.extra },
    known.status as ContentfulStatusCode,
  );
}

function toAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException) {
    const code = CODE_OF_STATUS[error.status];
    return code && new AppError(code);
  }
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const code = (cause as { code?: unknown } | null)?.code;
  if (typeof code === 'string' && UNSTORABLE.has(code))
    return new AppError('bad_request', {
      detail: 'The text holds a character that cannot be stored. Remove it and try again.',
    });
  return undefined;
}
