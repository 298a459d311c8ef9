import { randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { formatBytes } from '#shared/format-bytes.ts';
import { AppError } from '../errors.ts';
import type { Context } from '../context.ts';
import type { HttpContext, HttpVariables } from './app.ts';

/** Largest JSON body of an ordinary call. */
const MAX_BODY_BYTES = 256 * 1024;

export const newRequestId = (): string => randomUUID();

/** Request id, caller's address, counted and logged by route (never by address with its query). */
export function observe(ctx: Context): MiddlewareHandler<HttpVariables> {
  return async (c, next) => {
    const started = performance.now();
    const requestId = newRequestId();
    c.set('ctx', ctx);
    c.set('caller', null);
    c.set('requestId', requestId);
    c.set('address', addressOf(c, ctx.config.trustProxy));
    await next();
    setHeader(c, 'X-Request-Id', requestId);
    const seconds = (performance.now() - started) / 1000;
    const route = c.req.routePath;
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

function addressOf(c: HttpContext, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined;
  if (forwarded) return forwarded;
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    return 'in-process';
  }
}

/** Gzip or deflate for what is large, where the client takes it. */
export function compressLarge(): MiddlewareHandler<HttpVariables> {
  const compressed = compress({ threshold: 2048 });
  return (c, next) =>
    compressed(c, async () => {
      await next();
      // Set by the library it would make the answer anew: see setHeader.
      setHeader(c, 'Vary', 'Accept-Encoding');
    });
}

const limitTo = (bytes: number): MiddlewareHandler =>
  bodyLimit({
    maxSize: bytes,
    onError: () => {
      const size = formatBytes(bytes);
      throw new AppError('payload_too_large', {
        detail: `The request body is larger than ${size}.`,
      });
    },
  });

/** Refuses bodies over 256 KB; `uploads` names the paths that take more, in bytes. */
export function limitBody(uploads: Record<string, number> = {}): MiddlewareHandler {
  const ordinary = limitTo(MAX_BODY_BYTES);
  const larger = new Map(
    Object.entries(uploads).map(([path, bytes]) => [path, limitTo(bytes)] as const),
  );
  return (c, next) => (larger.get(c.req.path) ?? ordinary)(c, next);
}

/** Headers of every API answer. */
export const apiHeaders: MiddlewareHandler<HttpVariables> = async (c, next) => {
  await next();
  setHeader(c, 'X-Content-Type-Options', 'nosniff');
  if (!c.res.headers.has('Cache-Control')) setHeader(c, 'Cache-Control', 'no-store');
};

/**
 * Sets a header of an answer that is made already. Hono's own `c.header` would make the answer anew
 * as a stream then, which costs as much as all else in a small call.
 */
export function setHeader(c: HttpContext, name: string, value: string): void {
  c.res.headers.set(name, value);
}
