import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { readErrorCode } from './s3-answers.ts';

export interface S3Settings {
  /** Scheme, host and port of the service. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** True: the bucket is the first part of the path; false: the first part of the host. */
  pathStyle: boolean;
  /** Stands before every key; empty, or with a slash at its end. */
  prefix: string;
}

interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Without one the bucket itself is asked. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
}

/** What the service answered instead of doing as asked; `code` is its own word, such as SlowDown. */
export class S3Error extends Error {
  readonly status: number;
  readonly code: string;
  /** Seconds that the service asks to wait. */
  readonly retryAfter: number | undefined;
  constructor(what: string, answer: { status: number; code: string; retryAfter?: number }) {
    super(`S3: ${what} was answered ${answer.status} ${answer.code}`);
    this.status = answer.status;
    this.code = answer.code;
    this.retryAfter = answer.retryAfter;
  }
}

/** The answer ended early or was not what S3 answers: worth another try. */
export class S3AnswerBroken extends Error {}

const ATTEMPTS = 4;
/** The first pause is half to all of it, each further one twice as long. Milliseconds. */
const PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5000;
/** An attempt may take this long, and longer for much to send: at least 100 KB a second. */
const ATTEMPT_MS = 15_000;
const BYTES_PER_MS = 100;
/** Our clock differs from the service's, which is then taken for the next try. */
const SKEWED = 'RequestTimeTooSkewed';
const SKEW_MS = 10 * 60_000;
const PASSING_CODES = ['SlowDown', 'RequestTimeout', 'InternalError', SKEWED];
const EMPTY_SHA256 = createHash('sha256').digest('hex');

export interface S3Client {
  /** Sends a request, again while that can help, and reads its answer within the same attempt. @throws S3Error */
  send<T>(request: S3Request, read: (answer: Response) => Promise<T>): Promise<T>;
  lastFailure(): string | undefined;
}

export interface S3Timing {
  attemptMs?: number;
  pauseMs?: number;
}

/** Signed requests (SigV4) to one bucket, tried again on errors of the network, 429 and 5xx. */
export function createS3Client(settings: S3Settings, timing: S3Timing = {}): S3Client {
  const { attemptMs = ATTEMPT_MS, pauseMs = PAUSE_MS } = timing;
  const base = bucketAddress(settings);
  const signingKeys = new Map<string, ArrayBuffer>();
  /** What the service's clock is ahead of ours; milliseconds. */
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
    // Not signed: proxies may change it. Lengths are those of what is stored.
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
    // HEAD is answered without a word: the service's clock must tell.
    if (isBare && answer.status === 403 && Math.abs(ahead - clockAhead) > SKEW_MS) code = SKEWED;
    if (isBare && answer.status === 400) code = 'RequestTimeout';
    if (code === SKEWED && !Number.isNaN(ahead)) clockAhead = ahead;
    const wait = Number(answer.headers.get('retry-after'));
    return new S3Error(`${method} ${key || 'of the bucket'}`, {
      status: answer.status,
      code,
      ...(wait > 0 ? { retryAfter: wait } : {}),
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
          if (tried === ATTEMPTS || !isPassing(error)) {
            failure = isAbsence(error) ? undefined : messageOf(error);
            throw error;
          }
          await pause(tried, error, pauseMs);
        }
    },
    lastFailure: () => failure,
  };
}

/** A file that is not there, or a range outside it: an answer, not a failure. */
const isAbsence = (error: unknown): boolean =>
  error instanceof S3Error &&
  (error.status === 416 || (error.status === 404 && error.code !== 'NoSuchBucket'));

function isPassing(error: unknown): boolean {
  if (!(error instanceof S3Error)) return true;
  const { status, code } = error;
  if (status >= 500 || status === 429 || status === 408) return true;
  return PASSING_CODES.includes(code);
}

export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `: ${error.cause.message || error.cause.name}` : '';
  return error.message + cause;
}

async function pause(tried: number, error: unknown, pauseMs: number): Promise<void> {
  const jittered = pauseMs * 2 ** (tried - 1) * (0.5 + Math.random() / 2);
  const asked = error instanceof S3Error ? (error.retryAfter ?? 0) * 1000 : 0;
  const ms = Math.min(Math.max(jittered, asked), LONGEST_PAUSE_MS);
  await new Promise((resolve) => setTimeout(resolve, ms));
}

function bucketAddress({ endpoint, bucket, pathStyle }: S3Settings): string {
  const { protocol, host } = new URL(endpoint);
  return pathStyle ? `${protocol}//${host}/${bucket}/` : `${protocol}//${bucket}.${host}/`;
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
