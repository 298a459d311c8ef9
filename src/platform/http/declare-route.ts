import type { RouteConfig, z } from '@hono/zod-openapi';
import type { MiddlewareHandler, Next } from 'hono';
import { accessOf, admit, type Access, type Security } from './access.ts';
import { idempotency } from '#shared/contract.ts';
import type { HttpContext, HttpVariables } from './http-context.ts';
import { errorAnswers, sessionErrorHeader } from './error-answers.ts';
import { enforceIdempotency } from './idempotency.ts';
import { limitBody } from './limit-body.ts';

type Params = Record<string, string>;

/** Rules of a route in addition to OpenAPI; they are not part of the document. */
export interface RouteRules {
  /** The maximum body size in bytes, if it differs from the default. */
  maxBody?: number;
  /** Accepts an Idempotency-Key on a GET route, because reading it starts something. */
  acceptsIdempotencyKey?: boolean;
  /**
   * Throws 403 or 404 if the caller may not change the resource. It runs before a malformed request
   * is rejected, so that a stranger learns nothing; a well-formed request skips it, since the
   * handler checks.
   */
  mayUse?: (c: HttpContext, params: Params) => Promise<unknown>;
}

interface Declared extends RouteRules {
  method: string;
  security?: Security;
  middleware?: MiddlewareHandler<HttpVariables> | readonly MiddlewareHandler<HttpVariables>[];
  request?: RouteConfig['request'];
  responses: RouteConfig['responses'];
}

/** Adds what all routes share: access control, the body limit, and the common error responses. */
export function declareRoute<T extends Declared>({
  maxBody,
  mayUse,
  acceptsIdempotencyKey,
  ...route
}: T) {
  const access = accessOf(route.security);
  const writes = route.method !== 'get';
  const headers = route.request?.headers as z.ZodObject | undefined;
  // A handler that reads the key itself stores it with its effect, in one transaction.
  const handlesKey = headers !== undefined && 'idempotency-key' in headers.shape;
  const isIdempotent =
    access !== 'public' && (writes || acceptsIdempotencyKey === true) && !handlesKey;
  const withKey = headers ? headers.extend(idempotency.shape) : idempotency;
  return {
    ...route,
    ...(isIdempotent ? { request: { ...route.request, headers: withKey } } : {}),
    middleware: [
      admit(access),
      ...(mayUse ? [checkAccessFirst(mayUse, route.request?.params as z.ZodType | undefined)] : []),
      ...(writes ? [limitBody(maxBody)] : []),
      ...(isIdempotent ? [enforceIdempotency] : []),
      ...[route.middleware ?? []].flat(),
    ],
    responses: withCommonAnswers(route, { access, isIdempotent }),
  };
}

const checkAccessFirst =
  (
    mayUse: NonNullable<RouteRules['mayUse']>,
    params: z.ZodType | undefined,
  ): MiddlewareHandler<HttpVariables> =>
  async (c, next) => {
    await next();
    if (c.get('isWellFormed')) return;
    const named = params?.safeParse(c.req.param());
    if (named?.success) await mayUse(c, named.data as Params);
  };

/** Marks the request as well-formed: from here on the handler responds. */
export const markWellFormed =
  <C extends HttpContext, R>(handler: (c: C, next: Next) => R) =>
  (c: C, next: Next): R => {
    c.set('isWellFormed', true);
    return handler(c, next);
  };

function withCommonAnswers(
  { method, request, responses }: Declared,
  { access, isIdempotent }: { access: Access; isIdempotent: boolean },
): RouteConfig['responses'] {
  const statuses = [503];
  if (isIdempotent) statuses.push(400, 409);
  if (access !== 'public') statuses.push(401, 403);
  if (request) statuses.push(400);
  if (method !== 'get') statuses.push(413);
  if (request?.body) statuses.push(415);
  const answers: RouteConfig['responses'] = { ...errorAnswers(...statuses), ...responses };
  if (access !== 'public') return answers;
  return Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => [
      status,
      { ...answer, headers: sessionErrorHeader },
    ]),
  );
}
