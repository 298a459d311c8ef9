import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { generated_images } from '#db/schema/index.ts';
import { createTestApp, expectJson, type TestApp } from '#tests/helpers/app.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import { createFakeImages } from '#tests/helpers/fake-images.ts';
import { ASYNC, PROMPT, createImageApi, acknowledgeAge } from '#tests/helpers/images.ts';
import { readEvents } from '#tests/helpers/read-events.ts';
import type { GeneratedImages, ImageJob, ImageJobs } from '../contract.ts';

const fake = createFakeImages();
let app: TestApp;
const { generate, readJob, ledgerOf, storedKeys, namedKeys } = createImageApi(() => app);

beforeAll(async () => {
  app = await createTestApp({ image: fake.engine });
});
beforeEach(() => fake.reset());
afterAll(() => app.close());

test('the plain call returns the images after they are generated, charged, stored, and marked', async () => {
  const someone = await app.signIn();
  const response = await generate(someone, 2);
  expect(response.status).toBe(200);
  const { images } = (await response.json()) as GeneratedImages;
  expect(images).toHaveLength(2);
  expect(images[0]).toMatchObject({
    prompt: PROMPT,
    is_nsfw: false,
    is_blurred: false,
    is_owner: true,
    character_slug: null,
    width: 120,
    height: 160,
    engine: 'fake',
    is_demo: false,
  });
  const { balance, data } = await ledgerOf(someone);
  expect(balance).toMatchObject({ available: 16, held: 0 });
  expect(data.filter(({ kind }) => kind === 'spend')).toMatchObject([
    { amount: -2, purpose: 'image' },
    { amount: -2, purpose: 'image' },
  ]);
  expect(await storedKeys(someone.user.id)).toEqual(await namedKeys(someone.user.id));
  const [row] = await app.ctx.db
    .select()
    .from(generated_images)
    .where(eq(generated_images.id, images[0]!.id));
  for (const key of [...Object.values(row!.files.webp), ...Object.values(row!.files.avif)]) {
    const { xmp, width } = await sharp((await app.ctx.storage.get(key))!).metadata();
    expect(width).toBe(120);
    expect(xmp?.toString()).toContain('digitalsourcetype/trainedAlgorithmicMedia');
  }
  expect(fake.requests[0]).toMatchObject({ count: 2, width: 832, height: 1216 });
  expect(fake.requests[0]!.negativePrompt).toContain('underage');
});

test('the character route uses the character’s appearance, and lists under its slug', async () => {
  const someone = await app.signIn();
  const { slug } = await makeCharacter(app.ctx.db);
  const path = `/characters/${slug}/image?num_images=2`;
  const { images } = await expectJson<GeneratedImages>(someone.post(path, { prompt: PROMPT }));
  expect(images.map(({ character_slug }) => character_slug)).toEqual([slug, slug]);
  const [request] = fake.requests;
  expect(request!.prompt).toContain('one adult woman aged 29');
  expect(request!.subject).toMatchObject({ seed: slug, appearance: { hair_color: 'brunette' } });
  const listed = await expectJson<GeneratedImages>(
    someone.get(`/generate/?character_slug=${slug}`),
  );
  expect(listed.images).toHaveLength(2);
  expect((await someone.post('/characters/nobody-here/image', { prompt: PROMPT })).status).toBe(
    404,
  );
});

test('respond-async returns the job at once, and events report progress and images', async () => {
  const someone = await app.signIn();
  const events = readEvents(await someone.get('/events'));
  let release = (_fate: 'made'): void => {};
  const held = new Promise<'made'>((resolve) => {
    release = resolve;
  });
  fake.decide = async (index) => (index === 1 ? held : 'made');
  const response = await generate(someone, 2, ASYNC);
  expect(response.status).toBe(202);
  expect(response.headers.get('preference-applied')).toBe('respond-async');
  const job = (await response.json()) as ImageJob;
  expect(response.headers.get('location')).toBe(`/api/v1/generate/jobs/${job.id}`);
  expect(job).toMatchObject({ number_of_images: 2, cost: 4, prompt: PROMPT });
  const first = await events.waitFor(({ event }) => event === 'image');
  expect(first.data).toMatchObject({ job_id: job.id, image: { id: job.pictures[0]!.image_id } });
  expect((await expectJson<ImageJobs>(someone.get('/generate/jobs'))).data).toMatchObject([
    { id: job.id, status: 'running', pictures: [{ status: 'made' }, { status: 'waiting' }] },
  ]);
  expect((await ledgerOf(someone)).balance).toMatchObject({ available: 16, held: 2 });
  release('made');
  const last = await events.waitFor(
    ({ event, data }) => event === 'image_job' && (data as object as ImageJob).status === 'done',
  );
  expect(last.data).toMatchObject({ id: job.id, progress: 1 });
  expect(await readJob(someone, job.id)).toMatchObject({ status: 'done', images: [{}, {}] });
  await events.close();
});

test('a repeated request is idempotent, and the same key with another body is refused', async () => {
  const someone = await app.signIn();
  const key = { 'idempotency-key': 'one' };
  const answers = await Promise.all([generate(someone, 1, key), generate(someone, 1, key)]);
  const bodies = await Promise.all(answers.map((each) => expectJson<GeneratedImages>(each)));
  expect(bodies[0]!.images[0]!.id).toBe(bodies[1]!.images[0]!.id);
  expect(fake.requests).toHaveLength(1);
  expect((await ledgerOf(someone)).balance.available).toBe(18);
  const other = await generate(someone, 2, key);
  expect(other.status).toBe(409);
  expect(await other.json()).toMatchObject({ code: 'idempotency_mismatch' });
});

test('too few tokens return 429 with the price and where to get more; no job starts', async () => {
  const someone = await app.signIn();
  await expectJson(generate(someone, 8));
  const response = await generate(someone, 4);
  expect(response.status).toBe(429);
  expect(await response.json()).toMatchObject({
    code: 'insufficient_tokens',
    needed: 8,
    available: 4,
    upgrade_url: '/premium',
  });
  expect(fake.requests).toHaveLength(1);
});

test('limits the open requests of one user', async () => {
  const someone = await app.signIn();
  fake.decide = () => new Promise<'made'>(() => undefined);
  const answers = await Promise.all([1, 2, 3, 4].map(() => generate(someone, 1, ASYNC)));
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 429, 429]);
  expect((await ledgerOf(someone)).balance).toMatchObject({ available: 16, held: 4 });
  for (const { id } of (await expectJson<ImageJobs>(someone.get('/generate/jobs'))).data)
    await someone.post(`/generate/jobs/${id}/cancel`);
});

test.each([
  ['', 422],
  ['   ', 422],
  ['x'.repeat(1501), 422],
])('a prompt like %j is rejected', async (prompt, status) => {
  const someone = await app.signIn();
  expect((await someone.post('/generate/image', { prompt })).status).toBe(status);
  expect(
    (await someone.post('/generate/image', { prompt: PROMPT, number_of_images: 3 })).status,
  ).toBe(422);
});

test('NSFW requires the 18+ notice, and has a blurred rendition', async () => {
  const someone = await app.signIn();
  expect((await generate(someone, 1, {}, { nsfw: true })).status).toBe(403);
  await acknowledgeAge(app, someone);
  const { images } = await expectJson<GeneratedImages>(generate(someone, 1, {}, { nsfw: true }));
  expect(images[0]).toMatchObject({ is_nsfw: true, is_blurred: false });
});
