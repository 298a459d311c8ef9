/** Milliseconds, less than the timeout of a test, so that a wait in vain says what it saw. */
const PATIENCE_MS = 25_000;

/** The promise, unless it takes too long: then an error with what `describe` returns. */
export function soon<T>(promise: Promise<T>, describe: () => string): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(describe())), PATIENCE_MS);
  const result = Promise.race([promise, late]).finally(() => clearTimeout(timer));
  // A test may end without waiting for it.
  result.catch(() => undefined);
  return result;
}
