import type { Pool, PoolClient } from 'pg';

/**
 * Returns the pool as drizzle's transactions need it, so that a lost connection fails its
 * transaction and nothing else:
 * - `pg` emits an `error` event on a connection that is lost while in use, which ends the process
 *   without a listener. The current or next statement fails anyway.
 * - drizzle does not release a connection on which BEGIN failed.
 */
export function surviveLostConnections(pool: Pool): Pool {
  pool.on('connect', (client) => client.on('error', () => {}));
  const connect = async () => {
    const client = await pool.connect();
    const query = client.query;
    // The first statement of a transaction is BEGIN.
    const begin = async (...statement: unknown[]): Promise<unknown> => {
      client.query = query;
      try {
        return (await Reflect.apply(query, client, statement)) as unknown;
      } catch (error) {
        client.release(true);
        throw error;
      }
    };
    // as: drizzle passes no callback.
    client.query = begin as PoolClient['query'];
    return client;
  };
  // The pool's own `query` would connect by this `connect`.
  const query = (...statement: unknown[]): unknown => Reflect.apply(pool.query, pool, statement);
  return Object.assign(Object.create(pool) as Pool, { query, connect });
}
