import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Database, Transaction } from '#db/client.ts';
import type { Log } from './log.ts';

/** The name and the retry policy of a background job. */
export interface JobSettings {
  name: string;
  /** Retries after a failure, and the seconds between them. */
  retryLimit: number;
  retryDelay: number;
  /** True if each further delay doubles. */
  retryBackoff: boolean;
  /** Seconds after which the job of a dead worker is given to another one. */
  expireInSeconds: number;
  concurrency?: number;
  /** Cron expression (UTC) of a recurring job. */
  schedule?: string;
}

/** A background job, as seen by the code that enqueues it. */
export interface Job<Payload extends object> extends JobSettings {
  payload: z.ZodType<Payload>;
}

/** Executes a job. `Ctx` is the part of the context that it needs. */
export interface JobHandler<Ctx> {
  settings: JobSettings;
  run: (ctx: Ctx, data: unknown) => Promise<void>;
}

/** Loaded on the job's first run; the function must be idempotent. */
type LoadHandler<Ctx, Payload> = () => Promise<(ctx: Ctx, payload: Payload) => Promise<unknown>>;

/** Infers the payload type from the schema. */
export const defineJob = <Payload extends object>(job: Job<Payload>): Job<Payload> => job;

/** Separate from the job definition, so that a handler can enqueue its own job. */
export const handleJob = <Ctx, Payload extends object>(
  { payload, ...settings }: Job<Payload>,
  load: LoadHandler<Ctx, NoInfer<Payload>>,
): JobHandler<Ctx> => ({
  settings,
  async run(ctx, data) {
    const handler = await load();
    await handler(ctx, payload.parse(data));
  },
});

/** A recurring job without a payload. */
export const scheduleJob = <Ctx>(
  settings: JobSettings & { schedule: string },
  load: () => Promise<(ctx: Ctx) => Promise<unknown>>,
): JobHandler<Ctx> => ({
  settings,
  async run(ctx) {
    const handler = await load();
    await handler(ctx);
  },
});

export interface Jobs {
  /** Enqueues in the given transaction: the job exists if and only if the transaction commits. */
  enqueue<Payload extends object>(
    tx: Transaction,
    job: Job<Payload>,
    payload: NoInfer<Payload>,
    options?: { startAfterSeconds?: number },
  ): Promise<void>;
  /**
   * Deletes jobs, also finished ones, whose payload or outcome contains one of the words (lower
   * case).
   */
  forget(words: string[]): Promise<void>;
  /** Deletes jobs, also finished ones, with one of these ids or names as a value of their payload. */
  forgetAbout(values: string[]): Promise<void>;
  work<Ctx>(ctx: Ctx, handlers: readonly JobHandler<Ctx>[]): Promise<void>;
  close(): Promise<void>;
}

const NO_JOB = '00000000-0000-0000-0000-000000000000';

/**
 * Runs pg-boss on the product's database. `listen` wakes workers by NOTIFY, which PGlite cannot
 * deliver.
 */
export async function createJobs(
  database: Database,
  log: Log,
  kinds: readonly JobSettings[],
): Promise<Jobs> {
  const isEmbedded = database.kind === 'embedded';
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values as unknown[]) },
    useListenNotify: false,
    monitorVacuum: false,
    reindex: !isEmbedded,
    schedule: kinds.some(({ schedule }) => schedule),
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  for (const { name, retryLimit, retryDelay, retryBackoff, expireInSeconds } of kinds) {
    const options = { retryLimit, retryDelay, retryBackoff, expireInSeconds };
    if (await boss.getQueue(name)) await boss.updateQueue(name, options);
    else await boss.createQueue(name, options);
    // Fills pg-boss's cache of this queue. Filling it inside a transaction would deadlock on
    // PGlite.
    await boss.findJobs(name, { id: NO_JOB });
  }
  return {
    async enqueue(tx, job, payload, { startAfterSeconds } = {}) {
      await boss.send(job.name, payload, {
        db: fromDrizzle(tx, sql),
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
    async forgetAbout(values) {
      await database.pool.query(
        `DELETE FROM pgboss.job WHERE jsonb_typeof(data) = 'object' AND EXISTS (
           SELECT 1 FROM jsonb_each_text(data) AS field WHERE field.value = ANY($1::text[]))`,
        [values],
      );
    },
    async work(ctx, handlers) {
      for (const { settings, run } of handlers) {
        const { name, concurrency = 1, schedule } = settings;
        const options = { localConcurrency: concurrency, pollingIntervalSeconds: 2 };
        await boss.work<object>(name, options, async (batch) => {
          try {
            for (const job of batch) await run(ctx, job.data);
          } catch (error) {
            log.warn({ err: error, job: name }, 'job failed');
            throw toStoredError(error);
          }
        });
        if (schedule) await boss.schedule(name, schedule);
      }
    },
    async close() {
      await boss.stop({ graceful: true, timeout: 5000, close: false });
    },
  };
}

/**
 * The stored description of a failure: only its type, since its message can contain user text
 * (drizzle's contains all parameters).
 */
function toStoredError(error: unknown): Error {
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { name = 'Error', code } = root as { name?: string; code?: unknown };
  return new Error([name, code].filter((part) => typeof part === 'string').join(' '));
}
