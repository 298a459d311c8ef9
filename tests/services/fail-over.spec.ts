import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startPostgres, freePort, type PostgresService } from '../../scripts/services.ts';
import { testDatabaseUrl } from '../helpers/environment.ts';
import { startPacedEngine, engineSettings, type PacedEngine } from '../load/paced-reply.ts';
import { findLosses } from '../load/steady/judge.ts';
import type { CallFailure } from '../load/steady/messages.ts';
import { createPerson } from '../load/steady/person.ts';
import { signIn } from '../load/product-client.ts';
import { Client } from 'pg';
import { createInstallation, type Installation, type RoleProcess } from './installation.ts';

const redisUrl = process.env.TEST_REDIS_URL;
if (!testDatabaseUrl || !redisUrl)
  throw new Error(
    'Run these tests with `npm run test:services`, which starts PostgreSQL and Redis.',
  );

const PACE = { firstMs: 100, tokenMs: 60, tokens: 60 };
const PEOPLE = 10;

let postgres: PostgresService;
let engine: PacedEngine;
let installation: Installation;
beforeAll(async () => {
  // A separate server, because it is crashed; an acknowledged commit must be there.
  postgres = await startPostgres({ fsync: 'on' });
  engine = await startPacedEngine();
});
afterAll(async () => {
  await engine?.stop();
  await postgres?.stop();
});

afterEach(() => installation?.close());

const statusOf = async (port: number) => {
  const response = await fetch(`http://127.0.0.1:${port}/ready`);
  const { status } = (await response.json()) as { status: string };
  return `${response.status} ${status}`;
};

/** How the database disappears, and how it comes back. */
const crash = { goAway: () => postgres.crash(), comeBack: () => postgres.restart() };
const hang = { goAway: async () => postgres.hang(), comeBack: async () => postgres.resume() };

test.each([
  ['ends, with PostgreSQL only', crash, {}],
  ['ends, with Redis', crash, { REDIS_URL: redisUrl }],
  ['hangs, with PostgreSQL only', hang, {}],
])(
  'replies are complete when the database disappears while they run: it %s',
  async (_what, { goAway, comeBack }, bus) => {
    installation = await createInstallation(postgres.url, {
      ...engineSettings(engine, PACE),
      FREE_DAILY_MESSAGES: '1000',
      DATABASE_STATEMENT_TIMEOUT: '4',
      ...bus,
    });
    const operations = [await freePort(), await freePort(), await freePort()];
    const start = (role: string, at: number): Promise<RoleProcess> =>
      installation.start(role, { OPERATIONS_PORT: String(operations[at]) });
    const apis = [await start('api', 0), await start('api', 1)];
    await start('worker', 2);
    const failures: CallFailure[] = [];
    const task = {
      run: 'failover',
      seed: 'failover',
      slug: 'elena-marchetti',
      spreadMs: 4_000,
      pauseMs: 400,
    };
    const people = await Promise.all(
      Array.from({ length: PEOPLE }, (_, number) => {
        const { url } = apis[number % apis.length]!;
        const own = { ...task, number, proxyUrl: url, signInUrl: url };
        return createPerson(own, (failure) => failures.push(failure));
      }),
    );
    const user = await signIn(apis[0]!.url, 'refused@example.test');
    const chat = await user.openChat(task.slug);
    const words = 'Is anybody there';
    const work = people.map((person) => person.work());
    const areStreaming = () => people.filter((person) => person.isStreaming()).length;
    try {
      await expect.poll(areStreaming, { timeout: 40_000 }).toBeGreaterThan(4);
      await goAway();
      try {
        for (const port of operations)
          await expect.poll(() => statusOf(port), { timeout: 20_000 }).toBe('503 unavailable');
        await expect(user.send(chat.id, words, 'a key')).rejects.toMatchObject({ status: 503 });
      } finally {
        await comeBack();
      }
      for (const port of operations)
        await expect.poll(() => statusOf(port), { timeout: 40_000 }).toBe('200 ready');
      const sent = await user.send(chat.id, words, 'a key');
      expect(await user.send(chat.id, words, 'a key')).toMatchObject({ id: sent.id });
      // The replies that were open end, and those to messages sent since then come.
      const before = people.map((person) => person.countReplies());
      const further = () => people.map((person, at) => person.countReplies() - before[at]!);
      await expect.poll(() => Math.min(...further()), { timeout: 60_000 }).toBeGreaterThan(1);
    } finally {
      for (const person of people) person.finish();
      await Promise.all(work);
      user.close();
    }
    const reports = [];
    for (const person of people) reports.push(await person.report());
    const database = new Client({ connectionString: installation.databaseUrl });
    await database.connect();
    const losses = await findLosses(database, reports, PACE).finally(() => database.end());
    expect(losses).toEqual([]);
    // While the database is down, calls are only refused as temporarily unavailable.
    expect(failures.filter(({ status }) => status !== 503)).toEqual([]);
    for (const { acknowledged } of reports) expect(acknowledged.length).toBeGreaterThan(1);
  },
  240_000,
);
