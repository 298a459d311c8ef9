/**
 * The stored description of a failure: only its type, since its message can contain user text
 * (drizzle's contains all parameters).
 */
export function toStoredError(error: unknown): Error {
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { name = 'Error', code } = root as { name?: string; code?: unknown };
  return new Error([name, code].filter((part) => typeof part === 'string').join(' '));
}
