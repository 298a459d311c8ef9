import type { LookupFunction } from 'node:net';
import { Agent, request, type Dispatcher } from 'undici';
import { checkTarget, type ResolveHost, type Target } from './check-target.ts';
import { FetchImageError } from './fetch-image-error.ts';

export const MAX_BYTES = 10_000_000;
const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** The product's own connection knows nothing of us: no cookie, no referrer, nothing to unpack. */
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

/** Answers every question for an address with the ones that were checked, whatever the name says now. */
export function pinTo({ addresses }: Target): LookupFunction {
  return (_host, options, done) => {
    if (options.all) return done(null, addresses);
    const [first] = addresses;
    done(null, first!.address, first!.family);
  };
}

/**
 * The bytes behind an address, following at most three redirects, each checked like the first.
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
      // A body that is left unread errors when its connection ends.
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
      // Ends the connection wherever it stands; what it still holds is nobody's concern.
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

/** A name's resolution cannot be called off, only left. */
function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason as Error);
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
