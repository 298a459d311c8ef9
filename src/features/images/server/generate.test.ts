import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { AGE_NOTICE_VERSION } from '#features/accounts/contract.ts';
import type { Ledger } from '#features/billing/contract.ts';
import {
  blocked_image_hashes,
  generated_images,
  image_jobs,
  moderation_events,
  strikes,
  users,
} from '#db/schema/index.ts';
import { newId } from '#shared/ids.ts';
import {
  createTestApp,
  expectJson,
  type SignedIn,
  type TestApp,
} from '../../../../tests/helpers/app.ts';
import { makeCharacter } from '../../../../tests/helpers/factories.ts';
import { createFakeImages, drawPattern } from '../../../../tests/helpers/fake-images.ts';
import { readEvents } from '../../../../tests/helpers/read-events.ts';
import type { GeneratedImages, ImageJob, ImageJobs } from '../contract.ts';
import { endJob } from './end-job.ts';
import { hashPicture } from './hash-picture.ts';
import { keysOf } from './make-files.ts';
import { findJob } from './queries-jobs.ts';
import { recoverImageJobs, serveImageJobs } from './recover-jobs.ts';
import { takeUpJob } from './run-job.ts';

const PROMPT = 'On a sunny terrace by the sea, laughing';
const ASYNC = { prefer: 'respond-async' };
const fake = createFakeImages();
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ image: fake.engine });
});
beforeEach(() => fake.reset());
afterAll(() => app.close());

const ledgerOf = (someone: SignedIn) => expectJson<Ledger>(someone.get('/billing/ledger'));
const generate = (
  someone: SignedIn,
  count: number,
  headers: Record<string, string> = {},
  more: object = {},
) => someone.post('/generate/image', { prompt: PROMPT, number_of_images: count, ...more }, headers);
const beginJob = (someone: SignedIn, count: number, headers: Record<string, string> = {}) =>
  expectJson<ImageJob>(generate(someone, count, { ...ASYNC, ...headers }));
const readJob = (someone: SignedIn, id: string) =>
  expectJson<ImageJob>(someone.get(`/generate/jobs/${id}`));

async function acknowledgeAge({ user }: SignedIn): Promise<void> {
  const change = { age_notice_version: AGE_NOTICE_VERSION, age_confirmed_at: new Date() };
  await app.ctx.db.update(users).set(change).where(eq(users.id, user.id));
}

async function ended(someone: SignedIn, id: string): Promise<ImageJob> {
  await expect
    .poll(async () => (await readJob(someone, id)).status, { timeout: 15_000 })
    .not.toMatch(/pending|running/);
  return readJob(someone, id);
}

async function storedKeys(userId: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of app.ctx.storage.list('images'))
    if (key.includes(userId)) keys.push(key);
  return keys.sort();
}

async function namedKeys(userId: string): Promise<string[]> {
  const rows = await app.ctx.db
    .select()
    .from(generated_images)
    .where(eq(generated_images.user_id, userId));
  return rows.flatMap(({ files }) => keysOf(files)).sort();
}

