import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { queryWithin } from '#db/query-within.ts';

/** The interval between two checks for due jobs. */
const LOOK_MS = 5_000;

const ANSWER_WITHIN_MS = 30_000;

/**
 * Reports which queues have a due job, in one statement for all queues. NOTIFY announces a new job
 * at its commit, but nothing announces when a delayed job or a retry becomes due.
 * @returns a function that stops it
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
  // Only an aborted pause rejects.
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
