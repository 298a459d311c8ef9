import type { MiddlewareHandler } from 'hono';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { HttpVariables } from '#platform/http/app.ts';
import { createSessionStore } from './session-store.ts';

/**
 * Sets `caller` from `Authorization: Bearer`, the only thing that authenticates: no cookie, no
 * query, no other header. Without that header the caller is anonymous; with one that does not
 * name a live session the answer is 401 on every route, so that clients notice.
 */
export function sessionMiddleware(ctx: Context): MiddlewareHandler<HttpVariables> {
  const store = createSessionStore(ctx);
  return async (c, next) => {
    const header = c.req.header('authorization');
    if (header !== undefined) {
      // Two headers arrive joined by a comma, which no token holds: such a request is refused.
      const token = /^Bearer +([\w-]+)$/i.exec(header)?.[1];
      if (!token) throw new AppError('unauthorized');
      c.set('caller', await store.resolve(token));
    }
    await next();
  };
}
