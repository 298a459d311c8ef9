import { ApiError } from './api-client.ts';

/**
 * The server's sentence about a failure: the first refused field's, else that of the whole.
 * Undefined if the server did not respond, or the error is not a response.
 */
export function describeError(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status === 0) return undefined;
  return error.fields[0]?.msg ?? error.detail;
}

/** The server has no such thing; a malformed id (422) cannot be one either. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && [404, 422].includes(error.status);
