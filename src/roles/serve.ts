import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Context } from '#platform/context.ts';
import type { AnonymousCache } from '#platform/http/anonymous-cache.ts';
import {
  createCallSockets,
  type CallSockets,
  type CallTimes,
} from '#features/calls/server/index.ts';
import { dropUnread } from '#platform/http/drop-unread.ts';
import { linger } from '#platform/http/linger.ts';
import { requestIdOf } from '#platform/http/middleware.ts';
import { respondInText } from '#platform/http/plain-error.ts';
import { allowedMethods, answerOtherMethods } from '#platform/http/other-methods.ts';
import type { ErrorBody } from '#shared/contract.ts';
import { ERRORS } from '#shared/error-codes.ts';
import { createApi, createPublicReads } from './api.ts';
import { everyAnswer } from './content-security.ts';
import { listen } from './listen.ts';
import { createMedia } from './media.ts';
import { answerAtOnce, answerUnreadable } from './odd-requests.ts';
import { createOperations } from './operations.ts';
import type { Readiness } from './readiness.ts';

/** How often a closing server checks for remaining requests. Milliseconds. */
const LINGER_MS = 50;
/** Longer than the idle timeout of common proxies, so that none sends into a socket that was just closed. */
const KEEP_ALIVE_MS = 75_000;
/** How long a client may read nothing of its response. Milliseconds. */
const UNREAD_MS = 120_000;

export interface HttpRole {
  readonly port: number;
  /** Serves everything. */
  open(): Promise<void>;
  /**
   * Keeps answering, but closes each connection after its response, so that a client's next call
   * goes elsewhere.
   */
  closeAfterEachAnswer(): void;
  /**
   * Accepts no more connections; requests in progress have until the deadline, a time in
   * milliseconds.
   */
  close(deadline: number): Promise<void>;
}

/**
 * Starts the HTTP server of this process's roles. Serves /health and /ready immediately, everything
 * else after `open()`. If these two have their own port, this one opens only then, because every
 * load balancer understands a closed port.
 */
export async function startHttp(
  ctx: Context,
  readiness: Readiness,
  { isDevelopment, callTimes }: { isDevelopment: boolean; callTimes?: CallTimes },
): Promise<HttpRole> {
  const hasOwnPort = ctx.config.operationsPort !== undefined;
  const operations = hasOwnPort ? new Hono() : createOperations(ctx, readiness, { isPublic: true });
  const early = new Hono();
  early.route('/', operations);
  early.all('/api/*', (c) => {
    const [, detail] = ERRORS.not_ready;
    const request_id = requestIdOf(c.req.header('x-request-id'));
    const body = { detail, code: 'not_ready', request_id } satisfies ErrorBody;
    return c.json(body, 503, {
      'x-request-id': request_id,
      'retry-after': '2',
      'cache-control': 'no-store',
    });
  });
  early.all('*', (c) =>
    c.text('Starting. Please try again in a moment.', 503, { 'retry-after': '2' }),
  );
  let listener = listenerOf(early);
  let isLeaving = false;
  let underWay = 0;
  let closePages = async (): Promise<void> => {};
  const headers = everyAnswer(ctx.config);
  const { host } = new URL(ctx.config.publicUrl);
  let sockets: CallSockets | undefined;
  const options = {
    requireHostHeader: false,
    // In development, Vite has its own socket on this server. Other upgrade requests are answered
    // as ordinary requests.
    shouldUpgradeCallback: ({ url }: IncomingMessage) =>
      isDevelopment || sockets?.isSocket(url) === true,
  };
  const server = createServer(options, (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    followResponse(response);
    underWay += 1;
    response.once('close', () => (underWay -= 1));
    if (isLeaving) response.setHeader('connection', 'close');
    if (answerAtOnce(request, response)) return;
    // HTTP/1.0, which proxies use for /health, has none.
    request.headers.host ||= host;
    void listener(request, response);
  });
  const followResponse = dropUnread(server, UNREAD_MS);
  answerUnreadable(server, headers);
  server.on('upgrade', (request, connection, head) => {
    if (sockets?.isSocket(request.url)) sockets.upgrade(request, connection, head);
    else if (!isDevelopment) connection.destroy();
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  let port = 0;
  const listenNow = async (): Promise<void> => {
    port = await listen(server, ctx.config.host, ctx.config.port);
  };
  if (!hasOwnPort) await listenNow();
  return {
    get port() {
      return port;
    },
    async open() {
      const made = await createListener(ctx, operations, server, isDevelopment);
      listener = made.listener;
      closePages = made.close ?? closePages;
      if (ctx.config.roles.includes('api')) sockets = createCallSockets(ctx, headers, callTimes);
      if (hasOwnPort) await listenNow();
    },
    closeAfterEachAnswer: () => void (isLeaving = true),
    async close(deadline) {
      isLeaving = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // A new connection may not have sent its request yet.
      do await new Promise((resolve) => setTimeout(resolve, LINGER_MS));
      while (underWay > 0 && Date.now() < deadline);
      server.closeAllConnections();
      await sockets?.close();
      await closePages();
      await closed;
    },
  };
}

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
): Promise<{ listener: Listener; close?: () => Promise<void> }> {
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
  if (!ctx.config.roles.includes('web'))
    return { listener: keptFirst(ctx, [reads], listenerOf(app)) };
  const { builtPages, createPageCache, createWeb } = await import('./web.ts');
  if (!isDevelopment) {
    const pages = createPageCache();
    app.route('/', createWeb(ctx, api, builtPages(), pages));
    const caches = ctx.config.roles.includes('api') ? [reads, pages] : [pages];
    return { listener: keptFirst(ctx, caches, listenerOf(app)) };
  }
  const { developmentPages } = await import('./development.ts');
  const { source, middleware, close } = await developmentPages(server);
  app.route('/', createWeb(ctx, api, source));
  const own = listenerOf(app);
  const isOwn = /^\/(api|dev|sandbox-pay|media|r|health|ready|metrics)(\/|$|\?)/;
  const listener: Listener = (request, response) => {
    if (isOwn.test(request.url ?? '')) return own(request, response);
    return new Promise((resolve) =>
      middleware(request, response, () => resolve(own(request, response))),
    );
  };
  return { listener, close };
}

/** Answers from the caches when they have a fresh response, else from the application. */
function keptFirst(ctx: Context, caches: AnonymousCache[], rest: Listener): Listener {
  return async (request, response) => {
    const headers = () => ({ 'x-request-id': requestIdOf(request.headers['x-request-id']) });
    if (!caches.some((cache) => cache.serve(request, response, headers)))
      return rest(request, response);
    ctx.telemetry.requests.inc({ method: 'GET', route: 'kept', status: response.statusCode });
  };
}
