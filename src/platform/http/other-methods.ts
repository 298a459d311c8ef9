import type { Env, Hono } from 'hono';
import { AppError } from '../errors.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The methods that an address of this app takes, as an Allow header has them; undefined: none has it. */
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
 * Answers what no route of an app took: 204 to OPTIONS, and 405 to other methods, of an address that exists.
 * @throws AppError not_found, method_not_allowed
 */
export function answerOtherMethods(
  allow: string | undefined,
  method: string,
  missing?: string,
): Response {
  if (allow !== undefined && method === 'OPTIONS')
    return new Response(null, { status: 204, headers: { allow } });
  // A route that takes the method may find nothing there.
  if (allow === undefined || allow.split(', ').includes(method))
    throw new AppError('not_found', missing === undefined ? {} : { detail: missing });
  throw new AppError('method_not_allowed', { allow });
}
