import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { AppError } from '../errors.ts';

/** A complete response, compressed once and sent many times. It contains no user data. */
interface CachedResponse {
  status: number;
  headers: Record<string, string>;
  /** By content coding; '' is uncompressed. Latin-1, one character per byte: see `serve`. */
  bodies: Record<'' | 'br' | 'gzip', string>;
  etag: string;
  freshUntil: number;
}

export interface AnonymousCache {
  /**
   * Returns the cached response for `key`, or renders a new one, which must be uncompressed.
   * @param admit called before anything is rendered for this request; throws to refuse it
   * @throws AppError not_ready while too many others are rendered
   */
  answer(
    key: string,
    request: Request,
    render: () => Promise<Response>,
    admit: () => Promise<void>,
  ): Promise<Response>;
  /**
   * Writes a fresh cached response directly to the socket, bypassing the application for speed.
   * Returns false, and sends nothing, if there is none.
   * @param more headers of this response only
   */
  serve(
    request: IncomingMessage,
    response: ServerResponse,
    more?: () => Record<string, string>,
  ): boolean;
  clear(): void;
}

/** Responses rendered at once. More would only make each other, and everything else, wait. */
const MAX_MAKING = 24;

const busy = (): AppError =>
  new AppError('not_ready', { detail: 'Too many pages were requested at once.', retryAfter: 1 });

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * A short-lived cache for anonymous responses: fresh for `freshMs`, then served stale while one
 * render refreshes it. Only successes, redirects, and 404s are cached. A key is a path with its
 * query, as in the request line.
 */
export function createAnonymousCache({
  freshMs,
  staleMs,
  max = 500,
  vary,
}: {
  freshMs: number;
  staleMs: number;
  max?: number;
  /** The request headers by which other caches must vary. */
  vary: string;
}): AnonymousCache {
  const cache = new LRUCache<string, CachedResponse>({ max, ttl: freshMs + staleMs });
  const making = new Map<string, Promise<CachedResponse>>();

  const make = (key: string, render: () => Promise<Response>): Promise<CachedResponse> => {
    const running = making.get(key);
    if (running) return running;
    const made = render()
      .then(pack)
      .then((answer) => {
        answer.freshUntil = Date.now() + freshMs;
        answer.headers['vary'] = vary;
        if (answer.status < 400 || answer.status === 404) cache.set(key, answer);
        return answer;
      })
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };

  return {
    async answer(key, request, render, admit) {
      const found = cache.get(key);
      if (!found) {
        await admit();
        if (making.size >= MAX_MAKING && !making.has(key)) throw busy();
        return unpack(await make(key, render), request);
      }
      if (found.freshUntil < Date.now() && making.size < MAX_MAKING)
        void make(key, render).catch(() => {});
      return unpack(found, request);
    },
    serve(request, response, more) {
      const { method, url, headers } = request;
      if (method !== 'GET' || headers.authorization !== undefined) return false;
      const answer = cache.get(url!);
      if (!answer || answer.freshUntil < Date.now()) return false;
      if (headers['if-none-match'] === answer.etag) {
        response.writeHead(304, { ...sharedHeaders(answer), ...more?.() }).end();
        return true;
      }
      const { body, extra } = choose(answer, headers['accept-encoding']);
      // Node writes a string together with the headers, which is twice as fast as a separate
      // buffer.
      response
        .writeHead(answer.status, { ...sharedHeaders(answer), ...extra, ...more?.() })
        .end(body, 'latin1');
      return true;
    },
    clear: () => cache.clear(),
  };
}

async function pack(response: Response): Promise<CachedResponse> {
  const headers = Object.fromEntries(response.headers);
  if (headers['content-encoding'] !== undefined)
    throw new Error('a response to cache is already compressed');
  delete headers['content-length'];
  const body = Buffer.from(await response.arrayBuffer());
  const [br, gz] = await Promise.all([
    // 10 % smaller than level 5, for about 20 ms on another thread every ten seconds.
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    zip(body, { level: 6 }),
  ]);
  return {
    status: response.status,
    headers,
    bodies: {
      '': body.toString('latin1'),
      br: br.toString('latin1'),
      gzip: gz.toString('latin1'),
    },
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    freshUntil: 0,
  };
}

const sharedHeaders = ({ headers, etag }: CachedResponse): Record<string, string> => ({
  ...headers,
  etag,
});

/** The body in the best coding that the client accepts, with its headers. */
function choose(
  { bodies }: CachedResponse,
  accepted = '',
): { body: string; extra: Record<string, string> } {
  const coding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : '';
  const body = bodies[coding];
  const length = { 'content-length': String(body.length) };
  return { body, extra: coding ? { 'content-encoding': coding, ...length } : length };
}

function unpack(answer: CachedResponse, request: Request): Response {
  if (request.headers.get('if-none-match') === answer.etag)
    return new Response(null, { status: 304, headers: sharedHeaders(answer) });
  const { body, extra } = choose(answer, request.headers.get('accept-encoding') ?? '');
  return new Response(request.method === 'HEAD' ? null : Buffer.from(body, 'latin1'), {
    status: answer.status,
    headers: { ...sharedHeaders(answer), ...extra },
  });
}
