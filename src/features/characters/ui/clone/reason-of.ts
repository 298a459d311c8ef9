import { ApiError } from '#ui/api-client.ts';
import { describeError } from '#ui/describe-error.ts';

/** The server's message about a failure if it helps the user; otherwise null. */
export function reasonOf(error: unknown): string | null {
  const isFault = error instanceof ApiError && error.status >= 500 && error.code !== 'not_ready';
  return isFault ? null : (describeError(error) ?? null);
}
