import { ERRORS, type ErrorCode } from '#shared/error-codes.ts';

interface AppErrorOptions {
  detail?: string;
  /** Extra fields of the response body, such as `upgrade_url`. */
  extra?: Record<string, unknown>;
  /** Seconds after which a retry can succeed; sent as Retry-After. */
  retryAfter?: number;
  /** For method_not_allowed: the methods that the path supports; sent as Allow. */
  allow?: string;
  cause?: unknown;
}

/**
 * An expected failure: its code determines the status and the default sentence
 * (shared/error-codes.ts).
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly extra: Record<string, unknown>;
  readonly retryAfter: number | undefined;
  readonly allow: string | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.detail ?? ERRORS[code][1], { cause: options.cause });
    this.code = code;
    this.status = ERRORS[code][0];
    this.extra = options.extra ?? {};
    this.retryAfter = options.retryAfter;
    this.allow = options.allow;
  }
}

/**
 * Returns a row that may have been deleted concurrently.
 * @throws AppError not_found
 */
export function found<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw new AppError('not_found');
  return row;
}

/** One invalid field, in the shape of the API's 422. */
export interface FieldIssue {
  loc: (string | number)[];
  msg: string;
  type: string;
}

/** Converts a schema's issues into the API's 422; `within` is the parsed part of the request. */
export function fieldIssues(
  issues: readonly { path: readonly PropertyKey[]; message: string; code: string }[],
  ...within: string[]
): FieldIssue[] {
  return issues.map(({ path, message, code }) => ({
    loc: [...within, ...path.map((part) => (typeof part === 'symbol' ? String(part) : part))],
    msg: message,
    type: code,
  }));
}

/** A 422 raised by a business rule instead of a schema. */
export class FieldError extends AppError {
  readonly issues: FieldIssue[];
  constructor(issues: FieldIssue[]) {
    super('validation_error');
    this.issues = issues;
  }
}