test('the plain call answers the images once they are made, paid, stored and marked', async () => {
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

test('the call of a character brings its look, and lists under its slug', async () => {
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

test('with respond-async the job is answered at once, and its events bring progress and images', async () => {
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
  const first = await events.until(({ event }) => event === 'image');
  expect(first.data).toMatchObject({ job_id: job.id, image: { id: job.pictures[0]!.image_id } });
  expect((await expectJson<ImageJobs>(someone.get('/generate/jobs'))).data).toMatchObject([
    { id: job.id, status: 'running', pictures: [{ status: 'made' }, { status: 'waiting' }] },
  ]);
  expect((await ledgerOf(someone)).balance).toMatchObject({ available: 16, held: 2 });
  release('made');
  const last = await events.until(
    ({ event, data }) => event === 'image_job' && (data as unknown as ImageJob).status === 'done',
  );
  expect(last.data).toMatchObject({ id: job.id, progress: 1 });
  expect(await readJob(someone, job.id)).toMatchObject({ status: 'done', images: [{}, {}] });
  await events.close();
});

test('a repeated request has one effect, and the same key with other content is refused', async () => {
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

test('4 asked, 3 made: 3 are paid', async () => {
  const someone = await app.signIn();
  fake.decide = async (index) => (index === 2 ? 'engine_failed' : 'made');
  const job = await ended(someone, (await beginJob(someone, 4)).id);
  expect(job).toMatchObject({ status: 'partly_done', progress: 1 });
  expect(job.images).toHaveLength(3);
  expect(job.pictures[2]).toMatchObject({ status: 'failed', reason: expect.stringMatching(/\.$/) });
  expect((await ledgerOf(someone)).balance).toMatchObject({ available: 14, held: 0 });
});

test('a picture that cannot be stored is not paid, says so, and leaves no file; the others come', async () => {
  const someone = await app.signIn();
  const { put } = app.ctx.storage;
  let broken: string | undefined;
  const failing = vi.spyOn(app.ctx.storage, 'put').mockImplementation(async (key, bytes) => {
    // The third file of one of the pictures finds the disk full.
    const picture = key.split('/')[2];
    if (key.endsWith('.avif') && (broken ??= picture) === picture) throw new Error('no space left');
    return put.call(app.ctx.storage, key, bytes);
  });
  const job = await ended(someone, (await beginJob(someone, 4)).id);
  failing.mockRestore();
  expect(job.status).toBe('partly_done');
  expect(job.pictures.filter(({ status }) => status === 'failed')).toMatchObject([
    { image_id: broken, reason: 'The picture could not be stored. Please try again.' },
  ]);
  expect(job.images).toHaveLength(3);
  expect(await storedKeys(someone.user.id)).toEqual(await namedKeys(someone.user.id));
  expect((await ledgerOf(someone)).balance).toMatchObject({ available: 14, held: 0 });
});

test('a job that failed unseen is listed until it is dismissed, for a day', async () => {
  const someone = await app.signIn();
  const other = await app.signIn();
  const pending = async (who: SignedIn) =>
    (await expectJson<ImageJobs>(who.get('/generate/jobs'))).data.map(({ id }) => id);
  const dismiss = (who: SignedIn, id: string) => who.delete(`/generate/jobs/${id}`);
  fake.decide = async (index) => (index === 1 ? 'engine_failed' : 'made');
  const good = await ended(someone, (await beginJob(someone, 1)).id);
  const [one, two] = [await beginJob(someone, 2), await beginJob(someone, 2)];
  for (const { id } of [one, two]) await ended(someone, id);
  expect(await pending(someone)).toEqual([two.id, one.id]);
  expect(await pending(other)).toEqual([]);
  expect((await dismiss(other, one.id)).status).toBe(404);
  expect((await dismiss(someone, one.id)).status).toBe(204);
  expect((await dismiss(someone, one.id)).status).toBe(204);
  expect((await dismiss(someone, good.id)).status).toBe(204);
  expect(await pending(someone)).toEqual([two.id]);
  expect((await readJob(someone, one.id)).images).toHaveLength(1);
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await app.ctx.db.update(image_jobs).set({ ended_at: yesterday }).where(eq(image_jobs.id, two.id));
  expect(await pending(someone)).toEqual([]);
});

test('when nothing was made all tokens come back, and the plain call says so', async () => {
  const someone = await app.signIn();
  fake.decide = async () => 'engine_unavailable';
  const response = await generate(someone, 4);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'generation_failed' });
  expect((await ledgerOf(someone)).balance).toMatchObject({ available: 20, held: 0 });
  expect(await storedKeys(someone.user.id)).toEqual([]);
});

test('a cancel keeps and charges what was made, and gives the rest back', async () => {
  const someone = await app.signIn();
  fake.decide = (index) =>
    index === 0 ? Promise.resolve('made') : new Promise<'made'>(() => undefined);
  const { id } = await beginJob(someone, 4);
  await expect.poll(async () => (await readJob(someone, id)).images.length).toBe(1);
  const cancelled = await expectJson<ImageJob>(someone.post(`/generate/jobs/${id}/cancel`));
  expect(cancelled).toMatchObject({ status: 'cancelled', images: [{}] });
  expect((await ledgerOf(someone)).balance).toMatchObject({ available: 18, held: 0 });
  expect(fake.requests[0]!.signal!.aborted).toBe(true);
  const again = await expectJson<ImageJob>(someone.post(`/generate/jobs/${id}/cancel`));
  expect(again.ended_at).toBe(cancelled.ended_at);
});

test('too few tokens: 429 that says what it costs and where to get more; nothing is begun', async () => {
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

test('only so many requests of one person go on at once', async () => {
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
])('a prompt like %j is not taken', async (prompt, status) => {
  const someone = await app.signIn();
  expect((await someone.post('/generate/image', { prompt })).status).toBe(status);
  expect(
    (await someone.post('/generate/image', { prompt: PROMPT, number_of_images: 3 })).status,
  ).toBe(422);
});

test('a blocked prompt is refused with the catalogue’s sentence, and counts as a strike', async () => {
  const someone = await app.signIn();
  const response = await generate(someone, 1, {}, { prompt: 'She is 15, by a window' });
  expect(response.status).toBe(400);
  const body = (await response.json()) as { code: string; detail: string };
  expect(body.code).toBe('content_blocked');
  expect(body.detail).toMatch(/everyone here is an adult/);
  const mine = eq(strikes.user_id, someone.user.id);
  expect(await app.ctx.db.$count(strikes, mine)).toBe(1);
  // The suspension has ended the session.
  expect((await someone.get('/generate/')).status).toBe(401);
  expect(fake.requests).toHaveLength(0);
});

test.each([
  // What an engine never sees parts no words and takes nothing back.
  'portrait of a woman, 15 <km> years old',
  'portrait of a woman, 15 AND years old',
  'portrait of a woman, 15 __x__ years old',
  'a <no> schoolgirl by a window',
  'a school<s>girl by a window',
  // It draws what it reads, whatever is said to be missing.
  'a woman on a bench, no schoolgirl',
  'without little girl, on a bench',
  // Only a person could tell whether that is somebody.
  'a woman who looks like Emma Larsen',
])('what an engine would read is judged too: %s', async (prompt) => {
  const someone = await app.signIn();
  const response = await generate(someone, 1, {}, { prompt });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'content_blocked' });
  expect(fake.requests).toHaveLength(0);
});

test('explicit words are for NSFW images alone, and are no strike', async () => {
  const someone = await app.signIn();
  for (const prompt of ['a nude on a sofa', 'topless at the beach', 'na<s>ked']) {
    const response = await generate(someone, 1, {}, { prompt });
    expect([prompt, response.status]).toEqual([prompt, 400]);
    expect(await response.json()).toMatchObject({
      code: 'content_blocked',
      detail: expect.stringContaining('NSFW'),
    });
  }
  expect(await app.ctx.db.$count(strikes, eq(strikes.user_id, someone.user.id))).toBe(0);
  for (const prompt of ['in a striped shirt', 'nude lipstick, black dress', 'a cucumber salad'])
    expect([prompt, (await generate(someone, 1, {}, { prompt })).status]).toEqual([prompt, 200]);
});

test('a violation spread over prompt and character is found, and another’s words are no strike', async () => {
  const someone = await app.signIn();
  const { slug } = await makeCharacter(app.ctx.db, { description: 'She is 15.' });
  const path = `/characters/${slug}/image`;
  expect((await someone.post(path, { prompt: 'By the sea' })).status).toBe(400);
  expect(await app.ctx.db.$count(strikes, eq(strikes.user_id, someone.user.id))).toBe(0);
});

test('what resembles a blocked picture is not shown and not charged', async () => {
  const someone = await app.signIn();
  let seed = 0;
  fake.decide = async (_index, request) => {
    seed = request.seed!;
    // The list holds a smaller, recompressed copy of what is about to come.
    const copy = await sharp(await drawPattern(seed))
      .resize(90)
      .jpeg({ quality: 70 })
      .toBuffer();
    const { dhash, phash } = await hashPicture(copy);
    await app.ctx.db
      .insert(blocked_image_hashes)
      .values({ id: newId(), dhash, phash, reason: 'likeness without consent' });
    return 'made';
  };
  const response = await generate(someone, 1);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'content_blocked' });
  expect((await ledgerOf(someone)).balance).toMatchObject({ available: 20, held: 0 });
  const mine = eq(moderation_events.user_id, someone.user.id);
  expect(await app.ctx.db.select().from(moderation_events).where(mine)).toMatchObject([
    { surface: 'image_result', outcome: 'block' },
  ]);
  expect(await app.ctx.db.$count(strikes, eq(strikes.user_id, someone.user.id))).toBe(0);
  await app.ctx.db.delete(blocked_image_hashes);
});

test('NSFW needs the 18+ notice, and has a blurred rendition', async () => {
  const someone = await app.signIn();
  expect((await generate(someone, 1, {}, { nsfw: true })).status).toBe(403);
  await acknowledgeAge(someone);
  const { images } = await expectJson<GeneratedImages>(generate(someone, 1, {}, { nsfw: true }));
  expect(images[0]).toMatchObject({ is_nsfw: true, is_blurred: false });
});

test('a vanished worker’s job is finished by another: nothing is charged or kept twice', async () => {
  const someone = await app.signIn();
  let wake = (_fate: 'made'): void => {};
  const hung = new Promise<'made'>((resolve) => {
    wake = resolve;
  });
  fake.decide = (index) => (index === 0 ? Promise.resolve('made') : hung);
  const { id } = await beginJob(someone, 4);
  await expect.poll(async () => (await readJob(someone, id)).images.length).toBe(1);

  const second = createFakeImages();
  const other = { ...app.ctx, processId: newId(), image: second.engine };
  await expect(takeUpJob(other, { job_id: id })).rejects.toThrow(/another worker/);
  await app.ctx.db
    .update(image_jobs)
    .set({ lease_until: new Date(0) })
    .where(eq(image_jobs.id, id));
  await takeUpJob(other, { job_id: id });
  expect(second.requests).toMatchObject([{ count: 3, seed: fake.requests[0]!.seed! + 1 }]);
  const done = await readJob(someone, id);
  expect(done).toMatchObject({ status: 'done', images: [{}, {}, {}, {}] });

  // The first worker comes back to life with its pictures: they are thrown away.
  wake('made');
  const lost = async () =>
    (await app.ctx.telemetry.images.get()).values.find(({ labels }) => labels.outcome === 'lost');
  await expect.poll(async () => (await lost())?.value).toBe(1);
  expect(await storedKeys(someone.user.id)).toEqual(await namedKeys(someone.user.id));
  await takeUpJob(other, { job_id: id });
  const { balance, data } = await ledgerOf(someone);
  expect(balance).toMatchObject({ available: 12, held: 0 });
  expect(data.filter(({ kind }) => kind === 'spend')).toHaveLength(4);
});

test('a stop hands back what is under way, and the next start finishes it', async () => {
  const someone = await app.signIn();
  fake.decide = (index) =>
    index === 0 ? Promise.resolve('made') : new Promise<'made'>(() => undefined);
  const { id } = await beginJob(someone, 2);
  await expect
    .poll(async () => (await readJob(someone, id)).images.length, { timeout: 15_000 })
    .toBe(1);
  await serveImageJobs(app.ctx).stop();
  expect(await readJob(someone, id)).toMatchObject({ status: 'pending', images: [{}] });
  fake.reset();
  expect(await recoverImageJobs(app.ctx)).toBe(1);
  expect(await ended(someone, id)).toMatchObject({ status: 'done', images: [{}, {}] });
  expect(fake.requests).toMatchObject([{ count: 1 }]);
  expect((await ledgerOf(someone)).balance).toMatchObject({ available: 16, held: 0 });
});

test('a job ends with what is stored, whatever its runs have told', async () => {
  const someone = await app.signIn();
  fake.decide = (index) =>
    index === 0 ? Promise.resolve('made') : new Promise<'made'>(() => undefined);
  const { id } = await beginJob(someone, 2);
  await expect.poll(async () => (await readJob(someone, id)).images.length).toBe(1);
  const row = (await findJob(app.ctx.db, id))!;
  await endJob(app.ctx, { row, made: new Set(), abort: new AbortController() }, 'deadline');
  expect(await readJob(someone, id)).toMatchObject({
    status: 'partly_done',
    pictures: [{ status: 'made' }, { status: 'failed' }],
  });
  expect((await findJob(app.ctx.db, id))!.failures).toEqual([{ index: 1, code: 'deadline' }]);
});

test('a job past its deadline ends with what it has', async () => {
  const someone = await app.signIn();
  fake.decide = (index) =>
    index === 0 ? Promise.resolve('made') : new Promise<'made'>(() => undefined);
  const { id } = await beginJob(someone, 2);
  await expect.poll(async () => (await readJob(someone, id)).images.length).toBe(1);
  await app.ctx.db
    .update(image_jobs)
    .set({ lease_until: new Date(0), deadline_at: new Date(0) })
    .where(eq(image_jobs.id, id));
  await takeUpJob({ ...app.ctx, processId: newId() }, { job_id: id });
  expect(await readJob(someone, id)).toMatchObject({
    status: 'partly_done',
    pictures: [{ status: 'made' }, { status: 'failed' }],
  });
  expect((await ledgerOf(someone)).balance).toMatchObject({ available: 18, held: 0 });
});
