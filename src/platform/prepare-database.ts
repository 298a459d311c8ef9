import { prepareAlone, requireMigrations, runMigrations, type Database } from '#db/client.ts';
import type { Config } from './config.ts';
import { createJobs, type JobWatchers, type Jobs, type JobSettings } from './jobs.ts';
import type { Log } from './log.ts';

const said = new WeakSet<Log>();

/** Logs once why the start takes longer. */
export const logWaiting = (log: Log) => (): void => {
  if (said.has(log)) return;
  said.add(log);
  log.info('waiting for another process to prepare the database');
};

/**
 * Brings the tables and the job queues up to date, one process at a time; with MIGRATE_ON_START off
 * it only checks them.
 * @throws DatabaseNotMigrated, DatabaseTooNew, DatabaseTooOld
 */
export async function prepareDatabase(
  database: Database,
  { migrateOnStart, roles, keep }: Pick<Config, 'migrateOnStart' | 'roles' | 'keep'>,
  log: Log,
  kinds: readonly JobSettings[],
  watchers: JobWatchers,
): Promise<Jobs> {
  const options = { works: roles.includes('worker'), keepMs: keep.jobsMs, ...watchers };
  if (!migrateOnStart) {
    await requireMigrations(database);
    return createJobs(database, log, kinds, { ...options, arePrepared: true });
  }
  return prepareAlone(database, logWaiting(log), async (db) => {
    await runMigrations(db);
    return createJobs(database, log, kinds, options);
  });
}
