import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { holdConnection } from '#db/hold-connection.ts';
import type { Log } from './log.ts';

/** Distinguishes these advisory locks from others of the same database. */
const LOCK_CLASS = 1_163_280_722;
/** Milliseconds until a lost connection is replaced. */
const RECONNECT_AFTER_MS = 200;

export interface Presence {
  close(): void;
}

/**
 * Marks this process as alive for the others until `close`: by a lock on its own connection,
 * which the server releases as soon as the process dies. The embedded database has no other
 * process.
 */
export async function announcePresence(
  { kind, patient: { pool } }: Database,
  processId: string,
  log: Log,
): Promise<Presence> {
  if (kind === 'embedded') return { close: () => {} };
  return holdConnection(pool, {
    reconnectAfterMs: RECONNECT_AFTER_MS,
    onConnect: (client) =>
      client.query('SELECT pg_advisory_lock_shared($1, hashtext($2))', [LOCK_CLASS, processId]),
    onError: (error) => log.warn({ err: error }, 'presence lost, reconnecting'),
  });
}

/** Whether the process with the id in `owner` is alive. Only for a server, not the embedded database. */
export const isPresent = (owner: SQL): SQL =>
  sql`EXISTS (
    SELECT 1 FROM pg_locks lock
    WHERE lock.locktype = 'advisory' AND lock.objsubid = 2 AND lock.granted
      AND lock.classid = ${LOCK_CLASS}::oid AND lock.objid = hashtext(${owner})::oid
      AND lock.database = (SELECT oid FROM pg_database WHERE datname = current_database()))`;
