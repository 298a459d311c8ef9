import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Client, type Pool } from 'pg';

/** Held on one connection, so that the server releases it when the process dies. */
const LOCK = `hashtextextended('everafter: prepare the database', 0)`;
/** How often a waiting process tries again. Milliseconds. */
const TRY_EVERY_MS = 250;
/** Limits that a role or server may set, and that must not interrupt the preparation. */
const NO_LIMITS = [
  'statement_timeout',
  'lock_timeout',
  'idle_session_timeout',
  'idle_in_transaction_session_timeout',
];

/**
 * Runs `work` while no other process of this PostgreSQL database does. The database passed to
 * `work` is the connection that holds the lock, without time limits.
 * @param onWait called once if another process has the lock
 */
export async function lockPreparation<T>(
  pool: Pool,
  onWait: () => void,
  work: (db: NodePgDatabase) => Promise<T>,
): Promise<T> {
  const client = new Client(pool.options);
  // A lost connection fails the current statement; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    for (const name of NO_LIMITS) await client.query(`SET ${name} = 0`);
    // Not `pg_advisory_lock`: a waiting statement holds a snapshot, which blocks a concurrent index
    // build.
    for (let tries = 0; !(await tryLock(client)); tries += 1) {
      if (tries === 0) onWait();
      await new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS));
    }
    return await work(drizzle(client));
  } finally {
    await client.end();
  }
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    `SELECT pg_try_advisory_lock(${LOCK}) AS taken`,
  );
  return rows[0]?.taken === true;
}
