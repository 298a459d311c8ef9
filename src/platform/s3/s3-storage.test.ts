import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testStorageContract } from '#tests/helpers/storage-contract.ts';
import { S3_BUCKET, S3_KEYS, startS3StandIn, type S3Fault } from '#tests/stand-ins/s3-server.ts';
import type { Storage } from '../storage.ts';
import type { S3Settings } from './bucket-address.ts';
import { S3Error } from './s3-client.ts';
import { createS3Storage } from './s3-storage.ts';

const BYTES = Buffer.from('The tea is warm and the lamp is lit.');
const QUICK = { attemptMs: 300, pauseMs: 1 };
const SLOW_DOWN = { status: 503, code: 'SlowDown' };

let s3: Awaited<ReturnType<typeof startS3StandIn>>;
beforeAll(async () => {
  s3 = await startS3StandIn({ pageSize: 7 });
});
beforeEach(() => {
  s3.objects.clear();
  s3.requestLines.length = 0;
});
afterEach(() => {
  const left = s3.faults.splice(0);
  if (left.length > 0) throw new Error(`${left.length} faults were never triggered`);
  s3.clockOffsetMs = 0;
});
afterAll(() => s3.close());

const open = (more: Partial<S3Settings> = {}, timing = QUICK): Storage =>
  createS3Storage(
    { endpoint: s3.endpoint, bucket: S3_BUCKET, pathStyle: true, prefix: '', ...S3_KEYS, ...more },
    timing,
  );
const fail = (...faults: S3Fault[]) => s3.faults.push(...faults);

describe('a bucket', () => {
  testStorageContract(() => open({}, { attemptMs: 15_000, pauseMs: 1 }));
});

describe('a folder of a bucket', () => {
  testStorageContract(() =>
    open({ prefix: 'sites/ever after+1/' }, { attemptMs: 15_000, pauseMs: 1 }),
  );

  test('does not show files outside it', async () => {
    const [one, other] = [open({ prefix: 'one/' }), open({ prefix: 'one-other/' })];
    await one.put('a.webp', BYTES);
    await other.put('b.webp', BYTES);
    const keys: string[] = [];
    for await (const { key } of one.list('')) keys.push(key);
    expect(keys).toEqual(['a.webp']);
    expect([...s3.objects.keys()]).toEqual(['one/a.webp', 'one-other/b.webp']);
  });
});

test('files are stored with the type of their extension', async () => {
  await open().put('a/b.avif', BYTES);
  await open().put('a/loop.webm', BYTES);
  expect([...s3.objects.values()].map(({ type }) => type)).toEqual(['image/avif', 'video/webm']);
});

test('a list reads every page and returns each file once', async () => {
  const storage = open();
  const keys = Array.from(
    { length: 1100 },
    (_, at) => `images/${String(at).padStart(4, '0')}.webp`,
  );
  for (const key of keys) s3.objects.set(key, { bytes: BYTES, type: '', modifiedAt: new Date() });
  const seen: string[] = [];
  for await (const { key } of storage.list('images')) seen.push(key);
  expect(seen).toEqual(keys);
  expect(s3.requestLines.length).toBe(Math.ceil(1100 / 7));
});

describe('transient failures are retried', () => {
  test.each<[string, S3Fault[]]>([
    ['a service that is rate limiting', [SLOW_DOWN, SLOW_DOWN]],
    ['too many requests', [{ status: 429, code: 'TooManyRequests' }]],
    [
      'an error of the service',
      [
        { status: 500, code: 'InternalError' },
        { status: 502, code: '' },
      ],
    ],
    ['a request timeout', [{ status: 400, code: 'RequestTimeout' }]],
    ['a dropped connection', ['reset']],
    ['a silent service', ['silent']],
  ])('%s', async (_name, faults) => {
    const storage = open();
    fail(...faults);
    await storage.put('a.webp', BYTES);
    fail(...faults);
    expect((await storage.get('a.webp'))!.equals(BYTES)).toBe(true);
    fail(...faults);
    expect(await storage.has('a.webp')).toBe(true);
    fail(...faults);
    for await (const { key } of storage.list('')) expect(key).toBe('a.webp');
    fail(...faults);
    await storage.remove('a.webp');
    expect(s3.objects.size).toBe(0);
    expect(s3.requestLines.length).toBe(5 * (faults.length + 1));
    expect(storage.status().ready).toBe(true);
  });

  test('a truncated file or list, or one without its length', async () => {
    const storage = open();
    await storage.put('a.webp', BYTES);
    for (const fault of ['cut', 'stall', 'unmeasured'] as const) {
      fail(fault);
      expect((await storage.get('a.webp'))!.equals(BYTES), fault).toBe(true);
    }
    for (const fault of ['cut', 'stall', 'not-xml'] as const) {
      fail(fault);
      const keys: string[] = [];
      for await (const { key } of storage.list('')) keys.push(key);
      expect([fault, keys]).toEqual([fault, ['a.webp']]);
    }
  });

  test('after the delay that the service requests', async () => {
    const storage = open();
    fail({ ...SLOW_DOWN, retryAfter: 1 });
    const began = performance.now();
    await storage.has('a.webp');
    expect(performance.now() - began).toBeGreaterThanOrEqual(990);
  });

  test('with the service’s time when the clocks differ', async () => {
    s3.clockOffsetMs = 3_600_000;
    const storage = open();
    await storage.put('a.webp', BYTES);
    expect(s3.requestLines.length).toBe(2);
    await storage.get('a.webp');
    expect(s3.requestLines.length).toBe(3);
    expect(await open().has('a.webp')).toBe(true);
  });
});

describe('permanent failures', () => {
  test('are thrown after four attempts, and shown in the status until a call succeeds', async () => {
    const storage = open();
    fail(SLOW_DOWN, SLOW_DOWN, SLOW_DOWN, SLOW_DOWN);
    await expect(storage.get('a.webp')).rejects.toThrow('SlowDown');
    expect(storage.status()).toMatchObject({ kind: 's3', ready: false });
    expect(storage.status().detail).toContain('SlowDown');
    expect(await storage.get('a.webp')).toBeNull();
    expect(storage.status().ready).toBe(true);
    expect(storage.status().detail).not.toContain(S3_KEYS.secretAccessKey);
  });

  test('a rejection is not retried or mistaken for a missing file', async () => {
    const wrong = open({ secretAccessKey: 'wrong' });
    await expect(wrong.get('a.webp')).rejects.toMatchObject({ code: 'SignatureDoesNotMatch' });
    await expect(wrong.has('a.webp')).rejects.toBeInstanceOf(S3Error);
    await expect(wrong.put('a.webp', BYTES)).rejects.toMatchObject({ status: 403 });
    await expect(wrong.remove('a.webp')).rejects.toMatchObject({ status: 403 });
    expect(s3.requestLines.length).toBe(4);
    await expect(open({ bucket: 'elsewhere' }).get('a.webp')).rejects.toMatchObject({
      code: 'NoSuchBucket',
    });
  });

  test('no partial file is stored', async () => {
    const storage = open();
    await storage.put('a.webp', Buffer.from('before'));
    fail('reset', 'reset', 'reset', 'reset');
    await expect(storage.put('a.webp', BYTES)).rejects.toThrow();
    expect((await storage.get('a.webp'))!.toString()).toBe('before');
  });

  test('a truncated stream fails instead of ending', async () => {
    const storage = open();
    await storage.put('a.webm', BYTES);
    fail('cut');
    const file = await storage.open('a.webm');
    if (!file || file === 'out_of_range') throw new Error('not opened');
    await expect(buffer(file.body)).rejects.toThrow();
  });
});
