import type { MiddlewareHandler } from 'hono';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { SESSION_ERROR, type HttpVariables } from '#platform/http/app.ts';
import { setHeader } from '#platform/http/middleware.ts';
import { createSessionStore, SuspendedSession } from './session-store.ts';

/**
 * Sets `caller` from `Authorization: Bearer`, the only accepted credential: no cookie, query or other
 * header. An invalid token leaves the caller anonymous: private routes refuse with the reason, public
 * routes respond normally and name the reason in a header.
 */
export function sessionMiddleware(ctx: Context): MiddlewareHandler<HttpVariables> {
  const store = createSessionStore(ctx);
  return async (c, next) => {
    const header = c.req.header('authorization');
    if (header === undefined) return next();
    try {
      // Duplicate headers are joined by a comma, which no token contains, so they are refused.
      const token = /^Bearer +([\w-]+)$/i.exec(header)?.[1];
      if (!token) throw new AppError('unauthorized');
      c.set('caller', await store.resolve(token));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      c.set('sessionProblem', error);
      if (error instanceof SuspendedSession) c.set('suspendedCaller', error.caller);
    }
    await next();
    const problem = c.get('sessionProblem');
    if (problem) setHeader(c, SESSION_ERROR, problem.code);
  };
}
