import { Hono, type MiddlewareHandler } from 'hono';
import { getPath } from 'hono/utils/url';
import type { z } from 'zod';
import {
  localIdentityFetch,
  registerDevIdentity,
  sessionMiddleware,
} from '#features/accounts/server/index.ts';
import { registerAffiliateLinks } from '#features/affiliates/server/index.ts';
import type { Context } from '#platform/context.ts';
import { createAnonymousCache, type AnonymousCache } from '#platform/http/anonymous-cache.ts';
import type { ApiApp, HttpVariables } from '#platform/http/app.ts';
import { clientAddress, IN_PROCESS } from '#platform/http/client-address.ts';
import { handleError } from '#platform/http/error-handler.ts';
import { limitBody } from '#platform/http/limit-body.ts';
import { apiHeaders, compressLarge, observe } from '#platform/http/middleware.ts';
import { allowedMethods, answerOtherMethods } from '#platform/http/other-methods.ts';
import { registerOutbox } from '#platform/mail/index.ts';
import { registerSandboxPages } from '#platform/payments/sandbox/pages.ts';
import { createApiDocs } from './api-docs.ts';
import { describeApi } from './describe-api.ts';

/** How long public reads are cached, in milliseconds. */
const PUBLIC_READS = { freshMs: 5_000, staleMs: 60_000, vary: 'accept-encoding, authorization' };
const PUBLIC_PATH =
  /^\/api\/v1\/(characters(\/|$)(?!.*\/(?:card|share)\.|preview$|options\/picture$)|billing\/plans$|openapi\.json$)/;

/** The specification's list paths end in a slash; the same paths without it work too. */
function listPath(request: Request): string {
  const path = getPath(request);
  return /^\/api\/v1\/(users|characters|chat|generate)$/.test(path) ? `${path}/` : path;
}

export const createPublicReads = (): AnonymousCache => createAnonymousCache(PUBLIC_READS);

const compressOthers = compressLarge();
const compressAnswer: MiddlewareHandler<HttpVariables> = (c, next) =>
  c.get('isCached') ? next() : compressOthers(c, next);

/**
 * Returns a function that rewrites a query to the parameters that public calls read, in a fixed
 * order; other parameters would only fill the cache.
 */
function createParamFilter(api: ApiApp): (query: URLSearchParams) => string {
  const known = api.openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== 'route' || definition.route.method !== 'get') return [];
    const { path, request } = definition.route;
    if (!PUBLIC_PATH.test(`/api/v1${path}`)) return [];
    return Object.keys((request?.query as z.ZodObject | undefined)?.shape ?? {});
  });
  const names = [...new Set(known)];
  return (query) => {
    const read = new URLSearchParams();
    for (const name of names) for (const value of query.getAll(name)) read.append(name, value);
    return read.size === 0 ? '' : `?${read}`;
  };
}

/** The whole API: /api/v1, its documentation, and, outside production, the local identity under /dev. */
export function createApi(
  base: Context,
  cache: AnonymousCache = createPublicReads(),
): Hono<HttpVariables> {
  const app = new Hono<HttpVariables>({ getPath: listPath });
  const ctx: Context = {
    ...base,
    fetch: localIdentityFetch(app, base.config, base.fetch),
  };
  const api = describeApi(ctx.config.appName);
  const keepKnownParams = createParamFilter(api);

  app.use(observe(ctx));
  app.onError((error, c) => handleError(error, c));
  // Revalidation runs as a separate request, because the stale answer was already sent.
  const forCache = new WeakSet<Request>();
  app.use('/api/v1/*', async (c, next) => {
    const { method, url, headers } = c.req.raw;
    if (forCache.has(c.req.raw)) {
      c.set('isCached', true);
      return next();
    }
    const { origin, pathname, searchParams } = new URL(url);
    if (method !== 'GET' || headers.has('authorization') || !PUBLIC_PATH.test(pathname))
      return next();
    const path = pathname + keepKnownParams(searchParams);
    const make = async (): Promise<Response> => {
      const request = new Request(origin + path);
      forCache.add(request);
      return app.fetch(request, c.env);
    };
    const address = clientAddress(c, ctx.config.trustProxy);
    // Page loaders call in-process, for a visitor who was already admitted.
    const admit = async (): Promise<void> =>
      address === IN_PROCESS ? undefined : ctx.limits.consume('visitor', address);
    return cache.answer(path, c.req.raw, make, admit);
  });
  app.use('/api/v1/*', apiHeaders, compressAnswer, sessionMiddleware(ctx));
  app.use('/dev/*', limitBody());
  app.use('/sandbox-pay/*', limitBody());
  app.route('/api/v1', api);
  app.route('/api/docs', createApiDocs(ctx.config.appName));
  registerAffiliateLinks(app, ctx);
  registerDevIdentity(app, ctx);
  registerSandboxPages(app, ctx);
  registerOutbox(app, ctx);
  app.notFound((c) => {
    const missing = c.req.path.startsWith('/api/') ? 'There is no such call. See /api/docs.' : '';
    return answerOtherMethods(allowedMethods(app, c.req.path), c.req.method, missing || undefined);
  });
  return app;
}
