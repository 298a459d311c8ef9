import { prepareAlone, runMigrations, type Database } from '#db/client.ts';
import { createJobs, type JobSettings } from '#platform/jobs.ts';
import type { Log } from '#platform/log.ts';

/** Runs the migrations and creates the job queues, and nothing else. @returns what it did */
export function migrateForOperator(
  database: Database,
  log: Log,
  kinds: readonly JobSettings[],
  keepMs: number,
): Promise<string> {
  const wait = () => console.log('Waiting for another process to prepare the database …');
  return prepareAlone(database, wait, async (db) => {
    const ran = await runMigrations(db);
    await (await createJobs(database, log, kinds, { works: false, keepMs })).close();
    const done =
      ran.length > 0
        ? `Ran ${ran.length} ${ran.length === 1 ? 'migration' : 'migrations'}: ${ran.join(', ')}.`
        : 'No migration was pending.';
    return `${done} ${kinds.length} job queues are in place.`;
  });
}
