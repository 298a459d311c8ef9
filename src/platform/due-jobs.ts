import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { queryWithin } from '#db/query-within.ts';

/** Between two looks for jobs that are due. */
const LOOK_MS = 5_000;

const ANSWER_WITHIN_MS = 30_000;

/**
 * Tells which queues have a job that is due, for all of them in one statement. NOTIFY tells of a new
 * job at its commit, but nothing tells when a delayed job or a retry becomes due.
 * @returns a function that ends it
 */
export function watchDueJobs(
  pool: Pool,
  getQueues: () => string[],
  { onDue, onError }: { onDue: (queue: string) => void; onError: (error: unknown) => void },
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const watch = async (): Promise<void> => {
    while (!signal.aborted) {
      await sleep(LOOK_MS, undefined, { signal, ref: false });
      try {
        for (const queue of await findDue(pool, getQueues())) if (!signal.aborted) onDue(queue);
      } catch (error) {
        onError(error);
      }
    }
  };
  // Only the end of the pause rejects.
  watch().catch(() => {});
  return () => ending.abort();
}

async function findDue(pool: Pool, queues: string[]): Promise<string[]> {
  const { rows } = await queryWithin(
    pool,
    ANSWER_WITHIN_MS,
    `SELECT queue FROM unnest($1::text[]) AS queue
     WHERE EXISTS (SELECT 1 FROM pgboss.job
       WHERE name = queue AND state < 'active' AND NOT blocked AND start_after <= now())`,
    [queues],
  );
  return (rows as { queue: string }[]).map(({ queue }) => queue);
}
