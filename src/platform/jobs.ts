import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database, Transaction } from '#db/client.ts';
import type { Log } from './log.ts';

/** As a method's, the parameters are bivariant: a list holds jobs of all payloads, which `enqueue` checks. */
type JobHandler<Payload extends object> = {
  handle(ctx: object, payload: Payload): Promise<void>;
}['handle'];

/** A kind of background work. The handler is loaded when first needed and must be idempotent. */
export interface JobDefinition<Payload extends object = object> {
  name: string;
  /** Further tries after a failure, and the seconds between them. */
  retryLimit: number;
  retryDelay: number;
  /** True: each further delay doubles. */
  retryBackoff: boolean;
  /** Seconds after which a job whose worker vanished is given to another. */
  expireInSeconds: number;
  concurrency?: number;
  /** Cron expression (UTC) for work that repeats. */
  schedule?: string;
  load(): Promise<JobHandler<Payload>>;
}

export interface Jobs {
  /** Enqueues on the given transaction: the job exists exactly when the transaction commits. */
  enqueue<P extends object>(
    tx: Transaction,
    job: Pick<JobDefinition<P>, 'name'>,
    payload: P,
    options?: { startAfterSeconds?: number },
  ): Promise<void>;
  /** Deletes jobs, finished ones too, in whose payload or outcome one of the words stands (in lower case). */
  forget(words: string[]): Promise<void>;
  work(ctx: object, definitions: JobDefinition[]): Promise<void>;
  close(): Promise<void>;
}

const NO_JOB = '00000000-0000-0000-0000-000000000000';

/** pg-boss on the product's own database. `listen` wakes workers by NOTIFY, which PGlite cannot deliver. */
export async function createJobs(
  database: Database,
  log: Log,
  definitions: JobDefinition[],
): Promise<Jobs> {
  const isEmbedded = database.kind === 'embedded';
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values as unknown[]) },
    useListenNotify: false,
    monitorVacuum: false,
    reindex: !isEmbedded,
    schedule: definitions.some((definition) => definition.schedule),
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  for (const { name, retryLimit, retryDelay, retryBackoff, expireInSeconds } of definitions) {
    const options = { retryLimit, retryDelay, retryBackoff, expireInSeconds };
    if (await boss.getQueue(name)) await boss.updateQueue(name, options);
    else await boss.createQueue(name, options);
    // Fills pg-boss's cache of this queue: filled inside a transaction, it would wait for itself on PGlite.
    await boss.findJobs(name, { id: NO_JOB });
  }
  return {
    async enqueue(tx, job, payload, { startAfterSeconds } = {}) {
      await boss.send(job.name, payload, {
        db: fromDrizzle(tx as never, sql as never),
        ...(startAfterSeconds ? { startAfter: startAfterSeconds } : {}),
      });
    },
    async forget(words) {
      await database.pool.query(
        `DELETE FROM pgboss.job WHERE EXISTS (
           SELECT 1 FROM unnest($1::text[]) AS word
           WHERE position(word in lower(concat(data::text, output::text))) > 0)`,
        [words],
      );
    },
    async work(ctx, all) {
      for (const definition of all) {
        await boss.work<object>(
          definition.name,
          { localConcurrency: definition.concurrency ?? 1, pollingIntervalSeconds: 2 },
          async (batch) => {
            try {
              const handler = await definition.load();
              for (const job of batch) await handler(ctx, job.data);
            } catch (error) {
              log.warn({ err: error, job: definition.name }, 'a job failed');
              throw asOutcome(error);
            }
          },
        );
        if (definition.schedule) await boss.schedule(definition.name, definition.schedule);
      }
    },
    async close() {
      await boss.stop({ graceful: true, timeout: 5000, close: false });
    },
  };
}

/** What is stored of a failure: its kind. Its words may hold a person's (drizzle's hold all parameters). */
function asOutcome(error: unknown): Error {
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { name = 'Error', code } = root as { name?: string; code?: unknown };
  return new Error([name, code].filter((part) => typeof part === 'string').join(' '));
}
