import { ApiError } from '#ui/api-client.ts';

/** The server's message, or the first message about a refused field, or `otherwise`. */
export function reasonOf(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError) || error.status === 0) return otherwise;
  return error.fields[0]?.msg ?? (error.detail || otherwise);
}
