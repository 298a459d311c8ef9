import { Hono, type MiddlewareHandler } from 'hono';
import { getPath } from 'hono/utils/url';
import {
  localIdentityFetch,
  registerAccountRoutes,
  registerDevIdentity,
  sessionMiddleware,
} from '#features/accounts/server/index.ts';
import {
  registerAffiliateLinks,
  registerAffiliateRoutes,
  welcomeAffiliate,
} from '#features/affiliates/server/index.ts';
import { registerBillingRoutes } from '#features/billing/server/index.ts';
import { registerCharacterRoutes } from '#features/characters/server/index.ts';
import { registerChatRoutes } from '#features/chat/server/index.ts';
import { registerImageRoutes } from '#features/images/server/index.ts';
import {
  registerAppealRoutes,
  registerRemovalRoutes,
  registerReportRoutes,
} from '#features/moderation/server/index.ts';
import { registerSubmissionRoutes } from '#features/submissions/server/index.ts';
import type { Context } from '#platform/context.ts';
import { createAnonymousCache, type AnonymousCache } from '#platform/http/anonymous-cache.ts';
import { createApiApp, type ApiApp, type HttpVariables } from '#platform/http/app.ts';
import { handleError } from '#platform/http/error-handler.ts';
import { limitBody } from '#platform/http/limit-body.ts';
import { apiHeaders, compressLarge, observe } from '#platform/http/middleware.ts';
import { nameSchemas } from '#platform/http/name-schemas.ts';
import { allowedMethods, answerOtherMethods } from '#platform/http/other-methods.ts';
import { registerOutbox } from '#platform/mail/index.ts';
import { registerSandboxPages } from '#platform/payments/sandbox/pages.ts';
import { ACCOUNT_PARTS } from './account-parts.ts';
import { createApiDocs } from './api-docs.ts';
import { PAYMENT_LISTENERS } from './payment-listeners.ts';
import { REPORT_SUBJECTS } from './report-subjects.ts';

/** Anonymous reads that are the same for everyone are kept this long; milliseconds. */
const PUBLIC_READS = { freshMs: 5_000, staleMs: 60_000 };
const PUBLIC_PATH =
  /^\/api\/v1\/(characters(\/|$)(?!.*\/card\.|preview$|options\/picture$)|billing\/plans$|openapi\.json$)/;

/** The specification's lists end in a slash; without it they answer the same. */
function listPath(request: Request): string {
  const path = getPath(request);
  return /^\/api\/v1\/(users|characters|chat|generate)$/.test(path) ? `${path}/` : path;
}

export const createPublicReads = (): AnonymousCache => createAnonymousCache(PUBLIC_READS);

const compressOthers = compressLarge();
const compressAnswer: MiddlewareHandler<HttpVariables> = (c, next) =>
  c.get('isKept') ? next() : compressOthers(c, next);

/** The whole API: /api/v1, its documentation, and outside production the local identity under /dev. */
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

  app.use(observe(ctx));
  app.onError((error, c) => handleError(error, c));
  // What is made for the cache is a request of its own: a stale answer has left before it is remade.
  const forCache = new WeakSet<Request>();
  app.use('/api/v1/*', async (c, next) => {
    const { method, url, headers } = c.req.raw;
    if (forCache.has(c.req.raw)) {
      c.set('isKept', true);
      return next();
    }
    const path = url.slice(url.indexOf('/', 8));
    if (
      method !== 'GET' ||
      headers.has('authorization') ||
      !PUBLIC_PATH.test(path.split('?', 1)[0]!)
    )
      return next();
    return cache.answer(path, c.req.raw, async () => {
      const request = new Request(url);
      forCache.add(request);
      return app.fetch(request, c.env);
    });
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

const ABOUT = `Adults-only AI companions: browse, sign in, chat. JSON in snake_case, times in ISO 8601 UTC, ids are UUIDv7.

- **Who may call**: a call with a lock needs \`Authorization: Bearer\`; one that names \`superuser\` needs a superuser. Both are checked before anything else of the request: 401, 403, or 404 for what is another's. Calls without a lock ignore a token that does not count and say so in the \`Session-Error\` header; whether a session counts is what \`GET /users/me\` says.
- **Methods**: \`OPTIONS\` of every address answers 204 with \`Allow\`, other methods than those answer 405 with it.
- **Bodies**: at most 256 KB where nothing else is said; a larger one is answered with 413, and the connection closes.
- **Repeating**: signed-in calls that change, cost or send something take an \`Idempotency-Key\`. The same request with it again within a day has no second effect; another request with it is 409.
- **Errors** have a \`code\`, a \`detail\` and the \`request_id\`, which is the \`X-Request-Id\` header of every answer. While the server starts, all calls answer 503 with \`Retry-After\`.`;

function describeApi(appName: string): ApiApp {
  nameSchemas();
  const api = createApiApp();
  registerAccountRoutes(api, ACCOUNT_PARTS);
  registerBillingRoutes(api, PAYMENT_LISTENERS);
  registerCharacterRoutes(api);
  registerImageRoutes(api);
  registerChatRoutes(api);
  registerReportRoutes(api, REPORT_SUBJECTS);
  registerRemovalRoutes(api);
  registerAppealRoutes(api);
  registerSubmissionRoutes(api, welcomeAffiliate);
  registerAffiliateRoutes(api);
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'The `access_token` of a login call.',
  });
  api.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: `${appName} API`,
      version: '0.1.0',
      description: ABOUT,
    },
    servers: [{ url: '/api/v1' }],
  });
  return api;
}
