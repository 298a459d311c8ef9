import type { Env, Hono } from 'hono';
import { AppError } from '../errors.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * The methods that a path of this app supports, in the format of the Allow header; undefined if
 * none.
 */
export function allowedMethods<E extends Env>(app: Hono<E>, path: string): string | undefined {
  const taken = METHODS.filter((method) =>
    app.router.match(method, path)[0].some(([[, route]]) => route.method === method),
  );
  if (taken.length === 0) return undefined;
  return [...(taken[0] === 'GET' ? ['GET', 'HEAD', ...taken.slice(1)] : taken), 'OPTIONS'].join(
    ', ',
  );
}

/**
 * Responds to requests that no route handled: 204 to OPTIONS and 405 to other methods of an
 * existing path.
 * @throws AppError not_found, method_not_allowed
 */
export function answerOtherMethods(
  allow: string | undefined,
  method: string,
  missing?: string,
): Response {
  if (allow !== undefined && method === 'OPTIONS')
    return new Response(null, { status: 204, headers: { allow } });
  // A route with this method exists, but has found nothing.
  if (allow === undefined || allow.split(', ').includes(method))
    throw new AppError('not_found', missing === undefined ? {} : { detail: missing });
  throw new AppError('method_not_allowed', { allow });
}
