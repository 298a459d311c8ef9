import type { RouteConfig, z } from '@hono/zod-openapi';
import type { MiddlewareHandler, Next } from 'hono';
import { accessOf, admit, type Access, type Security } from './access.ts';
import { idempotency } from '#shared/contract.ts';
import type { HttpContext, HttpVariables } from './http-context.ts';
import { errorAnswers, sessionErrorHeader } from './error-answers.ts';
import { keepAnswer } from './keep-answers.ts';
import { limitBody } from './limit-body.ts';

type Params = Record<string, string>;

/** What a route may say beside OpenAPI's own words; none of it reaches the document. */
export interface RouteRules {
  /** Largest body, where it is not the ordinary one; bytes. */
  maxBody?: number;
  /** Takes an Idempotency-Key although it only reads, since reading it begins something. */
  keepsAnswer?: boolean;
  /**
   * Throws 403 or 404 when what the path names is not the caller's to change. It is asked before a
   * request is refused for its form, so that a stranger learns nothing of it; a request of good form
   * costs nothing more, since the verb asks by itself.
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

/** A route with what holds for every route: who is let in, how large a body may be, which errors there are. */
export function declareRoute<T extends Declared>({ maxBody, mayUse, keepsAnswer, ...route }: T) {
  const access = accessOf(route.security);
  const writes = route.method !== 'get';
  const headers = route.request?.headers as z.ZodObject | undefined;
  // A verb that takes the key itself stores it with its effect, in one transaction.
  const isOwn = headers !== undefined && 'idempotency-key' in headers.shape;
  const isKept = access !== 'public' && (writes || keepsAnswer === true) && !isOwn;
  const withKey = headers ? headers.extend(idempotency.shape) : idempotency;
  return {
    ...route,
    ...(isKept ? { request: { ...route.request, headers: withKey } } : {}),
    middleware: [
      admit(access),
      ...(mayUse ? [rightBeforeForm(mayUse, route.request?.params as z.ZodType | undefined)] : []),
      ...(writes ? [limitBody(maxBody)] : []),
      ...(isKept ? [keepAnswer] : []),
      ...[route.middleware ?? []].flat(),
    ],
    responses: withCommonAnswers(route, { access, isKept }),
  };
}

const rightBeforeForm =
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

/** Notes that the request passed its schemas: from here on the verb answers. */
export const noteWellFormed =
  <C extends HttpContext, R>(handler: (c: C, next: Next) => R) =>
  (c: C, next: Next): R => {
    c.set('isWellFormed', true);
    return handler(c, next);
  };

function withCommonAnswers(
  { method, request, responses }: Declared,
  { access, isKept }: { access: Access; isKept: boolean },
): RouteConfig['responses'] {
  const statuses = [503];
  if (isKept) statuses.push(400, 409);
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
