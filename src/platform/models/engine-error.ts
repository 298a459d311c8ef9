/** What an engine's error tells its caller beside the sentence. */
export interface EngineErrorDetails {
  retryable?: boolean;
  retry_after_ms?: number;
  status?: number;
  cause?: unknown;
}

/** The errors that engines let out; each kind of engine narrows the codes. */
export class EngineError<Code extends string = string> extends Error {
  readonly code: Code;
  /** The same call may succeed later. */
  readonly retryable: boolean;
  /** What the server asked us to wait (Retry-After), milliseconds. */
  readonly retry_after_ms: number | undefined;
  /** HTTP status of the refusal, when there was one. */
  readonly status: number | undefined;

  constructor(code: Code, message: string, more: EngineErrorDetails & { retryable: boolean }) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    this.name = 'EngineError';
    this.code = code;
    this.retryable = more.retryable;
    this.retry_after_ms = more.retry_after_ms;
    this.status = more.status;
  }
}

/** The system's or undici's code of a failure (`ECONNREFUSED`), wherever in the chain of causes it is. */
export function systemCode(error: unknown): string | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 6; at = at.cause, depth++) {
    const code = (at as { code?: unknown }).code;
    if (typeof code === 'string' && code !== '') return code;
  }
  return undefined;
}

/** Reads Retry-After as seconds or an HTTP date; milliseconds, at most a minute. */
export function parseRetryAfter(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), 60_000) : undefined;
}

const NEVER_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** No connection came about, so that nothing was begun on the far side. */
export const isNeverConnected = (error: unknown): boolean =>
  NEVER_CONNECTED.has(systemCode(error) ?? '');
