import type { MiddlewareHandler } from 'hono';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { SESSION_ERROR, type HttpVariables } from '#platform/http/app.ts';
import { setHeader } from '#platform/http/middleware.ts';
import { createSessionStore, HeldSession } from './session-store.ts';

/**
 * Sets `caller` from `Authorization: Bearer`, the only thing that authenticates: no cookie, no
 * query, no other header. A token that names no live session leaves the caller anonymous: private
 * calls refuse them with the reason, public ones answer as to anyone and name it in a header.
 */
export function sessionMiddleware(ctx: Context): MiddlewareHandler<HttpVariables> {
  const store = createSessionStore(ctx);
  return async (c, next) => {
    const header = c.req.header('authorization');
    if (header === undefined) return next();
    try {
      // Two headers arrive joined by a comma, which no token holds: such a request is refused.
      const token = /^Bearer +([\w-]+)$/i.exec(header)?.[1];
      if (!token) throw new AppError('unauthorized');
      c.set('caller', await store.resolve(token));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      c.set('sessionProblem', error);
      if (error instanceof HeldSession) c.set('suspendedCaller', error.caller);
    }
    await next();
    const problem = c.get('sessionProblem');
    if (problem) setHeader(c, SESSION_ERROR, problem.code);
  };
}
