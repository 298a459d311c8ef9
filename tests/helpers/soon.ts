/** Milliseconds, less than the timeout of a test, so that a failed wait can report what it saw. */
const PATIENCE_MS = 25_000;

/** The promise, or, if it takes too long, an error with the result of `describe`. */
export function soon<T>(promise: Promise<T>, describe: () => string): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(describe())), PATIENCE_MS);
  const result = Promise.race([promise, late]).finally(() => clearTimeout(timer));
  // A test may end without awaiting it.
  result.catch(() => undefined);
  return result;
}
