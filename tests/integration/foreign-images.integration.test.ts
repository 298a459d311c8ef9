import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generated_images, image_jobs } from '#db/schema/index.ts';
import type { GeneratedImage } from '#features/images/contract.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import { createFakeImages } from '#tests/helpers/fake-images.ts';
import { readOperations, type Operation } from '#tests/helpers/fuzz-requests.ts';
import { createMediaClient, makeImage } from '#tests/helpers/images.ts';

const HOUR = 3_600_000;
const fake = createFakeImages();
let clock = new Date();
let app: TestApp;
let maker: TestClient;
let stranger: TestClient;
let superuser: TestClient;
let fetchMedia: ReturnType<typeof createMediaClient>;
let operations: Operation[];
/** Per parameter: another user's id, a deleted own id, an unknown id, and an invalid id. */
let ids: Record<string, { foreign: string; removed?: string; malformed: string[] }>;

beforeAll(async () => {
  app = await createTestApp({ image: fake.engine, now: () => clock });
  fetchMedia = createMediaClient(app);
  [maker, stranger] = [await app.signIn(), await app.signIn()];
  superuser = await app.signIn({ is_superuser: true });
  const foreign = await makeImage(maker);
  const removed = await makeImage(stranger);
  await stranger.delete(`/generate/image/${removed.id}`);
  clock = new Date(clock.getTime() + 60_000);
  const [job] = await app.ctx.db
    .select()
    .from(image_jobs)
    .where(eq(image_jobs.user_id, maker.user.id));
  const hidden = await makeCharacter(app.ctx.db, { owner_id: maker.user.id, is_public: false });
  const malformed = [
    'no-id',
    '1',
    `${foreign.id}x`,
    foreign.id.replaceAll('-', ''),
    '%00',
    '..%2f',
  ];
  ids = {
    image_id: { foreign: foreign.id, removed: removed.id, malformed },
    job_id: { foreign: job!.id, malformed },
    slug: { foreign: hidden.slug, malformed: [] },
    id: { foreign: 'no-such-suggestion', malformed: [] },
  };
  operations = (await readOperations(app)).operations.filter(({ tags }) => tags.includes('Images'));
});
afterAll(() => app.close());

const BODIES: Record<string, object> = {
  'POST /generate/image': { prompt: 'By the sea' },
  'POST /characters/{slug}/image': { prompt: 'By the sea' },
  'PATCH /generate/image/{image_id}': { is_public: true },
};
const nameOf = ({ method, path }: Operation) => `${method} ${path}`;
const rowsOf = ({ user }: TestClient) =>
  app.ctx.db.select().from(generated_images).where(eq(generated_images.user_id, user.id));

