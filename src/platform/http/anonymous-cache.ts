import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A whole answer, compressed once and sent many times. Holds nothing of any user. */
interface KeptAnswer {
  status: number;
  headers: Record<string, string>;
  /** By content coding; '' is the plain one. Latin-1, one character a byte: see `serve`. */
  bodies: Record<'' | 'br' | 'gzip', string>;
  etag: string;
  freshUntil: number;
}

export interface AnonymousCache {
  /** The kept answer for `key`, or a new one. What `render` gives must not be compressed. */
  answer(key: string, request: Request, render: () => Promise<Response>): Promise<Response>;
  /**
   * Sends a kept answer that is still fresh straight to the socket, past the application: a third of
   * a bare server's speed needs that. Answers false, and sends nothing, when there is none.
   * @param more headers of this one answer
   */
  serve(
    request: IncomingMessage,
    response: ServerResponse,
    more?: () => Record<string, string>,
  ): boolean;
  clear(): void;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Short cache for anonymous answers: fresh for `freshMs`, then served stale once more while it is
 * made anew; concurrent makers of one key are one. Only what is found, moved or missing is kept.
 * A key is a path with its query, as the request line has it.
 */
export function createAnonymousCache({
  freshMs,
  staleMs,
  max = 500,
}: {
  freshMs: number;
  staleMs: number;
  max?: number;
}): AnonymousCache {
  const kept = new LRUCache<string, KeptAnswer>({ max, ttl: freshMs + staleMs });
  const making = new Map<string, Promise<KeptAnswer>>();

  const make = (key: string, render: () => Promise<Response>): Promise<KeptAnswer> => {
    const running = making.get(key);
    if (running) return running;
    const made = render()
      .then(pack)
      .then((answer) => {
        answer.freshUntil = Date.now() + freshMs;
        if (answer.status < 400 || answer.status === 404) kept.set(key, answer);
        return answer;
      })
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };

  return {
    async answer(key, request, render) {
      const found = kept.get(key);
      if (found && found.freshUntil < Date.now()) void make(key, render).catch(() => {});
      return unpack(found ?? (await make(key, render)), request);
    },
    serve(request, response, more) {
      const { method, url, headers } = request;
      if (method !== 'GET' || headers.authorization !== undefined) return false;
      const answer = kept.get(url!);
      if (!answer || answer.freshUntil < Date.now()) return false;
      if (headers['if-none-match'] === answer.etag) {
        response.writeHead(304, { ...sharedHeaders(answer), ...more?.() }).end();
        return true;
      }
      const { body, extra } = choose(answer, headers['accept-encoding']);
      // Node sends a string with its headers in one write, which is twice as fast as a buffer after them.
      response
        .writeHead(answer.status, { ...sharedHeaders(answer), ...extra, ...more?.() })
        .end(body, 'latin1');
      return true;
    },
    clear: () => kept.clear(),
  };
}

async function pack(response: Response): Promise<KeptAnswer> {
  const headers = Object.fromEntries(response.headers);
  if (headers['content-encoding'] !== undefined)
    throw new Error('an answer that is to be kept was compressed already');
  delete headers['content-length'];
  const body = Buffer.from(await response.arrayBuffer());
  const [br, gz] = await Promise.all([
    // A tenth smaller than at 5, for some 20 ms of another thread once in ten seconds.
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

const sharedHeaders = ({ headers, etag }: KeptAnswer): Record<string, string> => ({
  ...headers,
  etag,
  vary: 'accept-encoding, authorization',
});

/** The body in the best coding that the client takes, and the headers that belong to it. */
function choose(
  { bodies }: KeptAnswer,
  accepted = '',
): { body: string; extra: Record<string, string> } {
  const coding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : '';
  const body = bodies[coding];
  const length = { 'content-length': String(body.length) };
  return { body, extra: coding ? { 'content-encoding': coding, ...length } : length };
}

function unpack(answer: KeptAnswer, request: Request): Response {
  if (request.headers.get('if-none-match') === answer.etag)
    return new Response(null, { status: 304, headers: sharedHeaders(answer) });
  const { body, extra } = choose(answer, request.headers.get('accept-encoding') ?? '');
  return new Response(request.method === 'HEAD' ? null : Buffer.from(body, 'latin1'), {
    status: answer.status,
    headers: { ...sharedHeaders(answer), ...extra },
  });
}
