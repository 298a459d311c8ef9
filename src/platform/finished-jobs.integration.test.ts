import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { Database } from '#db/client.ts';
import { openTestDatabase } from '#tests/helpers/test-database.ts';
import { createJobs, defineJob, handleJob, type Jobs } from './jobs.ts';
import { createLog } from './log.ts';

const KEEP_HOURS = 12;
const job = defineJob({
  name: 'test.finish',
  retryLimit: 0,
  retryDelay: 1,
  retryBackoff: false,
  expireInSeconds: 60,
  payload: z.object({ isGood: z.boolean() }),
});
const handler = handleJob(job, async () => async (_ctx: object, { isGood }) => {
  if (!isGood) throw new Error('it failed');
});

let database: Database;
let jobs: Jobs;
beforeEach(async () => {
  database = await openTestDatabase();
  jobs = await createJobs(database, createLog('silent'), [job], {
    works: true,
    keepMs: KEEP_HOURS * 3_600_000,
    superviseSeconds: 1,
  });
});
afterEach(async () => {
  await jobs.close();
  await database.close();
});

async function countFinished(): Promise<number> {
  const { rows } = await database.pool.query<{ count: string }>(
    `SELECT count(*) FROM pgboss.job WHERE name = 'test.finish' AND completed_on IS NOT NULL`,
  );
  return Number(rows[0]!.count);
}

/** Lets this many hours pass for jobs and for the hourly deletion. */
async function pass(hours: number): Promise<void> {
  const earlier = `interval '${hours} hours'`;
  await database.pool.query(`UPDATE pgboss.job SET completed_on = completed_on - ${earlier}`);
  await database.pool.query(`UPDATE pgboss.queue SET maintain_on = maintain_on - ${earlier}`);
}

test('completed and failed jobs are deleted within a day, and not right away', async () => {
  await jobs.work({}, [handler]);
  for (const [ended, isGood] of [true, false].entries()) {
    await database.db.transaction((tx) => jobs.enqueue(tx, job, { isGood }));
    await expect.poll(countFinished).toBe(ended + 1);
  }
  await pass(KEEP_HOURS - 1);
  await expect.poll(readLastDeletion).toBeGreaterThan(Date.now() - 60_000);
  expect(await countFinished()).toBe(2);
  await pass(2);
  await expect.poll(countFinished).toBe(0);
});

/** When finished jobs were last checked for. */
async function readLastDeletion(): Promise<number> {
  const { rows } = await database.pool.query<{ at: Date | null }>(
    `SELECT maintain_on AS at FROM pgboss.queue WHERE name = 'test.finish'`,
  );
  return rows[0]!.at?.getTime() ?? 0;
}

test('jobs of one transaction run one after the other without a pause', async () => {
  await jobs.work({}, [handler]);
  await database.db.transaction(async (tx) => {
    for (let at = 0; at < 5; at += 1) await jobs.enqueue(tx, job, { isGood: true });
  });
  await expect.poll(countFinished).toBe(5);
});

test('a retry runs soon after it is due, without polling each queue', async () => {
  const again = defineJob({ ...job, name: 'test.again', retryLimit: 1, retryDelay: 1 });
  let runs = 0;
  await jobs.close();
  jobs = await createJobs(database, createLog('silent'), [again], {
    works: true,
    keepMs: 3_600_000,
  });
  const failsOnce = handleJob(again, async () => async (_ctx: object) => {
    runs += 1;
    if (runs === 1) throw new Error('it failed');
  });
  await jobs.work({}, [failsOnce]);
  await database.db.transaction((tx) => jobs.enqueue(tx, again, { isGood: true }));
  await expect.poll(() => runs, { timeout: 25_000 }).toBe(2);
});
