/**
 * How long to wait, in milliseconds, for a Redis that keeps its connections open but does not
 * answer (paused, or its host hangs). First the caller continues, then the connection is replaced.
 */
export const REDIS_TIMEOUTS = { commandTimeout: 1000, socketTimeout: 3000 };
