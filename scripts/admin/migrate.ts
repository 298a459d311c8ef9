import { prepareAlone, runMigrations, type Database } from '#db/client.ts';
import { openVectors } from '#db/open-vectors.ts';
import type { Config } from '#platform/config.ts';
import { createJobs, type JobSettings } from '#platform/jobs.ts';
import type { Log } from '#platform/log.ts';
import { describeRefusal } from '#platform/describe-refusal.ts';

/**
 * Runs the migrations, creates the job queues and, with an embedding server, the table of vectors, and
 * nothing else. @returns what it did
 */
export function migrateForOperator(
  database: Database,
  log: Log,
  kinds: readonly JobSettings[],
  { keep, embedding }: Pick<Config, 'keep' | 'embedding'>,
): Promise<string> {
  const wait = () => console.log('Waiting for another process to prepare the database …');
  return prepareAlone(database, wait, async (db) => {
    const ran = await runMigrations(db);
    await (await createJobs(database, log, kinds, { works: false, keepMs: keep.jobsMs })).close();
    const done =
      ran.length > 0
        ? `Ran ${ran.length} ${ran.length === 1 ? 'migration' : 'migrations'}: ${ran.join(', ')}.`
        : 'No migration was pending.';
    const queues = `${done} ${kinds.length} job queues are in place.`;
    if (!embedding.baseUrl) return queues;
    const refusal = await openVectors(db);
    return `${queues} ${refusal ? describeRefusal(refusal) : 'The table of vectors is, too.'}`;
  });
}
