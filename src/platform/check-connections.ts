import { PATIENT_POOL_SIZE, type Database } from '#db/client.ts';
import { ConfigError, type Config } from './config.ts';
import type { Log } from './log.ts';

/** In a fleet with split roles: two processes per role. */
const PLAUSIBLE_PROCESSES = 6;
/** The job queue's connections, plus the one that holds the lock while the database is prepared. */
const OTHER_CONNECTIONS = PATIENT_POOL_SIZE + 1;

/**
 * Compares the connections this process may open with the server's limit, and warns if a fleet of
 * such processes cannot fit.
 * @throws ConfigError if even this process alone cannot
 */
export async function checkConnections(
  database: Database,
  { database: { poolSize }, roles }: Pick<Config, 'database' | 'roles'>,
  log: Log,
): Promise<void> {
  if (database.kind === 'embedded') return;
  const { rows } = await database.pool.query<{ most: number }>(
    `SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
       - coalesce(current_setting('reserved_connections', true)::int, 0) AS most`,
  );
  const most = rows[0]!.most;
  const own = poolSize + OTHER_CONNECTIONS;
  if (own > most)
    throw new ConfigError(
      `DATABASE_POOL_SIZE is ${poolSize}, and ${OTHER_CONNECTIONS} more connections are needed, but PostgreSQL allows ${most}: lower it, or raise max_connections there.`,
    );
  // Two processes with all roles run side by side during an update.
  const processes = roles.length < 3 ? PLAUSIBLE_PROCESSES : 2;
  if (own * processes > most)
    log.warn(
      { connections: own, processes, most },
      `${processes} processes like this one open up to ${own * processes} connections, and PostgreSQL allows ${most}: lower DATABASE_POOL_SIZE, or raise max_connections there`,
    );
}
