import { sql, type SQL } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { Database } from '#db/client.ts';
import type { Log } from './log.ts';

/** Distinguishes these advisory locks from others of the same database. */
const LOCK_CLASS = 1_163_280_722;
/** Milliseconds until a lost connection is replaced. */
const RECONNECT_AFTER_MS = 200;

export interface Presence {
  close(): void;
}

/**
 * Marks this process as alive for the others until `close`: by a lock of a connection of its own,
 * which the server releases as soon as the process dies. The embedded database has no other
 * process.
 */
export async function announcePresence(
  { kind, patient: { pool } }: Database,
  processId: string,
  log: Log,
): Promise<Presence> {
  if (kind === 'embedded') return { close: () => {} };
  let isClosed = false;
  let release = (): void => {};
  const connect = async (): Promise<void> => {
    const client: PoolClient = await pool.connect();
    let isHeld = true;
    release = () => {
      if (!isHeld) return;
      isHeld = false;
      client.release(true);
    };
    client.on('error', (error) => {
      if (!isHeld) return;
      release();
      reconnect(error);
    });
    await client.query('SELECT pg_advisory_lock_shared($1, hashtext($2))', [LOCK_CLASS, processId]);
    if (isClosed) release();
  };
  const reconnect = (error: unknown): void => {
    if (isClosed) return;
    log.warn({ err: error }, 'presence lost, reconnecting');
    setTimeout(() => connect().catch(reconnect), RECONNECT_AFTER_MS).unref();
  };
  await connect();
  return {
    close() {
      isClosed = true;
      release();
    },
  };
}

/** Whether the process with the id in `owner` is alive. Only for a server, not the embedded database. */
export const isPresent = (owner: SQL): SQL =>
  sql`EXISTS (
    SELECT 1 FROM pg_locks lock
    WHERE lock.locktype = 'advisory' AND lock.objsubid = 2 AND lock.granted
      AND lock.classid = ${LOCK_CLASS}::oid AND lock.objid = hashtext(${owner})::oid
      AND lock.database = (SELECT oid FROM pg_database WHERE datname = current_database()))`;
