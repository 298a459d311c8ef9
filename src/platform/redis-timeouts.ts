/**
 * Milliseconds of patience with a Redis that keeps its connections but answers nothing: it is
 * stopped, or its host hangs. First the caller goes on, then the connection is replaced.
 */
export const REDIS_TIMEOUTS = { commandTimeout: 1000, socketTimeout: 3000 };
