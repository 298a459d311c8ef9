import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentSecurityPolicy } from '#roles/content-security.ts';
import { createTestApp, type TestApp, type TestClient } from '#tests/helpers/app.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import { createFakeImages } from '#tests/helpers/fake-images.ts';
import { createMediaClient, makeImage } from '#tests/helpers/images.ts';
import { S3_BUCKET, S3_KEYS, startS3StandIn } from '#tests/stand-ins/s3-server.ts';

const SECONDS = 60;
const PORTRAIT = 'characters/some one/portrait-360.webp';

let s3: Awaited<ReturnType<typeof startS3StandIn>>;
let app: TestApp;
let client: TestClient;
let fetchMedia: ReturnType<typeof createMediaClient>;

beforeAll(async () => {
  s3 = await startS3StandIn();
  app = await createTestApp({
    image: createFakeImages().engine,
    env: {
      S3_BUCKET,
      S3_ENDPOINT: s3.endpoint,
      S3_REGION: S3_KEYS.region,
      S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
      S3_PREFIX: 'sites/ours',
      S3_REDIRECT_SECONDS: String(SECONDS),
    },
  });
  fetchMedia = createMediaClient(app);
  client = await app.signIn();
  await makeCharacter(app.ctx.db, { slug: 'some one' });
  await app.ctx.storage.put(PORTRAIT, Buffer.from('a portrait'));
});
afterAll(async () => {
  await app.close();
  await s3.close();
});

const follow = (answer: Response, method = 'GET') =>
  fetch(answer.headers.get('location')!, { method });

test('a public portrait is read from the bucket, at a short-lived address', async () => {
  const answer = await fetchMedia(`/media/${encodeURI(PORTRAIT)}`);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('cache-control')).toBe(`public, max-age=${SECONDS / 2}`);
  const file = await follow(answer);
  expect([file.status, await file.text()]).toEqual([200, 'a portrait']);
  expect(file.headers.get('content-type')).toBe('image/webp');
  expect(file.headers.get('cache-control')).toBe(`private, max-age=${SECONDS / 2}`);
  s3.clockOffsetMs = SECONDS * 1000;
  expect((await follow(answer)).status).toBe(403);
  s3.clockOffsetMs = 0;
});

test('an address is valid only for its file and method', async () => {
  const answer = await fetchMedia(`/media/${encodeURI(PORTRAIT)}`);
  const address = answer.headers.get('location')!;
  expect((await fetch(address, { method: 'DELETE' })).status).toBe(403);
  expect((await fetch(address.replace('portrait-360', 'portrait-720'))).status).toBe(403);
  expect((await fetch(address.replace(`Expires=${SECONDS}`, 'Expires=9000'))).status).toBe(403);
  const head = await fetchMedia(`/media/${encodeURI(PORTRAIT)}`, { method: 'HEAD' });
  expect((await follow(head, 'HEAD')).headers.get('content-length')).toBe('10');
});

test('a private picture is looked up each time: no address for a wrong signature or a removed picture', async () => {
  const { id, url } = await makeImage(client);
  const answer = await fetchMedia(url);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('cache-control')).toBe(`private, max-age=${SECONDS / 2}`);
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  const file = await follow(answer);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const forged = await fetchMedia(url.replace(/signature=.../, 'signature=AAA'));
  expect([forged.status, forged.headers.get('location')]).toEqual([403, null]);
  await client.delete(`/generate/image/${id}`);
  const removed = await fetchMedia(url);
  expect([removed.status, removed.headers.get('location')]).toEqual([404, null]);
});

test('pages allow only pictures and films from the bucket', () => {
  const policy = contentSecurityPolicy('', app.ctx.config).split('; ');
  const naming = policy.filter((rule) => rule.includes(s3.endpoint));
  expect(naming.map((rule) => rule.split(' ')[0])).toEqual(['img-src', 'media-src']);
});
