import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Database, Transaction } from '#db/client.ts';
import { queryWithin } from '#db/query-within.ts';
import { watchDueJobs } from './due-jobs.ts';
import { createQueues, requireQueues } from './job-queues.ts';
import type { Log } from './log.ts';
import { packOrigin, runFrom, unpackOrigin } from './origin.ts';
import { toStoredError } from './stored-error.ts';
import type { Telemetry } from './telemetry.ts';
import { inSpan, NO_TRACING, type Tracing } from './tracing/tracing.ts';
import { waitUntilIdle } from './wait-until-idle.ts';

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
  /** True if its statements have no time limit, as in recurring jobs. */
  takesLong?: boolean;
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
  /** Deletes jobs (also finished) whose payload or outcome contains one of the lower-case words. */
  forget(words: string[]): Promise<void>;
  /** Deletes jobs (also finished) with one of these ids or names as a value in their payload. */
  forgetAbout(values: string[]): Promise<void>;
  /** @param patient the context for jobs whose statements have no time limit */
  work<Ctx>(ctx: Ctx, handlers: readonly JobHandler<Ctx>[], patient?: Ctx): Promise<void>;
  /** Stops fetching jobs; running ones continue. */
  pause(): Promise<void>;
  /** Waits for running jobs until the deadline, a time in milliseconds; `close` hands back the rest. */
  settle(deadline: number): Promise<void>;
  close(): Promise<void>;
}

/** Called for each run of a job. */
export interface JobWatchers {
  telemetry: Telemetry;
  tracing: Tracing;
}

/** Stored next to the payload: the request that enqueued the job. A payload's schema drops it. */
const ORIGIN = '_origin';
interface Enqueued {
  [ORIGIN]?: unknown;
}

/**
 * Seconds between a worker's own polls of its queue. NOTIFY wakes it at the commit of a new job,
 * and `watchDueJobs` for delayed jobs and retries.
 */
const POLL_SECONDS = 600;

/** For the queue's own statements: maintenance is slow, but a silent server must not block it. */
const STATEMENT_MS = 300_000;

/** The interval between two deletions of finished jobs; pg-boss's default is a day. */
const MAINTENANCE_SECONDS = 3600;

/**
 * Runs pg-boss on the product's database. Call it inside `prepareAlone`, unless the tables and
 * queues must already exist.
 * @param works whether this process runs jobs; one that only enqueues them does no maintenance
 * @param keepMs how long finished jobs are kept
 * @param superviseSeconds the interval between two maintenance checks
 * @throws DatabaseNotMigrated if they do not exist
 */
export async function createJobs(
  database: Database,
  log: Log,
  kinds: readonly JobSettings[],
  {
    works,
    keepMs,
    telemetry,
    tracing = NO_TRACING,
    arePrepared = false,
    superviseSeconds = 60,
  }: {
    works: boolean;
    keepMs: number;
    arePrepared?: boolean;
    superviseSeconds?: number;
  } & Partial<JobWatchers>,
): Promise<Jobs> {
  const isEmbedded = database.kind === 'embedded';
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) =>
        queryWithin(database.patient.pool, STATEMENT_MS, text, values as unknown[]),
      listen: (channel, onNotification, onReconnect) =>
        database.listen(channel, {
          onNotification,
          onReconnect,
          onError: (error) => log.warn({ err: error }, 'job listener lost, reconnecting'),
        }),
    },
    useListenNotify: works,
    supervise: works,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    monitorVacuum: false,
    // No job depends on another.
    flowIntervalSeconds: 600,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    reindex: !isEmbedded,
    schedule: works && kinds.some(({ schedule }) => schedule),
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  if (arePrepared) await requireQueues(boss, database.pool, kinds);
  await boss.start();
  await createQueues(boss, kinds, { arePrepared, keepMs });
  /** The workers of each queue. */
  const workers = new Map<string, string[]>();
  let stopWatching = (): void => {};
  let running = 0;
  return {
    async enqueue(tx, job, payload, { startAfterSeconds } = {}) {
      const origin = packOrigin();
      await boss.send(job.name, origin ? { ...payload, [ORIGIN]: origin } : payload, {
        db: fromDrizzle(tx, sql),
        ...(startAfterSeconds ? { startAfter: startAfterSeconds } : {}),
      });
    },
    async forget(words) {
      await database.patient.pool.query(
        `DELETE FROM pgboss.job WHERE EXISTS (
           SELECT 1 FROM unnest($1::text[]) AS word
           WHERE position(word in lower(concat(data::text, output::text))) > 0)`,
        [words],
      );
    },
    async forgetAbout(values) {
      await database.patient.pool.query(
        `DELETE FROM pgboss.job WHERE jsonb_typeof(data) = 'object' AND EXISTS (
           SELECT 1 FROM jsonb_each_text(data) AS field WHERE field.value = ANY($1::text[]))`,
        [values],
      );
    },
    async work(ctx, handlers, patient = ctx) {
      for (const { settings, run } of handlers) {
        const { name, concurrency = 1, schedule, takesLong } = settings;
        const own = schedule || takesLong ? patient : ctx;
        const handle = async (batch: { data: object }[]): Promise<void> => {
          running += 1;
          const took = telemetry?.jobSeconds.startTimer({ queue: name });
          try {
            for (const { data } of batch) {
              const parent = unpackOrigin((data as Enqueued | null)?.[ORIGIN]);
              const span = { kind: 'consumer', parent, attributes: describeRun(name) } as const;
              await runFrom(parent, () =>
                inSpan(tracing, `run ${name}`, span, () => run(own, data)),
              );
            }
          } catch (error) {
            telemetry?.jobFailures.inc({ queue: name });
            log.warn({ err: error, job: name }, 'job failed');
            throw toStoredError(error);
          } finally {
            took?.();
            running -= 1;
          }
        };
        const options = { notifyPollingIntervalSeconds: POLL_SECONDS };
        for (let place = 0; place < concurrency; place += 1) {
          const worker: string = await boss.work<object>(name, options, (batch) =>
            // One NOTIFY covers all jobs of its transaction, so each run looks for another job.
            handle(batch).finally(() => boss.notifyWorker(worker)),
          );
          workers.set(name, [...(workers.get(name) ?? []), worker]);
        }
        if (schedule) await boss.schedule(name, schedule);
      }
      stopWatching = watchDueJobs(database.patient.pool, () => [...workers.keys()], {
        onDue: (name) => workers.get(name)!.forEach((worker) => boss.notifyWorker(worker)),
        onError: (error) => log.warn({ err: error }, 'could not check for due jobs'),
      });
    },
    async pause() {
      stopWatching();
      await Promise.all([...workers.keys()].map((name) => boss.offWork(name, { wait: false })));
    },
    settle: (deadline) => waitUntilIdle(() => running, deadline),
    async close() {
      stopWatching();
      await boss.stop({ graceful: true, timeout: 1000, close: false });
    },
  };
}

const describeRun = (name: string) => ({
  'messaging.system': 'pg-boss',
  'messaging.operation.type': 'process',
  'messaging.destination.name': name,
});
