import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { engine_use, generated_images, image_jobs } from '#db/schema/index.ts';
import type { Chat } from '#features/chat/contract.ts';
import type { ImageJob } from '#features/images/contract.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import { createFakeImages } from '#tests/helpers/fake-images.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';
import { createSpendBreaker, type SpendBreaker } from '#platform/spend-breaker.ts';

const HOUR = 3_600_000;
const fake = createFakeImages();
const manual = createManualEngine();
let clock = new Date();
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({
    image: fake.engine,
    text: manual.engine,
    now: () => clock,
    env: { IMAGE_MAX_PER_HOUR: '6', IMAGE_MAX_PER_DAY: '10', TEXT_MAX_PER_HOUR: '3' },
  });
});
beforeEach(async () => {
  fake.reset();
  clock = new Date(Math.ceil(clock.getTime() / HOUR) * HOUR + 10 * 60_000);
  await app.ctx.db.delete(engine_use);
  await app.ctx.spend.refresh();
});
afterAll(() => app.close());

const order = (by: TestClient, count: number, headers = {}) =>
  by.post('/generate/image', { prompt: 'By the sea', number_of_images: count }, headers);
const tokensOf = async (by: TestClient) =>
  (await expectJson<{ tokens: number }>(by.get('/users/me'))).tokens;
const used = async () => {
  await app.ctx.spend.refresh();
  return app.ctx.spend.status();
};

/** The breaker as another process, or this one after a restart, would see it. */
const anotherProcess = (): Promise<SpendBreaker> =>
  createSpendBreaker({
    db: app.ctx.db,
    limits: {
      image: { hour: 6, day: 10 },
      text: { hour: 3, day: null },
      speech: { hour: null, day: null },
    },
    telemetry: app.ctx.telemetry,
    log: app.ctx.log,
    now: () => clock,
  });

test('after the hourly limit, no images are generated or charged until the next hour', async () => {
  const [first, second] = [await app.signIn(), await app.signIn()];
  expect((await order(first, 4)).status).toBe(200);
  expect((await order(second, 2)).status).toBe(200);
  expect((await used()).image).toEqual({
    open: true,
    used: { hour: 6, day: 6 },
    limits: { hour: 6, day: 10 },
  });
  const before = await tokensOf(second);
  const jobs = await app.ctx.db.$count(image_jobs);
  const refused = await order(second, 1);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe(String(50 * 60));
  const problem = (await refused.json()) as { code: string; detail: string };
  expect(problem.code).toBe('engine_unavailable');
  expect(problem.detail).toContain('Nothing was charged');
  expect(await tokensOf(second)).toBe(before);
  expect(await app.ctx.db.$count(image_jobs)).toBe(jobs);
  expect((await used()).image.used.hour).toBe(6);
  expect(await app.ctx.telemetry.registry.metrics()).toContain(
    'everafter_spend_refusals_total{kind="image"} 1',
  );

  clock = new Date(clock.getTime() + 50 * 60_000);
  expect((await order(second, 2)).status).toBe(200);
  // The daily limit is ten: two more are allowed, four are not.
  expect((await order(first, 4)).status).toBe(503);
  expect((await order(first, 2)).status).toBe(200);
  expect((await order(second, 1)).status).toBe(503);
  clock = new Date(clock.getTime() + 24 * HOUR);
  expect((await order(second, 1)).status).toBe(200);
});

test('concurrent requests share the remaining limit', async () => {
  const users = await Promise.all(Array.from({ length: 10 }, () => app.signIn()));
  const answers = await Promise.all(users.map((someone) => order(someone, 1)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 503, 503, 503, 503]);
  expect(await app.ctx.db.$count(generated_images)).toBeGreaterThanOrEqual(6);
});

test('rejected images do not count, and images canceled in progress do', async () => {
  const someone = await app.signIn();
  fake.decide = async (index) => (index === 0 ? 'made' : 'engine_refused');
  expect((await order(someone, 2)).status).toBe(200);
  expect((await used()).image.used.hour).toBe(1);
  fake.decide = () => new Promise(() => {});
  const job = await expectJson<ImageJob>(order(someone, 2, { prefer: 'respond-async' }));
  await expect.poll(() => fake.requests.length).toBe(2);
  await expectJson(someone.post(`/generate/jobs/${job.id}/cancel`));
  expect((await used()).image.used.hour).toBe(3);
});

test('the count continues across restarts and processes', async () => {
  const someone = await app.signIn();
  expect((await order(someone, 4)).status).toBe(200);
  const other = await anotherProcess();
  expect(other.status().image.used).toEqual({ hour: 4, day: 4 });
  await app.ctx.db.transaction((tx) => other.reserve(tx, 'image', 2));
  await other.close();
  expect((await order(someone, 1)).status).toBe(503);
});

test('after the text limit, no message is stored and no allowance spent, but crisis help is still given', async () => {
  const someone = await app.signIn();
  const { slug } = await makeCharacter(app.ctx.db);
  const chat = await expectJson<Chat>(someone.get(`/chat/character/${slug}`));
  const other = await anotherProcess();
  for (let at = 0; at < 3; at += 1) other.count('text');
  await other.close();
  await used();
  const usage = () => someone.get('/users/me').then((response) => response.text());
  const before = await usage();
  const refused = await someone.post(`/chat/${chat.id}/messages`, { content: 'Good evening.' });
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBe(50 * 60);
  expect(await usage()).toBe(before);
  const read = await expectJson<Chat>(someone.get(`/chat/${chat.id}`));
  expect(read.messages.filter(({ sender }) => sender === 'user')).toEqual([]);
  const crisis = await someone.post(`/chat/${chat.id}/messages`, {
    content: 'I want to kill myself tonight.',
  });
  expect(crisis.status).toBe(201);

  clock = new Date(clock.getTime() + HOUR);
  await expectJson(someone.post(`/chat/${chat.id}/messages`, { content: 'Good evening.' }));
  await manual.replyWith('Good evening to you. The kettle is on.');
  await expect.poll(async () => (await used()).text.used.hour).toBe(1);
});

test('demo engines are free and unlimited unless a limit is set', async () => {
  const plain = await createTestApp({ roles: ['web', 'api'] });
  const bound = await createTestApp({ roles: ['web', 'api'], env: { IMAGE_MAX_PER_DAY: '1' } });
  try {
    expect(plain.ctx.spend.status().image.limits).toEqual({ hour: null, day: null });
    expect(plain.ctx.spend.status().text.limits).toEqual({ hour: null, day: null });
    expect(bound.ctx.spend.status().image.limits).toEqual({ hour: null, day: 1 });
  } finally {
    await Promise.all([plain.close(), bound.close()]);
  }
});
