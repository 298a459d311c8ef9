import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Context } from '#platform/context.ts';
import type { AnonymousCache } from '#platform/http/anonymous-cache.ts';
import { linger } from '#platform/http/linger.ts';
import { newRequestId } from '#platform/http/middleware.ts';
import { respondInText } from '#platform/http/plain-error.ts';
import { allowedMethods, answerOtherMethods } from '#platform/http/other-methods.ts';
import type { ErrorBody } from '#shared/contract.ts';
import { ERRORS } from '#shared/error-codes.ts';
import { lookUp } from '#shared/look-up.ts';
import { createApi, createPublicReads } from './api.ts';
import { everyAnswer } from './content-security.ts';
import { createMedia } from './media.ts';
import { createOperations } from './operations.ts';
import type { Readiness } from './readiness.ts';

/** Longer than the idle timeout of common proxies, so that none sends into a socket that was just closed. */
const KEEP_ALIVE_MS = 75_000;

/** Starts the HTTP server of this process's roles. Serves /health and /ready immediately, everything else after `open()`. */
export async function startHttp(
  ctx: Context,
  readiness: Readiness,
  { isDevelopment }: { isDevelopment: boolean },
): Promise<{ open(): Promise<void>; close(): Promise<void>; port: number }> {
  const operations = createOperations(ctx, readiness);
  const early = new Hono();
  early.route('/', operations);
  early.all('/api/*', (c) => {
    const [, detail] = ERRORS.not_ready;
    const body = { detail, code: 'not_ready', request_id: newRequestId() } satisfies ErrorBody;
    return c.json(body, 503, { 'retry-after': '2', 'cache-control': 'no-store' });
  });
  early.all('*', (c) =>
    c.text('Starting. Please try again in a moment.', 503, { 'retry-after': '2' }),
  );
  let listener = listenerOf(early);
  const headers = everyAnswer(ctx.config);
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    void listener(request, response);
  });
  server.on('clientError', (error, socket) => refuseUnreadable(error, socket, headers));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const port = await listen(server, ctx);
  return {
    port,
    async open() {
      listener = await createListener(ctx, operations, server, isDevelopment);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        // Event streams never end on their own; clients reconnect to another process.
        setTimeout(() => server.closeAllConnections(), 500).unref();
      }),
  };
}

/** Answers requests that are not valid HTTP, since Node's default answer lacks our headers. */
function refuseUnreadable(
  { code }: NodeJS.ErrnoException,
  socket: Duplex,
  headers: Record<string, string>,
): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = lookUp(UNREADABLE, code ?? '') ?? 400;
  const lines = Object.entries({ ...headers, Connection: 'close', 'Content-Length': '0' });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...lines.map(([name, value]) => `${name}: ${value}`),
      '\r\n',
    ].join('\r\n'),
  );
}

/** The statuses that Node uses for them. */
const UNREADABLE: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const listenerOf = (app: Hono): Listener =>
  getRequestListener(async (request, env) =>
    linger(await app.fetch(request, env), request, env.incoming as IncomingMessage),
  );

async function createListener(
  ctx: Context,
  operations: Hono,
  server: Server,
  isDevelopment: boolean,
): Promise<Listener> {
  const app = new Hono();
  app.onError((error, c) => respondInText(error, c, ctx.log));
  app.notFound((c) => answerOtherMethods(allowedMethods(app, c.req.path), c.req.method));
  app.route('/', operations);
  app.route('/media', createMedia(ctx));
  // Page loaders call the API in process, so a web process creates it even when it does not serve it.
  const reads = createPublicReads();
  const api = createApi(ctx, reads);
  if (ctx.config.roles.includes('api'))
    app
      .all('/api/*', (c) => api.fetch(c.req.raw, c.env))
      .all('/dev/*', (c) => api.fetch(c.req.raw, c.env))
      .all('/sandbox-pay/*', (c) => api.fetch(c.req.raw, c.env));
  // Referral links work on every process.
  app.all('/r/*', (c) => api.fetch(c.req.raw, c.env));
  if (!ctx.config.roles.includes('web')) return keptFirst(ctx, [reads], listenerOf(app));
  const { builtPages, createKeptPages, createWeb } = await import('./web.ts');
  if (!isDevelopment) {
    const pages = createKeptPages();
    app.route('/', createWeb(ctx, api, builtPages(), pages));
    const caches = ctx.config.roles.includes('api') ? [reads, pages] : [pages];
    return keptFirst(ctx, caches, listenerOf(app));
  }
  const { developmentPages } = await import('./development.ts');
  const { source, middleware } = await developmentPages(server);
  app.route('/', createWeb(ctx, api, source));
  const own = listenerOf(app);
  const isOwn = /^\/(api|dev|sandbox-pay|media|r|health|ready|metrics)(\/|$|\?)/;
  return (request, response) => {
    if (isOwn.test(request.url ?? '')) return own(request, response);
    return new Promise((resolve) =>
      middleware(request, response, () => resolve(own(request, response))),
    );
  };
}

/** Answers from the caches when they have a fresh response, else from the application. */
function keptFirst(ctx: Context, caches: AnonymousCache[], rest: Listener): Listener {
  const headers = () => ({ 'x-request-id': newRequestId() });
  return async (request, response) => {
    if (!caches.some((cache) => cache.serve(request, response, headers)))
      return rest(request, response);
    ctx.telemetry.requests.inc({ method: 'GET', route: 'kept', status: response.statusCode });
  };
}

function listen(server: Server, { config }: Context): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : config.port);
    });
  });
}
