import { ApiError } from '#ui/api-client.ts';

/** The server's sentence, or the first sentence about a refused field, else `otherwise`. */
export function reasonOf(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError) || error.status === 0) return otherwise;
  return error.fields[0]?.msg ?? (error.detail || otherwise);
}
