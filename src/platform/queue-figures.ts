import { sql, type SQL } from 'drizzle-orm';
import type { Context } from './context.ts';

/** How long the database's answer is cached between scrapes. Milliseconds. */
const KEEP_MS = 10_000;

/** A queue that the product keeps in its own tables: one row of `depth` and `age` (seconds). */
export interface OwnQueue {
  name: string;
  figures: (now: Date) => SQL;
}

interface Figures extends Record<string, unknown> {
  name: string;
  depth: number;
  age: number;
}

/**
 * Reports the depth and age of all queues with each scrape. Only workers do this, each for the
 * whole installation. While the database does not answer, these values are missing but the scrape
 * succeeds.
 */
export function watchQueues(
  { db, log, now, telemetry }: Pick<Context, 'db' | 'log' | 'now' | 'telemetry'>,
  jobs: readonly string[],
  own: readonly OwnQueue[],
): void {
  const { queueDepth, queueAge } = telemetry;
  let keptUntil = 0;
  telemetry.beforeScrape(async () => {
    if (performance.now() < keptUntil) return;
    keptUntil = performance.now() + KEEP_MS;
    const at = now();
    try {
      const answers = await Promise.all([
        readJobs(db, at),
        ...own.map(async ({ name, figures }) => {
          const { rows } = await db.execute<{ depth: number; age: number }>(figures(at));
          return [{ name, ...rows[0]! }];
        }),
      ]);
      const known = new Map(answers.flat().map((one) => [one.name, one]));
      for (const name of [...jobs, ...own.map((one) => one.name)]) {
        const { depth, age } = known.get(name) ?? { depth: 0, age: 0 };
        queueDepth.set({ queue: name }, Number(depth));
        queueAge.set({ queue: name }, Math.max(0, Number(age)));
      }
    } catch (error) {
      queueDepth.reset();
      queueAge.reset();
      log.warn({ err: error }, 'queues could not be measured');
    }
  });
}

/** Jobs that are due; the condition is that of pg-boss's own partial index. */
async function readJobs(db: Context['db'], now: Date): Promise<Figures[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<Figures>(sql`
    SELECT name, count(*)::int AS depth, extract(epoch FROM ${at} - min(start_after))::float AS age
    FROM pgboss.job WHERE state < 'active' AND start_after <= ${at} GROUP BY name`);
  return rows;
}
