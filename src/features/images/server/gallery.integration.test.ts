import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { generated_images } from '#db/schema/index.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { createFakeImages } from '#tests/helpers/fake-images.ts';
import { createMediaClient, signInAdult, makeImage } from '#tests/helpers/images.ts';
import type { GeneratedImage, ImageJob, ImageList, Suggestions } from '../contract.ts';
import { sweepImages, sweepOrphans } from './sweep-images.ts';

const HOUR = 3_600_000;
const fake = createFakeImages();
let clock = new Date();
let app: TestApp;
let fetchMedia: ReturnType<typeof createMediaClient>;

beforeAll(async () => {
  app = await createTestApp({ image: fake.engine, now: () => clock });
  fetchMedia = createMediaClient(app);
});
beforeEach(() => {
  clock = new Date();
});
afterAll(() => app.close());

const later = (ms: number) => {
  clock = new Date(clock.getTime() + ms);
};

async function filesOf({ user }: TestClient): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of app.ctx.storage.list(`images/${user.id}`)) keys.push(key);
  return keys;
}

/** Inserts rows without files, for list tests. */
async function fillGallery(userId: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId());
  await app.ctx.db.insert(generated_images).values(
    ids.map((id, position) => ({
      id,
      user_id: userId,
      position,
      character_slug: position % 2 === 0 ? 'even' : null,
      source: position === 3 ? ('chat' as const) : ('studio' as const),
      prompt: 'On a terrace',
      is_nsfw: false,
      files: { original: 'x', webp: { 320: `images/${userId}/${id}/1-320.webp` }, avif: {} },
      width: 320,
      height: 480,
      thumbhash: '',
      engine: 'fake',
      is_demo: false,
      sha256: '',
      dhash: '0000000000000000',
      phash: '0000000000000000',
      created_at: clock,
    })),
  );
  return ids.reverse();
}

test('paging by cursor and by skip returns every image once, newest first', async () => {
  const someone = await app.signIn();
  const ids = await fillGallery(someone.user.id, 7);
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: ImageList = await expectJson(
      someone.get(`/generate/?limit=3${cursor && `&cursor=${cursor}`}`),
    );
    expect(page.count).toBe(7);
    seen.push(...page.images.map(({ id }) => id));
    cursor = page.next_cursor;
  }
  expect(seen).toEqual(ids);
  const skipped = await expectJson<ImageList>(someone.get('/generate?skip=5&limit=200'));
  expect(skipped.images.map(({ id }) => id)).toEqual(ids.slice(5));
  const even = await expectJson<ImageList>(someone.get('/generate/?character_slug=even'));
  expect(even.count).toBe(4);
  expect((await expectJson<ImageList>(someone.get('/generate/?source=chat'))).count).toBe(1);
  expect((await someone.get('/generate/?limit=201')).status).toBe(422);
  expect((await someone.get('/generate/?cursor=nothing')).status).toBe(422);
  expect((await app.request('/api/v1/generate/')).status).toBe(401);
});

test('every call returns 404 for another user’s image or job', async () => {
  const [owner, stranger] = [await app.signIn(), await app.signIn()];
  const { id } = await makeImage(owner);
  const job = await expectJson<ImageJob>(
    owner.post('/generate/image', { prompt: 'By the sea' }, { prefer: 'respond-async' }),
  );
  for (const foreign of [id, newId()]) {
    expect((await stranger.get(`/generate/image/${foreign}`)).status).toBe(404);
    expect((await stranger.delete(`/generate/image/${foreign}`)).status).toBe(404);
    expect((await stranger.post(`/generate/image/${foreign}/restore`)).status).toBe(404);
  }
  for (const foreign of [job.id, newId()]) {
    expect((await stranger.get(`/generate/jobs/${foreign}`)).status).toBe(404);
    expect((await stranger.post(`/generate/jobs/${foreign}/cancel`)).status).toBe(404);
  }
  expect((await stranger.get('/generate/image/nonsense')).status).toBe(422);
  expect((await expectJson<ImageList>(stranger.get('/generate/'))).count).toBe(0);
  expect((await owner.get(`/generate/image/${id}`)).status).toBe(200);
});

test('a deleted image can be restored for ten seconds, then is purged with its files', async () => {
  const someone = await app.signIn();
  const image = await makeImage(someone);
  expect((await someone.delete(`/generate/image/${image.id}`)).status).toBe(204);
  expect((await someone.delete(`/generate/image/${image.id}`)).status).toBe(404);
  expect((await expectJson<ImageList>(someone.get('/generate/'))).count).toBe(0);
  later(9000);
  const restored = await expectJson<GeneratedImage>(
    someone.post(`/generate/image/${image.id}/restore`),
  );
  expect(restored.id).toBe(image.id);
  await someone.delete(`/generate/image/${image.id}`);
  later(11_000);
  expect((await someone.post(`/generate/image/${image.id}/restore`)).status).toBe(404);
  expect((await fetchMedia(image.url)).status).toBe(404);
  expect(await filesOf(someone)).not.toEqual([]);
  later(HOUR);
  await sweepImages(app.ctx);
  expect(await filesOf(someone)).toEqual([]);
  const mine = eq(generated_images.user_id, someone.user.id);
  expect(await app.ctx.db.$count(generated_images, mine)).toBe(0);
});

