/** The properties of an engine's error in addition to its message. */
export interface EngineErrorDetails {
  retryable?: boolean;
  retry_after_ms?: number;
  status?: number;
  cause?: unknown;
}

/** The base class of errors that engines throw; each kind of engine narrows the codes. */
export class EngineError<Code extends string = string> extends Error {
  readonly code: Code;
  /** True if the same call may succeed later. */
  readonly retryable: boolean;
  /** The wait that the server requested (Retry-After), in milliseconds. */
  readonly retry_after_ms: number | undefined;
  /** HTTP status of the error response, if any. */
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
