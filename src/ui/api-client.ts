import { isStandingCode, tellStanding, tellStrike } from './standing-store.ts';
import { readToken, writeToken } from './token-store.ts';
import { createCalls } from './typed-calls.ts';
import type { StrikeNotice } from '#shared/contract.ts';

export const API_BASE = '/api/v1';

/** One field that the server refused (422). `loc` is e.g. ['body', 'age']. */
export interface FieldError {
  loc: (string | number)[];
  msg: string;
  type: string;
}

interface ErrorAnswer {
  detail?: string | FieldError[];
  code?: string;
  request_id?: string;
  upgrade_url?: string;
  providers?: string[];
  needed?: number;
  available?: number;
  strike?: StrikeNotice;
  spoken?: SpokenByBrowser;
}

/** The text for the browser to speak if there is no voice server. */
interface SpokenByBrowser {
  text: string;
  sex: 'female' | 'male';
  voice: string;
}

/** An unsuccessful response. `status` 0: the server could not be reached. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  /** A sentence fit to be shown. */
  readonly detail: string;
  readonly requestId: string | null;
  /** Seconds until a retry can succeed, if waiting helps. */
  readonly retryAfter: number | null;
  readonly upgradeUrl: string | null;
  readonly providers: string[];
  /** The tokens needed and available, if there are not enough. */
  readonly needed: number | null;
  readonly available: number | null;
  readonly fields: FieldError[];
  readonly spoken: SpokenByBrowser | null;

  constructor(status: number, body: ErrorAnswer, statusText: string, retryAfter: string | null) {
    const detail = typeof body.detail === 'string' ? body.detail : 'Validation Error';
    const sentence = body.detail === undefined ? statusText || 'Network Error' : detail;
    super(sentence);
    this.status = status;
    this.code = body.code ?? (status === 0 ? 'network_error' : 'unknown_error');
    this.detail = sentence;
    this.requestId = body.request_id ?? null;
    this.retryAfter = retryAfter && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
    this.upgradeUrl = body.upgrade_url ?? null;
    this.providers = body.providers ?? [];
    this.needed = body.needed ?? null;
    this.available = body.available ?? null;
    this.spoken = body.spoken ?? null;
    this.fields = Array.isArray(body.detail) ? body.detail : [];
  }
}

/** Headers of a call by this person: the bearer token, when there is one. */
export function authHeaders(): Record<string, string> {
  const token = readToken();
  return token ? { authorization: `Bearer ${token}` } : {};
}

/**
 * Calls on behalf of the signed-in user. During a sign-out, a query may run once more; without a
 * user, no request is sent.
 * @throws ApiError 401
 */
export const askAsPerson = <T>(ask: () => Promise<T>): Promise<T> =>
  readToken() ? ask() : Promise.reject(new ApiError(401, {}, 'Signed out', null));

/** The call that checks the session: only its 401 signs out. */
const SESSION_CHECK = `GET ${API_BASE}/users/me`;

let checking: Promise<void> | undefined;

/** Checks with the server whether the token is still valid, once for all calls that got a 401. */
const checkSession = (): Promise<void> =>
  (checking ??= api
    .get('/users/me')
    .then(
      () => undefined,
      () => undefined,
    )
    .finally(() => (checking = undefined)));

/**
 * One call as this person. A 401, or a public answer that ignored the token, has the session checked.
 * @throws ApiError; what the request's signal was aborted with
 */
async function send(request: Request): Promise<Response> {
  const sentToken = readToken();
  if (sentToken) request.headers.set('authorization', `Bearer ${sentToken}`);
  const response = await fetch(request).catch((error: unknown) => lose(error, request.signal));
  const isRefused = response.status === 401 || response.headers.has('session-error');
  // A token that was replaced in the meantime must not be dropped because of the old one.
  if (isRefused && sentToken && readToken() === sentToken) {
    if (`${request.method} ${new URL(request.url).pathname}` !== SESSION_CHECK)
      await checkSession();
    else if (response.status === 401) writeToken(null);
  }
  if (response.ok) return response;
  const answer = (await response.json().catch(() => ({}))) as ErrorAnswer;
  // On any page: the root shows a strike, and redirects a suspended user to the account status
  // page.
  if (answer.strike) tellStrike(answer.strike);
  if (isStandingCode(answer.code) && sentToken && readToken() === sentToken) tellStanding(true);
  throw new ApiError(
    response.status,
    answer,
    response.statusText,
    response.headers.get('retry-after'),
  );
}

/** A missing or partial response; an aborted call stays an abort. */
function lose(error: unknown, signal?: AbortSignal): never {
  if (error instanceof ApiError || signal?.aborted) throw error;
  throw new ApiError(0, {}, '', null);
}

// A request needs an absolute URL; without a page there is none, and no call is made.
const origin = typeof location === 'undefined' ? 'http://localhost' : location.origin;

/** The API for the browser: paths relative to /api/v1; throws ApiError. */
export const api = createCalls({
  baseUrl: origin + API_BASE,
  credentials: 'include',
  fetch: send,
  onLost: lose,
});

/** Parameters of a call that, repeated with the same key, has no second effect. */
export const withKey = (key: string) => ({ header: { 'idempotency-key': key } });
