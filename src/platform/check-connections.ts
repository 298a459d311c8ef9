import { PATIENT_POOL_SIZE, type Database } from '#db/client.ts';
import { ConfigError, type Config } from './config.ts';
import type { Log } from './log.ts';

/** Of a fleet whose roles are split: two processes of each. */
const PLAUSIBLE_PROCESSES = 6;
/** The job queue's connections, and one that holds the preparation's lock. */
const BESIDES = PATIENT_POOL_SIZE + 1;

/**
 * Compares what this process may open with what the server lets in, and warns if a fleet of such
 * processes cannot fit.
 * @throws ConfigError if not even this process does
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
  const own = poolSize + BESIDES;
  if (own > most)
    throw new ConfigError(
      `DATABASE_POOL_SIZE is ${poolSize}, and ${BESIDES} more connections are needed, but PostgreSQL lets in ${most}: lower it, or raise max_connections there.`,
    );
  // Two of an undivided one run side by side during an update.
  const processes = roles.length < 3 ? PLAUSIBLE_PROCESSES : 2;
  if (own * processes > most)
    log.warn(
      { connections: own, processes, most },
      `${processes} processes like this one open up to ${own * processes} connections, and PostgreSQL lets in ${most}: lower DATABASE_POOL_SIZE, or raise max_connections there`,
    );
}
