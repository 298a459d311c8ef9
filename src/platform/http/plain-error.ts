import type { Context as HonoContext } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { AppError } from '../errors.ts';
import type { Log } from '../log.ts';
import { isUnavailable, unavailable } from './unavailable.ts';

/**
 * Converts an error outside the API into a plain sentence; unexpected errors are logged and reveal
 * nothing.
 */
export function respondInText(error: unknown, c: HonoContext, log: Log): Response {
  const isKnown = error instanceof AppError;
  if (!isKnown) log.error({ err: error, path: c.req.routePath }, 'request failed');
  const appError = isKnown
    ? error
    : isUnavailable(error)
      ? unavailable(error)
      : new AppError('internal_error');
  return c.text(appError.message, appError.status as ContentfulStatusCode, {
    'cache-control': 'no-store',
    ...(appError.allow === undefined ? {} : { allow: appError.allow }),
    ...(appError.retryAfter === undefined ? {} : { 'retry-after': String(appError.retryAfter) }),
  });
}
