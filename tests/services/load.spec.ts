import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyMedia } from '../helpers/copy-seeds.ts';
import { testDatabaseUrl } from '../helpers/environment.ts';
import { runLoad } from '../load/steady/run-load.ts';
import { createInstallation, type Installation } from './installation.ts';

const redisUrl = process.env.TEST_REDIS_URL;
const bucket = Object.fromEntries(
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('TEST_S3_'))
    .map(([name, value]) => [name.slice('TEST_'.length), value!]),
);
if (!testDatabaseUrl || !redisUrl || !bucket['S3_BUCKET'])
  throw new Error(
    'Run these tests with `npm run test:services`, which starts PostgreSQL, Redis and an S3 service.',
  );

/* `npm run load` on small data. */

let installation: Installation;
beforeAll(async () => {
  installation = await createInstallation(testDatabaseUrl!, {});
});
afterAll(() => installation?.close());

test('behind nginx nothing is lost while one process of each role is killed and one is restarted', async () => {
  const { databaseUrl, dataDir } = installation;
  const env = { ...bucket, S3_PREFIX: `tests/${randomUUID()}`, REDIS_URL: redisUrl };
  await copyMedia(dataDir, env);
  const result = await runLoad({
    streams: 20,
    // Longer if the steps take longer.
    runMs: 10_000,
    pauseMs: 500,
    pace: { firstMs: 100, tokenMs: 50, tokens: 60 },
    proxy: 'nginx',
    seed: 'rehearsal',
    databaseUrl,
    dataDir,
    env,
  });
  expect(result.losses).toEqual([]);
  expect(result.problems).toEqual([]);
  expect(result.steps.map(({ act, name }) => `${act} ${name.split('-')[0]}`).toSorted()).toEqual(
    ['kill', 'roll'].flatMap((act) => ['api', 'web', 'worker'].map((role) => `${act} ${role}`)),
  );
  const people = result.reports.flatMap((report) => report.people);
  expect(people.length).toBeGreaterThanOrEqual(20);
  for (const { acknowledged } of people) expect(acknowledged.length).toBeGreaterThan(1);
  // The readers of the two api processes were disconnected, and reconnected on their own.
  expect(people.reduce((cuts, one) => cuts + one.cuts, 0)).toBeGreaterThan(5);
}, 240_000);
