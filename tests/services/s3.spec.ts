import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStorage } from '#platform/open-storage.ts';
import { parseConfig } from '#platform/config.ts';
import type { Storage } from '#platform/storage.ts';
import { createTestUser } from '../e2e/person.ts';
import { testDatabaseUrl } from '../helpers/environment.ts';
import { testStorageContract } from '../helpers/storage-contract.ts';
import { createInstallation, type Installation } from './installation.ts';

if (!testDatabaseUrl || !process.env.TEST_S3_BUCKET)
  throw new Error(
    'Run these tests with `npm run test:services`, which starts PostgreSQL and an S3 service.',
  );

const SETTINGS = Object.fromEntries(
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('TEST_S3_'))
    .map(([name, value]) => [name.slice('TEST_'.length), value!]),
);
/** Settings with a new prefix in the bucket. */
const settings = () => ({ ...SETTINGS, S3_PREFIX: `tests/${randomUUID()}` });
const open = (env = settings()): Promise<Storage> => openStorage(parseConfig(env));

describe('a bucket of a third-party service', () => {
  testStorageContract(() => open());

  test('lists more than one page', async () => {
    const storage = await open();
    const keys = Array.from({ length: 1203 }, (_, at) => `images/${String(at).padStart(4, '0')}`);
    for (let at = 0; at < keys.length; at += 50)
      await Promise.all(keys.slice(at, at + 50).map((key) => storage.put(key, Buffer.from(key))));
    const seen: string[] = [];
    for await (const { key } of storage.list('images')) seen.push(key);
    expect(seen.sort()).toEqual(keys);
  });

  test('lets anyone read a file at its signed address, and nothing else', async () => {
    const storage = await open();
    const key = 'images/somebody/some picture.webp';
    await storage.put(key, Buffer.from('a picture'));
    const address = await storage.addressOf!(key, 'GET', 60);
    const file = await fetch(address);
    expect([file.status, await file.text()]).toEqual([200, 'a picture']);
    expect(file.headers.get('content-type')).toBe('image/webp');
    const changed = address.replace('somebody', 'somebody-else');
    expect((await fetch(changed)).status).toBe(403);
    expect((await fetch(address, { method: 'DELETE' })).status).toBe(403);
    expect((await fetch(address.split('?')[0]!)).ok).toBe(false);
    const head = await fetch(await storage.addressOf!(key, 'HEAD', 60), { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '9']);
  });

  test.each([
    ['a wrong secret', { S3_SECRET_ACCESS_KEY: 'wrong' }, /S3_SECRET_ACCESS_KEY/],
    ['an unknown key', { S3_ACCESS_KEY_ID: 'NOBODY' }, /S3_ACCESS_KEY_ID/],
    ['another bucket', { S3_BUCKET: 'not-there-at-all' }, /S3_BUCKET/],
  ])('%s fails at startup', async (_name, change, sentence) => {
    await expect(open({ ...settings(), ...change })).rejects.toThrow(sentence);
  });
});

describe('the product split across processes, with media in a bucket', () => {
  const env = settings();
  let installation: Installation;
  beforeAll(async () => {
    installation = await createInstallation(testDatabaseUrl!, env);
  });
  afterAll(() => installation?.close());

  test('the api serves an image that the worker created, and it is deleted with its picture', async () => {
    const api = await installation.start('api');
    await installation.start('worker');
    const user = await createTestUser(api.url);
    const { images } = await user.call<{ images: { id: string; url: string }[] }>(
      '/generate/image',
      { method: 'POST', body: JSON.stringify({ prompt: 'By the sea, smiling' }) },
    );
    const { id, url } = images[0]!;
    const keys: string[] = [];
    for await (const { key } of (await open(env)).list('images')) keys.push(key);
    expect(keys.every((key) => key.includes(id))).toBe(true);
    expect(keys.length).toBeGreaterThan(3);
    const part = await fetch(api.url + url, { headers: { range: 'bytes=0-3' } });
    expect([part.status, await part.text()]).toEqual([206, 'RIFF']);
    expect((await fetch(api.url + url)).status).toBe(200);
    expect((await fetch(api.url + url.replace(/signature=.*/, ''))).status).toBe(403);
    const ready = (await (await fetch(`${api.url}/ready`)).json()) as { storage: object };
    expect(ready.storage).toMatchObject({ kind: 's3', ready: true });
    await user.call(`/generate/image/${id}`, { method: 'DELETE' });
    expect((await fetch(api.url + url)).status).toBe(404);
  });
});
