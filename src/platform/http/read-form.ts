import type { MiddlewareHandler } from 'hono';
import { AppError } from '../errors.ts';
import type { HttpVariables } from './http-context.ts';

/** Refuses a body that is no multipart form, saying what to send. For a route's `middleware`. */
export const readForm = (
  wrongType: string,
  broken = 'The form could not be read. Send the file again.',
): MiddlewareHandler<HttpVariables> =>
  async function requireForm(c, next) {
    if (!/^multipart\/form-data\s*;/i.test(c.req.header('content-type') ?? ''))
      throw new AppError('unsupported_media_type', { detail: wrongType });
    try {
      await c.req.formData();
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      throw new AppError('bad_request', { detail: broken, cause });
    }
    await next();
  };
