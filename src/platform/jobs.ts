import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Database, Transaction } from '#db/client.ts';
import type { Log } from './log.ts';

/** How a kind of background work is called and tried. */
export interface JobSettings {
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
}

/** A kind of background work, as the verbs that enqueue it know it. */
export interface Job<Payload extends object> extends JobSettings {
  payload: z.ZodType<Payload>;
}

/** What does a job. `Ctx` is what it needs of the product. */
export interface JobHandler<Ctx> {
  settings: JobSettings;
  run: (ctx: Ctx, data: unknown) => Promise<void>;
}

/** Loaded when a job first runs; the function must be idempotent. */
type LoadHandler<Ctx, Payload> = () => Promise<(ctx: Ctx, payload: Payload) => Promise<unknown>>;

/** The type of the payload follows from its schema. */
export const defineJob = <Payload extends object>(job: Job<Payload>): Job<Payload> => job;

/** Stands apart from the job, so that a verb can enqueue work that ends in itself. */
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

/** Work that repeats and is given nothing. */
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
  /** Enqueues on the given transaction: the job exists exactly when the transaction commits. */
  enqueue<Payload extends object>(
    tx: Transaction,
    job: Job<Payload>,
    payload: NoInfer<Payload>,
    options?: { startAfterSeconds?: number },
  ): Promise<void>;
  /** Deletes jobs, finished ones too, in whose payload or outcome one of the words stands (in lower case). */
  forget(words: string[]): Promise<void>;
  work<Ctx>(ctx: Ctx, handlers: readonly JobHandler<Ctx>[]): Promise<void>;
  close(): Promise<void>;
}

const NO_JOB = '00000000-0000-0000-0000-000000000000';

/** pg-boss on the product's own database. `listen` wakes workers by NOTIFY, which PGlite cannot deliver. */
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
    // Fills pg-boss's cache of this queue: filled inside a transaction, it would wait for itself on PGlite.
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
    async work(ctx, handlers) {
      for (const { settings, run } of handlers) {
        const { name, concurrency = 1, schedule } = settings;
        const options = { localConcurrency: concurrency, pollingIntervalSeconds: 2 };
        await boss.work<object>(name, options, async (batch) => {
          try {
            for (const job of batch) await run(ctx, job.data);
          } catch (error) {
            log.warn({ err: error, job: name }, 'a job failed');
            throw asOutcome(error);
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

/** What is stored of a failure: its kind. Its words may hold a person's (drizzle's hold all parameters). */
function asOutcome(error: unknown): Error {
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { name = 'Error', code } = root as { name?: string; code?: unknown };
  return new Error([name, code].filter((part) => typeof part === 'string').join(' '));
}