test('media are served only at signed addresses, until they expire', async () => {
  const someone = await app.signIn();
  const [image, other] = [await makeImage(someone), await makeImage(someone)];
  const good = await fetchMedia(image.url);
  expect(good.status).toBe(200);
  expect(good.headers.get('content-type')).toBe('image/webp');
  expect(good.headers.get('cache-control')).toMatch(/^private, max-age=\d+/);
  expect(good.headers.get('rating')).toMatch(/^RTA/);
  for (const address of `${image.srcset}, ${image.srcset_avif}`.split(', '))
    expect((await fetchMedia(address.split(' ')[0]!)).status).toBe(200);

  const [path, query] = image.url.split('?') as [string, string];
  const [otherPath] = other.url.split('?') as [string];
  const given = new URLSearchParams(query);
  const altered = (change: Record<string, string>) =>
    `${path}?${new URLSearchParams({ ...Object.fromEntries(given), ...change })}`;
  const signature = given.get('signature')!;
  const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  for (const address of [
    path,
    `${otherPath}?${query}`,
    altered({ expires: String(Number(given.get('expires')) + 1) }),
    altered({ signature: flipped }),
    altered({ signature: `${signature}=` }),
    altered({ signature: '' }),
    path.replace(/\d+-\d+\.webp/, '1-original.png'),
  ])
    expect([address, (await fetchMedia(address)).status]).toEqual([address, 403]);
  expect((await fetchMedia(image.url, { method: 'HEAD' })).status).toBe(200);
  for (const way of [
    '/images',
    '//images',
    '/%69mages',
    '/characters/../images',
    '/characters/%2e%2e/images',
  ]) {
    const variant = path.replace('/images', way);
    expect([way, (await fetchMedia(variant)).status]).not.toEqual([way, 200]);
  }
  later(13 * HOUR);
  expect((await fetchMedia(image.url)).status).toBe(403);
  const fresh = await expectJson<GeneratedImage>(someone.get(`/generate/image/${image.id}`));
  expect((await fetchMedia(fresh.url)).status).toBe(200);
});

test('another’s NSFW image is blurred for a free user, clear for premium, clear for its maker', async () => {
  const [maker, free, premium] = [
    await signInAdult(app),
    await signInAdult(app),
    await signInAdult(app, { plan: 'premium' }),
  ];
  const made = await makeImage(maker, { nsfw: true });
  const path = `/generate/image/${made.id}`;
  for (const viewer of [free, premium]) expect((await viewer.get(path)).status).toBe(404);
  await expectJson(maker.patch(path, { is_public: true }));
  const own = await expectJson<GeneratedImage>(maker.get(path));
  const blurred = await expectJson<GeneratedImage>(free.get(path));
  const clear = await expectJson<GeneratedImage>(premium.get(path));
  expect(own).toMatchObject({ is_blurred: false, is_owner: true });
  expect(clear).toMatchObject({ is_blurred: false, is_owner: false, prompt: '' });
  expect(blurred).toMatchObject({ is_blurred: true, prompt: '', srcset_avif: null });
  expect(JSON.stringify(blurred)).not.toContain('120.webp');
  const [seen, whole] = await Promise.all(
    [blurred, clear].map(async ({ url }) =>
      Buffer.from(await (await fetchMedia(url)).arrayBuffer()),
    ),
  );
  const detail = async (bytes: Buffer) => (await sharp(bytes).stats()).sharpness;
  expect(await detail(seen!)).toBeLessThan((await detail(whole!)) / 4);
  const unknown = await app.signIn({ plan: 'premium' });
  expect(await expectJson(unknown.get(path))).toMatchObject({ is_blurred: true });
});

test('deletes old files without a picture, and keeps recent files and those of pictures', async () => {
  const someone = await app.signIn();
  const image = await makeImage(someone);
  const folder = `images/${someone.user.id}`;
  const orphans = [`${folder}/${image.id}/9-320.webp`, `${folder}/${newId()}/1-320.webp`];
  for (const key of orphans) await app.ctx.storage.put(key, new Uint8Array([1]));
  await sweepOrphans(app.ctx);
  for (const key of orphans) expect(await app.ctx.storage.has(key)).toBe(true);
  later(3 * HOUR);
  await sweepOrphans(app.ctx);
  for (const key of orphans) expect(await app.ctx.storage.has(key)).toBe(false);
  expect((await fetchMedia(image.url)).status).toBe(200);
});

test('the sample picture of a suggestion is drawn once', async () => {
  const { categories, samples } = await expectJson<Suggestions>(
    app.request('/api/v1/generate/suggestions'),
  );
  expect([categories.length, samples.length]).toEqual([7, 28]);
  const address = categories[4]!.items[0]!.image;
  const [first, second] = await Promise.all([app.request(address), app.request(address)]);
  const drawn = Buffer.from(await first!.arrayBuffer());
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'webp', width: 320 });
  expect(Buffer.from(await second!.arrayBuffer()).equals(drawn)).toBe(true);
  expect((await app.request('/api/v1/generate/suggestions/nothing/picture')).status).toBe(404);
});