function call(by: TestClient | undefined, operation: Operation, id = '') {
  const path = operation.path.replace(/\{\w+\}/, id);
  const body = BODIES[nameOf(operation)];
  const init: RequestInit = { method: operation.method };
  if (body) {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  return by ? by.request(path, init) : app.request(`/api/v1${path}`, init);
}

test('every route with an id returns 404 for foreign, deleted or unknown ids, and 422 for invalid ones', async () => {
  const named = operations.filter(({ path }) => path.includes('{'));
  expect(named.length).toBeGreaterThanOrEqual(8);
  const before = JSON.stringify(await rowsOf(maker));
  for (const operation of named) {
    const parameter = /\{(\w+)\}/.exec(operation.path)![1]!;
    const { foreign, removed, malformed } = ids[parameter]!;
    for (const id of [foreign, removed ?? newId(), newId(), newId().toUpperCase()])
      for (const someone of [stranger, superuser]) {
        // Superusers may see hidden characters, but not pictures and jobs.
        if (parameter === 'slug' && someone === superuser && id === foreign) continue;
        const response = await call(someone, operation, id);
        expect([nameOf(operation), id, response.status]).toEqual([nameOf(operation), id, 404]);
        expect(((await response.json()) as { code: string }).code).toBe('not_found');
      }
    for (const id of malformed) {
      const response = await call(stranger, operation, id);
      expect([nameOf(operation), id, [404, 422].includes(response.status)]).toEqual([
        nameOf(operation),
        id,
        true,
      ]);
    }
  }
  expect(JSON.stringify(await rowsOf(maker))).toBe(before);
});

test('every route without an id returns nothing of other users, and none works without a session', async () => {
  const { foreign } = ids.image_id!;
  for (const operation of operations) {
    if (!operation.path.includes('{') && operation.method === 'GET') {
      const body = await (await call(stranger, operation)).text();
      expect([nameOf(operation), body.includes(foreign)]).toEqual([nameOf(operation), false]);
      expect(body).not.toContain(ids.job_id!.foreign);
    }
    if (operation.access === 'public') continue;
    const response = await call(undefined, operation, foreign);
    expect([nameOf(operation), response.status]).toEqual([nameOf(operation), 401]);
  }
  const hidden = { prompt: 'By the sea', character_slug: ids.slug!.foreign };
  expect((await stranger.post('/generate/image', hidden)).status).toBe(404);
});

describe('a signed URL is valid only unchanged', () => {
  let image: GeneratedImage;
  let other: GeneratedImage;
  let path: string;
  let given: { expires: string; signature: string };
  beforeAll(async () => {
    [image, other] = [await makeImage(maker), await makeImage(stranger)];
    path = image.url.split('?')[0]!;
    given = Object.fromEntries(new URL(image.url, 'http://x').searchParams) as typeof given;
  });
  const query = (change: Record<string, string> = {}) =>
    `?${new URLSearchParams({ ...given, ...change })}`;
  const statusOf = async (address: string, method = 'GET') =>
    (await fetchMedia(address, { method })).status;

  test('the original URL works, also for HEAD', async () => {
    expect(await statusOf(image.url)).toBe(200);
    expect(await statusOf(image.url, 'HEAD')).toBe(200);
    // The first of duplicate parameters counts.
    expect(await statusOf(`${image.url}&signature=x&expires=1`)).toBe(200);
  });

  test('other methods are not allowed', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect([method, await statusOf(image.url, method)]).toEqual([method, 405]);
    expect(await statusOf(image.url)).toBe(200);
  });

  test('another expiry, signature, audience or key is rejected', async () => {
    const { expires, signature } = given;
    const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    const [, , , user, id, file] = path.split('/') as string[];
    const [, , , otherUser, otherId] = other.url.split('?')[0]!.split('/') as string[];
    const addresses = {
      'no query': path,
      'no signature': `${path}?expires=${expires}`,
      'no end': `${path}?signature=${signature}`,
      'a later end': path + query({ expires: String(Number(expires) + 1) }),
      'an earlier end': path + query({ expires: String(Number(expires) - 1) }),
      'an end in other words': path + query({ expires: `0${expires}` }),
      'an end with a sign': path + query({ expires: `+${expires}` }),
      'an endless end': path + query({ expires: '9'.repeat(30) }),
      'an end that is no number': path + query({ expires: 'never' }),
      'an empty signature': path + query({ signature: '' }),
      'another letter': path + query({ signature: flipped }),
      padding: path + query({ signature: `${signature}=` }),
      'a shorter signature': path + query({ signature: signature.slice(0, -1) }),
      'the signature of another picture': path + new URL(other.url, 'http://x').search,
      'an audience': path + query({ audience: 'public' }),
      'a wrong word before it': `${path}?signature=x&${query().slice(1)}`,
      'another width': path.replace(/-\d+\.webp/, '-1.webp') + query(),
      'the other format': path.replace('.webp', '.avif') + query(),
      'the original': path.replace(/-\d+\.webp/, '-original.png') + query(),
      'another picture': path.replace(id!, otherId!) + query(),
      'another’s folder': path.replace(user!, otherUser!) + query(),
      'another’s picture': path.replace(`${user}/${id}`, `${otherUser}/${otherId}`) + query(),
      'a folder': path.slice(0, -file!.length) + query(),
      capitals: path.replace(id!, id!.toUpperCase()) + query(),
      'an encoded letter': path.replace('.webp', '.%77ebp') + query(),
      'an encoded slash': path.replace(`${user}/`, `${user}%2f`) + query(),
      'a slash twice': path.replace(`${user}/`, `${user}//`) + query(),
      'a backslash': path.replace(`${user}/`, `${user}%5c`) + query(),
      'a way back': path.replace(`${user}/`, `${user}/x%2f..%2f`) + query(),
      'a way out': path.replace(`${user}/`, `..%2f..%2f${user}/`) + query(),
      'a NUL': path.replace('.webp', '.webp%00') + query(),
      'half a letter': `${path}%${query()}`,
      'a slash at the end': `${path}/${query()}`,
      'a semicolon': `${path};x=1${query()}`,
    };
    for (const [name, address] of Object.entries(addresses))
      expect([name, await statusOf(address)]).toEqual([name, 403]);
  });

  test('path traversal does not reach it', async () => {
    for (const way of [
      '//images',
      '/%69mages',
      '/images/../images/..',
      '/characters/../images',
      '/characters/%2e%2e/images',
      '/characters/..%2fimages',
      '/IMAGES',
    ]) {
      const address = path.replace('/images', way) + query();
      // A path that the URL parser normalizes to the same path is valid.
      if (new URL(address, 'http://x').pathname === path) continue;
      expect([way, [403, 404].includes(await statusOf(address))]).toEqual([way, true]);
    }
  });

  test('a file that was never published is not found, even with a valid signature', async () => {
    const [row] = await app.ctx.db
      .select()
      .from(generated_images)
      .where(eq(generated_images.id, image.id));
    expect(await app.ctx.storage.has(row!.files.original)).toBe(true);
    const signed = (key: string) => app.ctx.addresses.sign(key, clock);
    expect(await statusOf(signed(row!.files.original))).toBe(404);
    expect(await statusOf(signed(`images/${maker.user.id}/${newId()}/1-120.webp`))).toBe(404);
    expect(await statusOf(signed('images/../characters/a.webp'))).not.toBe(200);
  });

  test('it expires to the second', async () => {
    const end = Number(given.expires) * 1000;
    clock = new Date(end - 1000);
    expect(await statusOf(image.url)).toBe(200);
    clock = new Date(end);
    const late = await fetchMedia(image.url);
    expect([late.status, late.headers.get('cache-control')]).toEqual([403, 'no-store']);
    clock = new Date(end + 13 * HOUR);
    expect(await statusOf(image.url)).toBe(403);
  });
});
