import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPostgresTransport, shardOf } from '#platform/live-postgres.ts';
import { createRedisTransport } from '#platform/live-redis.ts';
import { createLive, type Live, type LiveMessage } from '#platform/live.ts';
import { createLog } from '#platform/log.ts';
import { testDatabaseUrl } from '../helpers/environment.ts';
import { databaseUrl } from '../helpers/template.ts';
import { cutBus } from './cut-bus.ts';

const redisUrl = process.env.TEST_REDIS_URL!;
const log = createLog('silent');

interface Bus {
  start(sender: string): Promise<Live>;
  /** Closes every connection that listens. Returns how many there were. */
  cut(): Promise<number>;
  /** The server's names that have listeners. */
  listened(): Promise<string[]>;
  /** The server's name of a channel. */
  nameOf(channel: string): string;
  close(): Promise<void>;
}

async function redisBus(): Promise<Bus> {
  const admin = new Redis(redisUrl);
  return {
    start: async (sender) => createLive(await createRedisTransport(redisUrl, sender, log)),
    cut: () => cutBus(testDatabaseUrl!, redisUrl),
    listened: async () => (await admin.pubsub('CHANNELS')) as string[],
    nameOf: (channel) => `everafter:${channel}`,
    close: async () => void (await admin.quit()),
  };
}

async function postgresBus(): Promise<Bus> {
  const server = new Pool({ connectionString: testDatabaseUrl!, max: 1 });
  const name = `everafter_live_${randomBytes(6).toString('hex')}`;
  await server.query(`CREATE DATABASE ${name}`);
  const pools: Pool[] = [];
  return {
    async start(sender) {
      const pool = new Pool({ connectionString: databaseUrl(testDatabaseUrl!, name) });
      pool.on('error', () => {});
      pools.push(pool);
      return createLive(createPostgresTransport(pool, sender, log));
    },
    cut: () => cutBus(databaseUrl(testDatabaseUrl!, name), undefined),
    // Only a backend itself knows what it listens to, but its last statement is visible to all.
    listened: async () =>
      (
        await server.query<{ query: string }>(
          "SELECT query FROM pg_stat_activity WHERE datname = $1 AND query LIKE 'LISTEN%'",
          [name],
        )
      ).rows.flatMap(({ query }) => query.split(';').map((one) => one.slice('LISTEN '.length))),
    nameOf: shardOf,
    async close() {
      for (const pool of pools) await pool.end();
      await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await server.end();
    },
  };
}

describe.each([
  ['Redis', redisBus],
  ['PostgreSQL', postgresBus],
])('the live bus over %s', (_kind, open) => {
  let bus: Bus;
  let here: Live;
  let there: Live;

  beforeAll(async () => {
    bus = await open();
  });
  afterAll(() => bus?.close());
  beforeEach(async () => {
    [here, there] = [await bus.start('here'), await bus.start('there')];
  });
  afterEach(async () => {
    await here.close();
    await there.close();
  });

  test('delivers messages once a reader is ready, in order and only to other processes', async () => {
    const [got, own]: [unknown[], unknown[]] = [[], []];
    await there.subscribe('chat:1', ({ n }) => got.push(n)).ready;
    await here.subscribe('chat:1', ({ n }) => own.push(n)).ready;
    for (let n = 0; n < 50; n += 1) here.publish('chat:1', { n });
    here.publish('chat:2', { n: -1 });
    await expect.poll(() => got.at(-1)).toBe(49);
    expect(got).toEqual(Array.from({ length: 50 }, (_, n) => n));
    there.publish('chat:1', { n: 'back' });
    await expect.poll(() => own.at(-1)).toBe('back');
    expect(own).toHaveLength(51);
  });

  test('loses nothing for a reader who starts right after another left', async () => {
    for (let round = 0; round < 20; round += 1) {
      const first = there.subscribe('chat:1', () => {});
      if (round % 2 === 0) await first.ready;
      first();
      const got = vi.fn<(message: LiveMessage) => void>();
      const second = there.subscribe('chat:1', got);
      await second.ready;
      here.publish('chat:1', { round });
      await expect.poll(() => got.mock.calls).toEqual([[{ round }]]);
      second();
    }
  });

  test('listens only to channels that have readers here', async () => {
    await there.subscribe('chat:1', () => {}).ready;
    await expect.poll(() => bus.listened()).toEqual([bus.nameOf('chat:1')]);
  });

  test('stops listening a few seconds after the last reader left', async () => {
    const end = there.subscribe('chat:1', () => {});
    await end.ready;
    end();
    expect(await bus.listened()).toEqual([bus.nameOf('chat:1')]);
    await expect.poll(() => bus.listened(), { timeout: 10_000 }).toEqual([]);
  });

  test('notifies readers of a lost connection, and delivers everything from then on', async () => {
    const got: unknown[] = [];
    const of = (channel: string) =>
      there.subscribe(
        channel,
        ({ n }) => got.push(n),
        () => got.push(`gap in ${channel}`),
      );
    await of('chat:1').ready;
    for (let round = 0; round < 3; round += 1) {
      got.length = 0;
      expect(await bus.cut()).toBe(1);
      here.publish('chat:1', { n: 'perhaps lost' });
      const late = of(`late:${round}`);
      await late.ready;
      await expect.poll(() => got.includes('gap in chat:1')).toBe(true);
      here.publish('chat:1', { n: round });
      here.publish(`late:${round}`, { n: 'late' });
      await expect.poll(() => got).toContain('late');
      expect(got).toContain(round);
      late();
    }
  });
});

describe('the live bus over PostgreSQL', () => {
  test('sends the hints of one tick in one statement, without duplicates', async () => {
    const pool = new Pool({ connectionString: testDatabaseUrl! });
    const query = vi.spyOn(pool, 'query');
    const live = await createLive(createPostgresTransport(pool, 'here', log));
    for (let n = 0; n < 10; n += 1) live.hint('chat:1', { t: 'parts', n: n % 2 });
    live.hint('chat:2', { t: 'parts', n: 0 });
    live.hint('chat:3', { text: 'long'.repeat(3000) });
    await live.close();
    expect(query.mock.calls).toMatchObject([
      [{ values: [[shardOf('chat:1'), shardOf('chat:1'), shardOf('chat:2')], expect.any(Array)] }],
    ]);
    await pool.end();
  });

  test('spreads chats over its names', () => {
    const names = new Set(Array.from({ length: 2000 }, (_, n) => shardOf(`chat:${n}`)));
    expect(names.size).toBe(128);
  });
});
