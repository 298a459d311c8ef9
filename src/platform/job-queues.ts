import manifest from 'pg-boss/package.json' with { type: 'json' };
import type { Pool } from 'pg';
import type { PgBoss } from 'pg-boss';
import { DatabaseNotMigrated } from '#db/schema-version.ts';

/** The part of a job's settings that is stored with its queue. */
interface Queue {
  name: string;
  retryLimit: number;
  retryDelay: number;
  retryBackoff: boolean;
  expireInSeconds: number;
}

const NO_JOB = '00000000-0000-0000-0000-000000000000';

/** Creates missing queues and updates the others, unless they are prepared. */
export async function createQueues(
  boss: PgBoss,
  queues: readonly Queue[],
  { arePrepared, keepMs }: { arePrepared: boolean; keepMs: number },
): Promise<void> {
  for (const { name, retryLimit, retryDelay, retryBackoff, expireInSeconds } of queues) {
    const options = {
      retryLimit,
      retryDelay,
      retryBackoff,
      expireInSeconds,
      deleteAfterSeconds: keepMs / 1000,
      notify: true,
    };
    if (!arePrepared)
      if (await boss.getQueue(name)) await boss.updateQueue(name, options);
      else await boss.createQueue(name, options);
    // Fills pg-boss's cache of this queue. Filling it inside a transaction would deadlock on
    // PGlite.
    await boss.findJobs(name, { id: NO_JOB });
  }
}

/** @throws DatabaseNotMigrated unless pg-boss's tables and every queue are there */
export async function requireQueues(
  boss: PgBoss,
  pool: Pool,
  queues: readonly Queue[],
): Promise<void> {
  const version = (await boss.isInstalled()) ? await boss.schemaVersion() : null;
  if (version === null || version < manifest.pgboss.schema) throw new DatabaseNotMigrated();
  const { rows } = await pool.query<{ found: number }>(
    'SELECT count(*)::int AS found FROM pgboss.queue WHERE name = ANY($1)',
    [queues.map(({ name }) => name)],
  );
  if (rows[0]?.found !== queues.length) throw new DatabaseNotMigrated();
}
