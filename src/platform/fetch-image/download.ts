import type { LookupFunction } from 'node:net';
import { Agent, request, type Dispatcher } from 'undici';
import { checkTarget, type ResolveHost, type Target } from './check-target.ts';
import { FetchImageError } from './fetch-image-error.ts';

export const MAX_BYTES = 10_000_000;
const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** The request headers reveal nothing: no cookie, no referrer, no compression. */
const HEADERS = {
  accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
  'accept-encoding': 'identity',
  'user-agent': 'Mozilla/5.0 (compatible; picture reader)',
};

interface DownloadRules {
  resolve: ResolveHost;
  allowLoopback: boolean;
  signal: AbortSignal;
}

/** Resolves every lookup to the checked addresses, so that the name cannot change in between. */
export function pinTo({ addresses }: Target): LookupFunction {
  return (_host, options, done) => {
    if (options.all) return done(null, addresses);
    const [first] = addresses;
    done(null, first!.address, first!.family);
  };
}

/**
 * Downloads a URL, following at most three redirects, each checked like the first URL.
 * @throws FetchImageError; the signal's reason once it is aborted
 */
export async function download(address: string, rules: DownloadRules): Promise<Buffer> {
  let next = address;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const target = await orAbort(checkTarget(next, rules), rules.signal);
    const agent = new Agent({
      allowH2: false,
      connections: 1,
      pipelining: 0,
      maxHeaderSize: 16_384,
      connect: { lookup: pinTo(target) },
    });
    try {
      const answer = await request(target.url, {
        dispatcher: agent,
        headers: HEADERS,
        signal: rules.signal,
      });
      // An unread body emits an error when its connection closes.
      answer.body.on('error', () => {});
      const { location } = answer.headers;
      if (!REDIRECTS.has(answer.statusCode)) return await readBody(answer);
      if (typeof location !== 'string' || !URL.canParse(location, target.url))
        throw new FetchImageError('refused');
      next = new URL(location, target.url).href;
    } catch (error) {
      if (error instanceof FetchImageError) throw error;
      rules.signal.throwIfAborted();
      throw new FetchImageError('unreachable', error);
    } finally {
      // Closes the connection in any state; the rest of the body is discarded.
      await agent.destroy();
    }
  }
  throw new FetchImageError('too_many_redirects');
}

async function readBody({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<Buffer> {
  if (statusCode !== 200) throw new FetchImageError('refused');
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') throw new FetchImageError('encoded');
  if (Number(headers['content-length']) > MAX_BYTES) throw new FetchImageError('too_large');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new FetchImageError('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

/** A DNS lookup cannot be aborted, only ignored. */
function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason as Error);
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
