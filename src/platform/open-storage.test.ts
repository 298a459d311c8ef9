import { mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { S3_BUCKET, S3_KEYS, startS3StandIn } from '#tests/stand-ins/s3-server.ts';
import { ConfigError, parseConfig } from './config.ts';
import { openStorage } from './open-storage.ts';

let s3: Awaited<ReturnType<typeof startS3StandIn>>;
beforeAll(async () => {
  s3 = await startS3StandIn();
});
afterEach(() => s3.faults.splice(0));
afterAll(() => s3.close());

const open = (change: Record<string, string> = {}) =>
  openStorage(
    parseConfig({
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET,
      S3_REGION: S3_KEYS.region,
      S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
      ...change,
    }),
  );

test('uses a working bucket and removes the test file', async () => {
  const storage = await open({ S3_PREFIX: 'sites/one/' });
  expect(storage.status()).toEqual({
    kind: 's3',
    ready: true,
    detail: `bucket ${S3_BUCKET}, under sites/one/, at ${s3.endpoint}`,
  });
  await storage.put('a.webp', new Uint8Array([1]));
  expect([...s3.objects.keys()]).toEqual(['sites/one/a.webp']);
});

test('stores media in files without a bucket, in a folder that can be used', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'everafter-storage-'));
  try {
    const storage = await openStorage(parseConfig({ DATA_DIR: folder }));
    expect(storage.status()).toMatchObject({ kind: 'files', detail: join(folder, 'media') });
    rmdirSync(join(folder, 'media'));
    writeFileSync(join(folder, 'media'), 'a file');
    await expect(openStorage(parseConfig({ DATA_DIR: folder }))).rejects.toThrow('EEXIST');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each<[string, Record<string, string>, RegExp]>([
  ['another bucket', { S3_BUCKET: 'not-there' }, /no bucket not-there.*S3_BUCKET/],
  ['another key', { S3_ACCESS_KEY_ID: 'SOMEONE' }, /S3_ACCESS_KEY_ID/],
  ['another secret', { S3_SECRET_ACCESS_KEY: 'wrong' }, /S3_SECRET_ACCESS_KEY/],
  ['another region', { S3_REGION: 'us-east-1' }, /S3_REGION/],
  ['no server', { S3_ENDPOINT: 'http://127.0.0.1:1' }, /S3_ENDPOINT.*does not answer/],
])('%s prevents the start and names the setting', async (_name, change, sentence) => {
  const opened = open(change);
  await expect(opened).rejects.toThrow(ConfigError);
  await expect(opened).rejects.toThrow(sentence);
  await expect(opened).rejects.not.toThrow(S3_KEYS.secretAccessKey);
});

test.each([
  ['keys without rights', { status: 403, code: 'AccessDenied' }, /may not list/],
  ['a bucket of another region', { status: 301, code: 'PermanentRedirect' }, /not in the region/],
  ['an unexpected error', { status: 409, code: 'Strange' }, /409 Strange/],
])('%s also prevents the start', async (_name, fault, sentence) => {
  s3.faults.push(fault);
  await expect(open()).rejects.toThrow(sentence);
});
