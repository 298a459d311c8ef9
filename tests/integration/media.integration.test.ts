import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import { createFakeImages } from '#tests/helpers/fake-images.ts';
import { createMediaClient, makeImage } from '#tests/helpers/images.ts';
import { S3_BUCKET, S3_KEYS, startS3StandIn } from '#tests/stand-ins/s3-server.ts';
import { drawMedia } from '#features/characters/server/draw-media.ts';
import { sweepImages, sweepOrphans } from '#features/images/server/sweep-images.ts';
import { newId } from '#shared/ids.ts';

const LOOP = Buffer.from('a loop that is no real one, but long enough to be asked for in parts');
const HOUR = 3_600_000;

describe.each(['files', 's3'] as const)('media kept in %s', (kind) => {
  const fake = createFakeImages();
  let s3: Awaited<ReturnType<typeof startS3StandIn>> | undefined;
  let app: TestApp;
  let fetchMedia: ReturnType<typeof createMediaClient>;
  let client: TestClient;
  let ahead = 0;

  beforeAll(async () => {
    s3 = kind === 's3' ? await startS3StandIn({ pageSize: 3 }) : undefined;
    app = await createTestApp({
      image: fake.engine,
      now: () => new Date(Date.now() + ahead),
      ...(s3 ? { env: settingsOf(s3.endpoint) } : {}),
    });
    fetchMedia = createMediaClient(app);
    client = await app.signIn();
    await makeCharacter(app.ctx.db, { slug: 'some one' });
    await app.ctx.storage.put('characters/some one/loop-480.webm', LOOP);
  });
  afterAll(async () => {
    await app.close();
    await s3?.close();
  });

  const loop = '/media/characters/some%20one/loop-480.webm';
  const ask = (headers: Record<string, string>, method = 'GET') =>
    fetchMedia(loop, { method, headers });

  test('public files are served completely or in byte ranges', async () => {
    const whole = await ask({});
    expect(whole.status).toBe(200);
    expect(await whole.text()).toBe(LOOP.toString());
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'video/webm',
      'content-length': String(LOOP.length),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=604800',
      'x-content-type-options': 'nosniff',
    });
    const part = await ask({ range: 'bytes=2-5' });
    expect([part.status, await part.text()]).toEqual([206, LOOP.toString().slice(2, 6)]);
    expect(part.headers.get('content-range')).toBe(`bytes 2-5/${LOOP.length}`);
    expect(part.headers.get('content-length')).toBe('4');
    expect(await (await ask({ range: 'bytes=-5' })).text()).toBe('parts');
    const rest = await ask({ range: 'bytes=60-' });
    expect([rest.status, await rest.text()]).toEqual([206, LOOP.toString().slice(60)]);
    const outside = await ask({ range: `bytes=${LOOP.length}-` });
    expect([outside.status, outside.headers.get('content-range')]).toEqual([
      416,
      `bytes */${LOOP.length}`,
    ]);
    for (const range of ['bytes=1-2,4-5', 'bytes=5-2', 'bytes=-', 'pages=1-2', 'bytes=a-b']) {
      const response = await ask({ range });
      expect([range, response.status, await response.text()]).toEqual([
        range,
        200,
        LOOP.toString(),
      ]);
    }
    const resumed = await ask({ range: 'bytes=2-5', 'if-range': whole.headers.get('etag')! });
    expect([resumed.status, await resumed.text()]).toEqual([200, LOOP.toString()]);
  });

  test('a cached file is not sent again, and HEAD sends no body', async () => {
    const head = await ask({}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(LOOP.length)]);
    expect(await head.text()).toBe('');
    const etag = head.headers.get('etag')!;
    for (const known of [etag, `"other", W/${etag}`, '*']) {
      const response = await ask({ 'if-none-match': known });
      expect([known, response.status, await response.text()]).toEqual([known, 304, '']);
      expect(response.headers.get('cache-control')).toBe('public, max-age=604800');
    }
    const changed = await ask({ 'if-none-match': '"other"' });
    expect([changed.status, await changed.text()]).toEqual([200, LOOP.toString()]);
    expect((await fetchMedia('/media/characters/none.webm', { method: 'HEAD' })).status).toBe(404);
  });

  test('no spelling of a public path reaches private files', async () => {
    const image = await makeImage(client);
    const key = image.url.slice('/media/'.length).split('?')[0]!;
    expect(await app.ctx.storage.has(key)).toBe(true);
    for (const path of [
      `/media/characters/../${key}`,
      `/media/characters/%2e%2e/${key}`,
      `/media/characters/..%2f${key}`,
      `/media/characters/%2e%2e%2f${key.replaceAll('/', '%2f')}`,
      `/media/characters/..%5c${key}`,
      `/media/characters//../${key}`,
      `/media/characters/%252e%252e/${key}`,
      `/media/characters/a/..%2f..%2f${key}`,
      `/media/characters%2f..%2f${key}`,
      `/media/${key.replace('images', 'Images')}`,
      `/media/characters/%00`,
      '/media/characters/%',
      `/media/characters/${'a'.repeat(256)}`,
      `/media/characters/${'a'.repeat(4000)}`,
      `/media/characters/${'%F0%9F%8C%99'.repeat(80)}/0-720.webp`,
      `/media/characters/some%20one/loop-480.webm/${'b'.repeat(300)}`,
      '/media/characters/',
      '/media/characters',
      '/media/suggestions/2/scene-beach.webp',
    ])
      expect([path, [403, 404].includes((await fetchMedia(path)).status)]).toEqual([path, true]);
  });

  test('private files have their own headers and support byte ranges', async () => {
    const image = await makeImage(client);
    const whole = await fetchMedia(image.url);
    expect(whole.headers.get('cache-control')).toMatch(/^private, max-age=\d+, immutable$/);
    const bytes = Buffer.from(await whole.arrayBuffer());
    const part = await fetchMedia(image.url, { headers: { range: 'bytes=0-3' } });
    expect([part.status, await part.text()]).toEqual([206, 'RIFF']);
    expect(part.headers.get('cache-control')).toMatch(/^private/);
    expect(bytes.subarray(0, 4).toString()).toBe('RIFF');
    const known = { 'if-none-match': whole.headers.get('etag')! };
    expect((await fetchMedia(image.url, { headers: known })).status).toBe(304);
    const altered = image.url.replace(/signature=./, 'signature=!');
    expect((await fetchMedia(altered, { headers: known })).status).toBe(403);
  });

  test('portraits of public characters are stored there and are public', async () => {
    const row = await makeCharacter(app.ctx.db);
    const [drawn] = await drawMedia(app.ctx.storage, row, {
      seed: row.slug,
      folder: `characters/${row.slug}`,
      has_video_loop: false,
    });
    for (const key of Object.values(drawn!.files)) {
      const response = await fetchMedia(`/media/${key}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    }
  });

  test('removed pictures are deleted with their files, and so are orphaned files', async () => {
    const kept = await makeImage(client);
    const removed = await makeImage(client);
    await client.delete(`/generate/image/${removed.id}`);
    const stray = Array.from({ length: 5 }, () => `images/${client.user.id}/${newId()}/1-320.webp`);
    for (const key of stray) await app.ctx.storage.put(key, LOOP);
    ahead += 3 * HOUR;
    await sweepImages(app.ctx);
    await sweepOrphans(app.ctx);
    const left: string[] = [];
    for await (const { key } of app.ctx.storage.list('images')) left.push(key);
    expect(left.some((key) => key.includes(kept.id))).toBe(true);
    expect(left.filter((key) => key.includes(removed.id) || stray.includes(key))).toEqual([]);
    expect(await app.ctx.storage.has('characters/some one/loop-480.webm')).toBe(true);
    const fresh = await expectJson<{ url: string }>(client.get(`/generate/image/${kept.id}`));
    expect((await fetchMedia(fresh.url)).status).toBe(200);
  });
});

const settingsOf = (endpoint: string) => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET,
  S3_REGION: S3_KEYS.region,
  S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
  S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
  S3_PREFIX: 'sites/one',
});
