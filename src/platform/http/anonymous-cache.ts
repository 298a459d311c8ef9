import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A whole answer, compressed once and sent many times. Holds nothing of any user. */
export interface CachedAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  br: Buffer;
  gzip: Buffer;
  etag: string;
  freshUntil: number;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Short cache for anonymous answers: fresh for `freshMs`, then served stale once more while it is
 * made anew; concurrent makers of one key are one. Failures (status ≥ 500) are not kept.
 */
export function createAnonymousCache({
  freshMs,
  staleMs,
  max = 500,
}: {
  freshMs: number;
  staleMs: number;
  max?: number;
}) {
  const kept = new LRUCache<string, CachedAnswer>({ max, ttl: freshMs + staleMs });
  const making = new Map<string, Promise<CachedAnswer>>();

  const make = (key: string, render: () => Promise<Response>): Promise<CachedAnswer> => {
    const running = making.get(key);
    if (running) return running;
    const made = render()
      .then(pack)
      .then((answer) => {
        answer.freshUntil = Date.now() + freshMs;
        if (answer.status < 500) kept.set(key, answer);
        return answer;
      })
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };

  return {
    async answer(
      key: string,
      request: Request,
      render: () => Promise<Response>,
    ): Promise<Response> {
      const found = kept.get(key);
      if (found && found.freshUntil < Date.now()) void make(key, render).catch(() => {});
      return unpack(found ?? (await make(key, render)), request);
    },
    clear: () => kept.clear(),
  };
}

async function pack(response: Response): Promise<CachedAnswer> {
  const body = Buffer.from(await response.arrayBuffer());
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    zip(body, { level: 6 }),
  ]);
  const headers = Object.fromEntries(response.headers);
  delete headers['content-length'];
  return {
    status: response.status,
    headers,
    body,
    br,
    gzip: gz,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    freshUntil: 0,
  };
}

function unpack(answer: CachedAnswer, request: Request): Response {
  const headers: Record<string, string> = {
    ...answer.headers,
    etag: answer.etag,
    vary: 'accept-encoding, authorization',
  };
  if (request.headers.get('if-none-match') === answer.etag)
    return new Response(null, { status: 304, headers });
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
  const body = encoding === 'br' ? answer.br : encoding === 'gzip' ? answer.gzip : answer.body;
  if (encoding) headers['content-encoding'] = encoding;
  headers['content-length'] = String(body.length);
  return new Response(request.method === 'HEAD' ? null : (body as unknown as BodyInit), {
    status: answer.status,
    headers,
  });
}
