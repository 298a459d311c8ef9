import { AppError } from '../errors.ts';

/** Seconds after which a client should try again. */
const RETRY_AFTER = 2;

/**
 * Network error codes, and PostgreSQL's codes for a refused or closed connection: class 08, too
 * many connections, a server that stops or starts, a time limit.
 */
const CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|53300|57014|57P0[1-5]|25P0[34])$/;
/** Errors of the driver and its pool, which have no code. */
const MESSAGES =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;

/** Whether the database or another part reached over the network was unavailable. */
export function isUnavailable(error: unknown): boolean {
  for (let at = error; at instanceof Error;) {
    const { code } = at as NodeJS.ErrnoException;
    if ((typeof code === 'string' && CODES.test(code)) || MESSAGES.test(at.message)) return true;
    at = at instanceof AggregateError ? at.errors[0] : at.cause;
  }
  return false;
}

/** The response to a request that failed because of such an error. */
export const unavailable = (cause: unknown): AppError =>
  new AppError('not_ready', {
    detail: 'Part of the service is unavailable right now. Please try again in a moment.',
    retryAfter: RETRY_AFTER,
    cause,
  });
