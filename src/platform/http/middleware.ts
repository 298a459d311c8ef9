import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { readRequestId, readTraceparent, runFrom } from '../origin.ts';
import type { Context } from '../context.ts';
import type { Span } from '../tracing/tracing.ts';
import type { HttpContext, HttpVariables } from './app.ts';
import { clientAddress } from './client-address.ts';

/** The id that came with the request, if it is one, else a new one. */
export const requestIdOf = (given: unknown): string => readRequestId(given) ?? randomUUID();

/**
 * Sets the request id and the caller's address, and counts and logs requests by route, never with
 * the query.
 */
export function observe(ctx: Context): MiddlewareHandler<HttpVariables> {
  return async (c, next) => {
    const started = performance.now();
    const requestId = requestIdOf(c.req.header('x-request-id'));
    c.set('ctx', ctx);
    c.set('caller', null);
    c.set('requestId', requestId);
    c.set('address', clientAddress(c, ctx.config.trustProxy));
    const span = ctx.tracing.start(c.req.method, {
      kind: 'server',
      parent: { traceparent: readTraceparent(c.req.header('traceparent')) },
    });
    await runFrom({ requestId, traceparent: span.traceparent }, next);
    // The router discards the body of GET for HEAD: an event stream would run for nobody.
    if (c.req.method === 'HEAD') await c.res.body?.cancel();
    setHeader(c, 'X-Request-Id', requestId);
    const seconds = (performance.now() - started) / 1000;
    const route = c.req.routePath;
    endSpan(span, c, requestId);
    ctx.telemetry.requests.inc({ method: c.req.method, route, status: c.res.status });
    ctx.telemetry.requestSeconds.observe({ route }, seconds);
    ctx.log.debug(
      {
        request_id: requestId,
        method: c.req.method,
        route,
        status: c.res.status,
        ms: Math.round(seconds * 1000),
        user: c.get('caller')?.id,
      },
      'request',
    );
  };
}

function endSpan(span: Span, c: HttpContext, requestId: string): void {
  if (!span.traceparent) return;
  const { method, routePath } = c.req;
  const { status } = c.res;
  span.rename(`${method} ${routePath}`);
  span.set({
    'http.request.method': method,
    'http.route': routePath,
    'http.response.status_code': status,
    'everafter.request_id': requestId,
  });
  if (status >= 500) span.fail(String(status));
  span.end();
}

/** Compresses large responses with gzip or deflate if the client accepts it. */
export function compressLarge(): MiddlewareHandler<HttpVariables> {
  const compressed = compress({ threshold: 2048 });
  return (c, next) =>
    compressed(c, async () => {
      await next();
      // The library's own header call would rebuild the response: see setHeader.
      setHeader(c, 'Vary', 'Accept-Encoding');
    });
}

/** The headers of every API response. */
export const apiHeaders: MiddlewareHandler<HttpVariables> = async (c, next) => {
  await next();
  setHeader(c, 'X-Content-Type-Options', 'nosniff');
  if (!c.res.headers.has('Cache-Control')) setHeader(c, 'Cache-Control', 'no-store');
};

/**
 * Sets a header of a finished response. Hono's `c.header` would rebuild the response as a stream,
 * which doubles the cost of a small call.
 */
export function setHeader(c: HttpContext, name: string, value: string): void {
  c.res.headers.set(name, value);
}
