import { ApiError } from '#ui/api-client.ts';

/** The server's message about a failure if it helps the user; otherwise null. */
export function reasonOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status === 0) return null;
  if (error.fields.length > 0) return error.fields[0]!.msg;
  return error.status < 500 || error.code === 'not_ready' ? error.detail : null;
}
