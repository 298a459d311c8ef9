import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { blocked_image_hashes, image_jobs, moderation_events, strikes } from '#db/schema/index.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { createFakeImages, drawPattern } from '#tests/helpers/fake-images.ts';
import { createImageApi } from '#tests/helpers/images.ts';
import type { ImageJob, ImageJobs } from '../contract.ts';
import { endJob } from './end-job.ts';
import { hashPicture } from './hash-picture.ts';
import { findJob } from './queries-jobs.ts';
import { recoverImageJobs, serveImageJobs } from './recover-jobs.ts';
import { resumeJob } from './run-job.ts';

const fake = createFakeImages();
let app: TestApp;
const { generate, beginJob, readJob, ended, ledgerOf, storedKeys, namedKeys } = createImageApi(
  () => app,
);

beforeAll(async () => {
  app = await createTestApp({ image: fake.engine });
});
beforeEach(() => fake.reset());
afterAll(() => app.close());

test('charges 3 pictures when 3 of 4 are generated', async () => {
  const someone = await app.signIn();
  fake.decide = async (index) => (index === 2 ? 'engine_failed' : 'made');
  const job = await ended(someone, (await beginJob(someone, 4)).id);
  expect(job).toMatchObject({ status: 'partly_done', progress: 1 });
  expect(job.images).toHaveLength(3);
  expect(job.pictures[2]).toMatchObject({ status: 'failed', reason: expect.stringMatching(/\.$/) });
  expect((await ledgerOf(someone)).balance).toMatchObject({ available: 14, held: 0 });
});

test('a picture that cannot be stored is reported, not charged, and leaves no file', async () => {
  const someone = await app.signIn();
  const { put } = app.ctx.storage;
  let broken: string | undefined;
  const failing = vi.spyOn(app.ctx.storage, 'put').mockImplementation(async (key, bytes) => {
    // Storing the third file of one of the pictures fails with a full disk.
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

test('a failed job is listed for a day or until it is dismissed', async () => {
  const someone = await app.signIn();
  const other = await app.signIn();
  const pending = async (who: TestClient) =>
    (await expectJson<ImageJobs>(who.get('/generate/jobs'))).data.map(({ id }) => id);
  const dismiss = (who: TestClient, id: string) => who.delete(`/generate/jobs/${id}`);
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

test('refunds all tokens when no picture was generated, and the plain call reports that', async () => {
  const someone = await app.signIn();
  fake.decide = async () => 'engine_unavailable';
  const response = await generate(someone, 4);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'generation_failed' });
  expect((await ledgerOf(someone)).balance).toMatchObject({ available: 20, held: 0 });
  expect(await storedKeys(someone.user.id)).toEqual([]);
});

test('a cancellation keeps and charges finished pictures, and refunds the rest', async () => {
  const someone = await app.signIn();
  fake.decide = (index) =>
    index === 0 ? Promise.resolve('made') : new Promise<'made'>(() => undefined);
  const { id } = await beginJob(someone, 4);
  await expect.poll(async () => (await readJob(someone, id)).images.length).toBe(1);
  const canceled = await expectJson<ImageJob>(someone.post(`/generate/jobs/${id}/cancel`));
  expect(canceled).toMatchObject({ status: 'cancelled', images: [{}] });
  expect((await ledgerOf(someone)).balance).toMatchObject({ available: 18, held: 0 });
  expect(fake.requests[0]!.signal!.aborted).toBe(true);
  const again = await expectJson<ImageJob>(someone.post(`/generate/jobs/${id}/cancel`));
  expect(again.ended_at).toBe(canceled.ended_at);
});

test('a picture that resembles a blocked one is not shown or charged', async () => {
  const someone = await app.signIn();
  let seed = 0;
  fake.decide = async (_index, request) => {
    seed = request.seed!;
    // The block-list contains a smaller, recompressed copy of the next picture.
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

test('another worker finishes a dead worker’s job without a second charge or copy', async () => {
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
  await expect(resumeJob(other, { job_id: id })).rejects.toThrow(/another worker/);
  await app.ctx.db
    .update(image_jobs)
    .set({ lease_until: new Date(0) })
    .where(eq(image_jobs.id, id));
  await resumeJob(other, { job_id: id });
  expect(second.requests).toMatchObject([{ count: 3, seed: fake.requests[0]!.seed! + 1 }]);
  const done = await readJob(someone, id);
  expect(done).toMatchObject({ status: 'done', images: [{}, {}, {}, {}] });

  // The first worker returns with its pictures, which are discarded.
  wake('made');
  const lost = async () =>
    (await app.ctx.telemetry.images.get()).values.find(({ labels }) => labels.outcome === 'lost');
  await expect.poll(async () => (await lost())?.value).toBe(1);
  expect(await storedKeys(someone.user.id)).toEqual(await namedKeys(someone.user.id));
  await resumeJob(other, { job_id: id });
  const { balance, data } = await ledgerOf(someone);
  expect(balance).toMatchObject({ available: 12, held: 0 });
  expect(data.filter(({ kind }) => kind === 'spend')).toHaveLength(4);
});

test('a shutdown releases running jobs, and the next start finishes them', async () => {
  const someone = await app.signIn();
  fake.decide = (index) =>
    index === 0 ? Promise.resolve('made') : new Promise<'made'>(() => undefined);
  const { id } = await beginJob(someone, 2);
  await expect
    .poll(async () => (await readJob(someone, id)).images.length, { timeout: 15_000 })
    .toBe(1);
  await serveImageJobs(app.ctx).stop(Date.now() + 1000);
  expect(await readJob(someone, id)).toMatchObject({ status: 'pending', images: [{}] });
  fake.reset();
  expect(await recoverImageJobs(app.ctx)).toBe(1);
  expect(await ended(someone, id)).toMatchObject({ status: 'done', images: [{}, {}] });
  expect(fake.requests).toMatchObject([{ count: 1 }]);
  expect((await ledgerOf(someone)).balance).toMatchObject({ available: 16, held: 0 });
});

test('a job ends with the stored pictures, regardless of what its runs reported', async () => {
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

test('a job past its deadline ends with its finished pictures', async () => {
  const someone = await app.signIn();
  fake.decide = (index) =>
    index === 0 ? Promise.resolve('made') : new Promise<'made'>(() => undefined);
  const { id } = await beginJob(someone, 2);
  await expect.poll(async () => (await readJob(someone, id)).images.length).toBe(1);
  await app.ctx.db
    .update(image_jobs)
    .set({ lease_until: new Date(0), deadline_at: new Date(0) })
    .where(eq(image_jobs.id, id));
  await resumeJob({ ...app.ctx, processId: newId() }, { job_id: id });
  expect(await readJob(someone, id)).toMatchObject({
    status: 'partly_done',
    pictures: [{ status: 'made' }, { status: 'failed' }],
  });
  expect((await ledgerOf(someone)).balance).toMatchObject({ available: 18, held: 0 });
});
