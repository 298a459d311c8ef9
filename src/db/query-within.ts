import type { Pool, QueryResult } from 'pg';

/**
 * Runs a statement on the pool for at most `ms` milliseconds, even when the server does not
 * respond; its connection is then closed.
 * @throws Error "Query read timeout"
 */
export function queryWithin(
  pool: Pool,
  ms: number,
  text: string,
  values?: unknown[],
): Promise<QueryResult> {
  const statement = { text, ...(values && { values }), query_timeout: ms };
  return pool.query(statement);
}
