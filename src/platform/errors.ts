import { ERRORS, type ErrorCode } from '#shared/error-codes.ts';

interface AppErrorOptions {
  detail?: string;
  /** Extra fields of the answer's body, such as `upgrade_url`. */
  extra?: Record<string, unknown>;
  /** Seconds after which a repeat can succeed; sent as Retry-After. */
  retryAfter?: number;
  cause?: unknown;
}

/** An expected failure: its code maps to one status and one sentence (shared/error-codes.ts). */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly extra: Record<string, unknown>;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.detail ?? ERRORS[code][1], { cause: options.cause });
    this.code = code;
    this.status = ERRORS[code][0];
    this.extra = options.extra ?? {};
    this.retryAfter = options.retryAfter;
  }
}

/** One failing field in the shape of the contract's 422. */
export interface FieldIssue {
  loc: (string | number)[];
  msg: string;
  type: string;
}

/** A 422 raised by a rule rather than by a schema. */
export class FieldError extends AppError {
  readonly issues: FieldIssue[];
  constructor(issues: FieldIssue[]) {
    super('validation_error');
    this.issues = issues;
  }
}
