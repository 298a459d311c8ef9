import { Agent, request, type Dispatcher } from 'undici';
import { originHeaders } from '../../origin.ts';
import { readToEnd } from '../../read-to-end.ts';
import { parseRetryAfter } from '../../retry-after.ts';
import { isNeverConnected, systemCode } from '../../connection-error.ts';
import { withDeadline } from './deadline.ts';
import { ImageEngineError } from './image-engine-error.ts';

/** A base64 picture in JSON: 40 MB contain a file of about 30 MB. */
const MAX_ANSWER_BYTES = 40_000_000;

const TEMPORARY = new Set([502, 503, 504]);

export interface EngineAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
}

export interface Call {
  method?: 'GET' | 'POST';
  /** Sent as JSON. */
  body?: unknown;
  signal: AbortSignal;
}

/** The HTTP client of one engine's server. */
export interface EngineHttp {
  readonly base: string;
  readonly headers: Record<string, string>;
  /**
   * Returns a response of any status, read completely. `to` is a path below the base URL or a full
   * URL.
   * @throws ImageEngineError; the signal's reason once it is aborted
   */
  send(to: string, call: Call): Promise<EngineAnswer>;
  close(): Promise<void>;
}

/** `user:password` becomes HTTP Basic, anything else a bearer key. */
export function authorize(apiKey: string | undefined): Record<string, string> {
  if (!apiKey) return {};
  return apiKey.includes(':')
    ? { authorization: `Basic ${Buffer.from(apiKey).toString('base64')}` }
    : { authorization: `Bearer ${apiKey}` };
}

export function createEngineHttp(
  baseUrl: string,
  headers: Record<string, string>,
  connectMs: number,
): EngineHttp {
  const base = baseUrl.replace(/\/+$/, '');
  // No data arrives during the minutes that a picture takes, and an idle connection may be dead.
  const agent = new Agent({
    connect: { timeout: connectMs },
    headersTimeout: 0,
    bodyTimeout: 0,
    pipelining: 0,
    allowH2: false,
  });
  return {
    base,
    headers,
    async send(to, { method = 'GET', body, signal }) {
      signal.throwIfAborted();
      const json = body === undefined ? {} : { 'content-type': 'application/json' };
      let answer: Dispatcher.ResponseData;
      try {
        answer = await request(/^https?:/.test(to) ? to : `${base}${to}`, {
          method,
          headers: { accept: '*/*', ...originHeaders(), ...headers, ...json },
          body: body === undefined ? null : JSON.stringify(body),
          dispatcher: agent,
          signal,
        });
      } catch (error) {
        signal.throwIfAborted();
        throw toConnectionError(error);
      }
      const bytes = await readAnswer(answer, signal);
      return { status: answer.statusCode, headers: answer.headers, bytes };
    },
    close: () => agent.destroy(),
  };
}

async function readAnswer({ body }: Dispatcher.ResponseData, signal: AbortSignal): Promise<Buffer> {
  const tooMuch = () =>
    new ImageEngineError(
      'engine_bad_response',
      'The image engine sent a response that is too large.',
    );
  try {
    return await readToEnd(body, MAX_ANSWER_BYTES, tooMuch);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ImageEngineError) throw error;
    throw new ImageEngineError('engine_cut_off', 'The answer was cut off before its end.', {
      cause: error,
    });
  }
}

function toConnectionError(error: unknown): ImageEngineError {
  const code = systemCode(error);
  const suffix = code === undefined ? '' : ` (${code})`;
  if (isNeverConnected(error)) {
    return new ImageEngineError(
      'engine_unavailable',
      `The image engine cannot be reached${suffix}.`,
      { nothing_begun: true, cause: error },
    );
  }
  return new ImageEngineError(
    'engine_cut_off',
    `The image engine closed the connection${suffix}.`,
    {
      cause: error,
    },
  );
}

const STATUS_TIMEOUT_MS = 2500;

/** A short request for `/ready`: undefined if there is no prompt response. */
export function askBriefly(http: EngineHttp, path: string): Promise<EngineAnswer | undefined> {
  return withDeadline(STATUS_TIMEOUT_MS, undefined, 'Too slow.', (signal) =>
    http.send(path, { signal }),
  ).catch(() => undefined);
}

export const UNREACHABLE = { ready: false, detail: 'The server cannot be reached.' };

/** Parses the response as JSON. @throws ImageEngineError if it is not JSON */
export function readJson(answer: EngineAnswer): unknown {
  try {
    return JSON.parse(answer.bytes.toString('utf8'));
  } catch (cause) {
    throw new ImageEngineError(
      'engine_bad_response',
      'The image engine sent something unreadable.',
      {
        retryable: true,
        cause,
      },
    );
  }
}

/** Parses the response as JSON; undefined if it is not JSON. */
export function tryJson(answer: EngineAnswer): unknown {
  try {
    return JSON.parse(answer.bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Shortens a server's message to one sentence. */
export const shorten = (text: string, longest = 400): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
};

/** Converts a status other than 200 into an error; `said` is the server's explanation. */
export function toStatusError(answer: EngineAnswer, message = ''): ImageEngineError {
  const { status } = answer;
  const more = {
    status,
    retry_after_ms: parseRetryAfter(answer.headers['retry-after'], Date.now()),
  };
  const explanation = message === '' ? '' : `: ${shorten(message)}`;
  if (status === 429) {
    return new ImageEngineError('engine_rate_limited', 'The image engine is rate limiting us.', {
      ...more,
      nothing_begun: true,
    });
  }
  if (TEMPORARY.has(status)) {
    return new ImageEngineError('engine_unavailable', `The image engine answered ${status}.`, {
      ...more,
      nothing_begun: true,
    });
  }
  if (status >= 500)
    return new ImageEngineError(
      'engine_failed',
      `The image engine failed (${status})${explanation}.`,
      {
        status,
      },
    );
  if (status === 401 || status === 403)
    return new ImageEngineError(
      'engine_bad_response',
      `The image engine does not accept IMAGE_API_KEY (${status})${explanation}.`,
      { status },
    );
  if (status >= 300 && status < 400)
    return new ImageEngineError(
      'engine_bad_response',
      `The image engine redirects to ${shorten([answer.headers.location].flat()[0] ?? 'nowhere', 120)}: set IMAGE_BASE_URL to its address.`,
      { status },
    );
  return new ImageEngineError(
    'engine_bad_response',
    `The image engine refused the request (${status})${explanation}.`,
    { status },
  );
}
