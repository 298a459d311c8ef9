import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { Context } from '#platform/context.ts';
import { createFileStorage } from '#platform/storage.ts';
import { startQuietRedis, type QuietRedis } from '#tests/helpers/quiet-redis.ts';
import { stubOf } from '#tests/helpers/stub-of.ts';
import { createProbes, type Probes } from './probe-parts.ts';

const GIGABYTE = 1024 ** 3;
const folders: string[] = [];
let server: QuietRedis | undefined;
const opened: Probes[] = [];
afterEach(async () => {
  for (const probes of opened.splice(0)) probes.close();
  await server?.close();
  server = undefined;
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function probe(
  parts: { redisUrl?: string; execute?: () => Promise<unknown> } = {},
  free = GIGABYTE,
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'everafter-probes-'));
  folders.push(dataDir);
  const { redisUrl, execute = async () => undefined } = parts;
  const ctx = stubOf<Context>({
    config: stubOf<Context['config']>({ dataDir, redisUrl }),
    database: stubOf<Context['database']>({ kind: 'postgres' }),
    db: Object.assign(stubOf<Context['db']>({}), { execute }),
    storage: createFileStorage(dataDir),
  });
  const probes = await createProbes(ctx, { freeBytes: async () => free });
  opened.push(probes);
  return { probes, dataDir };
}

it('everything that answers is ready', async () => {
  server = await startQuietRedis();
  const { probes } = await probe({ redisUrl: server.url });
  await expect.poll(async () => (await probes.read())['redis']?.ready).toBe(true);
  expect(await probes.read()).toMatchObject({
    database: { ready: true, detail: 'PostgreSQL' },
    storage: { ready: true },
    disk: { ready: true },
  });
});

it('a part that does not respond is down after a second', async () => {
  let asked = 0;
  const silent = () => {
    asked += 1;
    return new Promise<never>(() => {});
  };
  server = await startQuietRedis();
  server.fallSilent();
  const { probes } = await probe({ execute: silent, redisUrl: server.url });
  const { database } = await probes.read();
  expect(database).toEqual({ ready: false, detail: 'no answer within 1000 ms' });
  expect(await probes.read()).toMatchObject({ storage: { ready: true }, redis: { ready: false } });
  // Each further probe would hold another connection.
  expect(asked).toBe(1);
});

it('a failed part reports why, without the statement', async () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:5432'), {
    code: 'ECONNREFUSED',
  });
  const execute = async () => {
    throw new Error('Failed query: SELECT 1', { cause });
  };
  const { probes } = await probe({ execute, redisUrl: 'redis://127.0.0.1:1' });
  const { database, redis } = await probes.read();
  expect(database).toEqual({ ready: false, detail: 'connect ECONNREFUSED 10.0.0.1:5432' });
  expect(redis).toMatchObject({ ready: false });
});

it('a missing folder and a full disk are down', async () => {
  const { probes, dataDir } = await probe({}, 150 * 1024 ** 2);
  rmSync(dataDir, { recursive: true });
  const { storage, disk } = await probes.read();
  expect(storage).toMatchObject({ ready: false, detail: expect.stringContaining('ENOENT') });
  expect(disk).toMatchObject({ ready: false, detail: expect.stringContaining('150') });
});

it('parts are probed once a second, however often their health is read', async () => {
  let asked = 0;
  const { probes } = await probe({ execute: async () => void (asked += 1) });
  await Promise.all(Array.from({ length: 50 }, () => probes.read()));
  expect(asked).toBe(1);
  await expect
    .poll(async () => {
      await probes.read();
      return asked;
    })
    .toBe(2);
});
