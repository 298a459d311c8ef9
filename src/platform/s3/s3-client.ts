import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { parseRetryAfter } from '../retry-after.ts';
import { bucketAddress, type S3Settings } from './bucket-address.ts';
import { readErrorCode } from './s3-answers.ts';

interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Without a key, the request concerns the bucket. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
  /** The number of attempts. */
  attempts?: number;
}

/** An error response of the service; `code` is the service's own, such as SlowDown. */
export class S3Error extends Error {
  readonly status: number;
  readonly code: string;
  /** The wait that the service requests, in milliseconds. */
  readonly retry_after_ms: number | undefined;
  constructor(
    what: string,
    answer: { status: number; code: string; retry_after_ms: number | undefined },
  ) {
    super(`S3: ${what} returned ${answer.status} ${answer.code}`);
    this.status = answer.status;
    this.code = answer.code;
    this.retry_after_ms = answer.retry_after_ms;
  }
}

/** The response ended early or was not an S3 response: worth a retry. */
export class S3AnswerBroken extends Error {}

const ATTEMPTS = 4;
/** The first delay is half to all of this; each further delay doubles. Milliseconds. */
const PAUSE_MS = 200;
const MAX_PAUSE_MS = 5000;
/** The timeout of one attempt, extended for large uploads: at least 100 KB per second. */
const ATTEMPT_MS = 15_000;
const BYTES_PER_MS = 100;
/** The clocks differ; the service's time is used for the next attempt. */
const SKEWED = 'RequestTimeTooSkewed';
const SKEW_MS = 10 * 60_000;
const TRANSIENT_CODES = ['SlowDown', 'RequestTimeout', 'InternalError', SKEWED];
const EMPTY_SHA256 = createHash('sha256').digest('hex');

export interface S3Client {
  /**
   * Sends a request, with retries, and reads its response within the same attempt.
   * @throws S3Error
   */
  send<T>(request: S3Request, read: (answer: Response) => Promise<T>): Promise<T>;
  /**
   * An address that anybody can use for `seconds`; it stays the same for half of that, so that it
   * is cached.
   */
  presign(request: { method: 'GET' | 'HEAD'; key: string }, seconds: number): Promise<string>;
  lastFailure(): string | undefined;
}

export interface S3Timing {
  attemptMs?: number;
  pauseMs?: number;
}

/** Sends signed requests (SigV4) to one bucket; retries network errors, 429, and 5xx. */
export function createS3Client(settings: S3Settings, timing: S3Timing = {}): S3Client {
  const { attemptMs = ATTEMPT_MS, pauseMs = PAUSE_MS } = timing;
  const base = bucketAddress(settings);
  const signingKeys = new Map<string, ArrayBuffer>();
  /** How far the service's clock is ahead of ours; milliseconds. */
  let clockAhead = 0;
  let failure: string | undefined;

  async function attempt<T>(request: S3Request, read: (answer: Response) => Promise<T>) {
    const { method, key = '', query = {}, headers = {}, body } = request;
    const url = new URL(base + encodeKey(key));
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const digest = body ? createHash('sha256').update(body).digest('hex') : EMPTY_SHA256;
    const signed = await new AwsV4Signer({
      ...settings,
      url: url.href,
      method,
      headers: { ...headers, 'x-amz-content-sha256': digest },
      service: 's3',
      cache: signingKeys,
      datetime: awsTime(Date.now() + clockAhead),
    }).sign();
    // Not signed, since proxies may change it. Lengths refer to the stored bytes.
    signed.headers.set('accept-encoding', 'identity');
    const within = attemptMs + (body?.byteLength ?? 0) / BYTES_PER_MS;
    const abort = new AbortController();
    const late = () => abort.abort(new S3AnswerBroken(`S3: no answer within ${within} ms`));
    const timer = setTimeout(late, within);
    try {
      const answer = await fetch(signed.url, {
        method,
        headers: signed.headers,
        redirect: 'manual',
        signal: abort.signal,
        ...(body ? { body } : {}),
      });
      if (answer.ok) return await read(answer);
      throw await errorOf(request, answer);
    } finally {
      clearTimeout(timer);
    }
  }

  async function errorOf(request: S3Request, answer: Response): Promise<S3Error> {
    const { method, key } = request;
    const isBare = method === 'HEAD';
    let code = readErrorCode(await answer.text()) ?? answer.statusText.replaceAll(' ', '');
    const ahead = Date.parse(answer.headers.get('date') ?? '') - Date.now();
    // A HEAD response has no error code, so a clock difference identifies this error.
    if (isBare && answer.status === 403 && Math.abs(ahead - clockAhead) > SKEW_MS) code = SKEWED;
    if (isBare && answer.status === 400) code = 'RequestTimeout';
    if (code === SKEWED && !Number.isNaN(ahead)) clockAhead = ahead;
    return new S3Error(`${method} ${key || 'of the bucket'}`, {
      status: answer.status,
      code,
      retry_after_ms: parseRetryAfter(answer.headers.get('retry-after'), Date.now()),
    });
  }

  return {
    async send(request, read) {
      for (let tried = 1; ; tried += 1)
        try {
          const answer = await attempt(request, read);
          failure = undefined;
          return answer;
        } catch (error) {
          if (tried === (request.attempts ?? ATTEMPTS) || !isTransient(error)) {
            failure = isAbsence(error) ? undefined : messageOf(error);
            throw error;
          }
          await pause(tried, error, pauseMs);
        }
    },
    async presign({ method, key }, seconds) {
      const { publicEndpoint: endpoint = settings.endpoint } = settings;
      const url = new URL(bucketAddress({ ...settings, endpoint }) + encodeKey(key));
      // Whenever it is issued in a window, it is valid for at least half of the time.
      const window = seconds * 500;
      const from = Math.floor((Date.now() + clockAhead) / window) * window;
      url.searchParams.set('X-Amz-Expires', String(seconds));
      url.searchParams.set('response-cache-control', `private, max-age=${Math.floor(seconds / 2)}`);
      const signed = await new AwsV4Signer({
        ...settings,
        url: url.href,
        method,
        service: 's3',
        signQuery: true,
        cache: signingKeys,
        datetime: awsTime(from),
      }).sign();
      return signed.url.href;
    },
    lastFailure: () => failure,
  };
}

/** A missing file or an unsatisfiable range is a result, not a failure. */
const isAbsence = (error: unknown): boolean =>
  error instanceof S3Error &&
  (error.status === 416 || (error.status === 404 && error.code !== 'NoSuchBucket'));

function isTransient(error: unknown): boolean {
  if (!(error instanceof S3Error)) return true;
  const { status, code } = error;
  if (status >= 500 || status === 429 || status === 408) return true;
  return TRANSIENT_CODES.includes(code);
}

export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `: ${error.cause.message || error.cause.name}` : '';
  return error.message + cause;
}

async function pause(tried: number, error: unknown, pauseMs: number): Promise<void> {
  const jittered = pauseMs * 2 ** (tried - 1) * (0.5 + Math.random() / 2);
  const asked = error instanceof S3Error ? (error.retry_after_ms ?? 0) : 0;
  const ms = Math.min(Math.max(jittered, asked), MAX_PAUSE_MS);
  await new Promise((resolve) => setTimeout(resolve, ms));
}

const encodeKey = (key: string): string =>
  key
    .split('/')
    .map((part) =>
      encodeURIComponent(part).replace(
        /[!'()*]/g,
        (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
      ),
    )
    .join('/');

const awsTime = (ms: number): string => new Date(ms).toISOString().replace(/[:-]|\.\d{3}/g, '');
