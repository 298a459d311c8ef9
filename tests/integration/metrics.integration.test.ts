import { eq, sql, type SQL } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { messages } from '#db/schema/index.ts';
import { replyQueue } from '#features/chat/server/index.ts';
import { defineJob, handleJob } from '#platform/jobs.ts';
import { TextEngineError } from '#platform/models/text/index.ts';
import { ModerationError } from '#platform/models/moderation/index.ts';
import { watchQueues } from '#platform/queue-figures.ts';
import { JOBS } from '#roles/jobs.ts';
import { z } from 'zod';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { startChat, followEvents, isFinalEvent, sendMessage } from '#tests/helpers/chats.ts';
import { createFakeImages } from '#tests/helpers/fake-images.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';
import { readMetric, scrape } from '#tests/helpers/metrics.ts';
import { openShop, type Shop } from '#tests/helpers/payments.ts';
import { promtool } from '#tests/helpers/promtool.ts';
import { stubOf } from '#tests/helpers/stub-of.ts';

const toyJob = defineJob({
  name: 'test.toy',
  payload: z.object({ fails: z.boolean() }),
  retryLimit: 0,
  retryDelay: 1,
  retryBackoff: false,
  expireInSeconds: 60,
});
const failure = new Error('of the test');
const manual = createManualEngine();
const fake = createFakeImages();
let now = () => new Date();
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({
    text: manual.engine,
    image: fake.engine,
    now: () => now(),
    moderation: {
      ...stubOf<TestApp['ctx']['moderation']>({ suspects: null, labels_pictures: false }),
      name: 'judge',
      kind: 'openai',
      is_demo: false,
      reads_text: true,
      sees_ages: false,
      mayHarm: () => true,
      judgeText: async ({ text }) => {
        if (text.includes('unjudged'))
          throw new ModerationError('down', { code: 'engine_unavailable' });
        return { scores: {} };
      },
      close: async () => {},
    },
    jobs: [
      ...JOBS,
      handleJob(toyJob, async () => async (_ctx, { fails }: { fails: boolean }) => {
        if (fails) throw failure;
      }),
    ],
  });
});
beforeEach(() => fake.reset());
afterEach(() => void (now = () => new Date()));
afterAll(() => app.close());

const read = (name: string) => readMetric(app, name);

test('promtool accepts the names and the text of a scrape', async () => {
  await app.request('/api/v1/characters/');
  const { code, output } = promtool(['check', 'metrics'], await app.ctx.telemetry.scrape());
  expect({ code, output }).toEqual({ code: 0, output: '' });
});

test('the build metric has the version, the Node version and the roles of the process', async () => {
  const [labels] = Object.keys(await read('everafter_build_info'));
  expect(labels).toMatch(/^\{version="\d+\.\d+\.\d+",node="\d+\./);
  expect(labels).toContain('roles="web,api,worker"');
});

test('a reply is counted, and timed to its first token and to its end, once', async () => {
  const { client, chat } = await startChat(app);
  const events = await followEvents(client, chat.id, chat.event_id);
  const before = await scrape(app);
  const { reply_id: id } = await sendMessage(client, chat.id, 'Name a color');
  await manual.replyWith('Blue.');
  await events.waitFor(isFinalEvent(id));
  await client.post(`/chat/${chat.id}/messages/${id}/regenerate`);
  await manual.replyWith('Green.');
  await events.waitFor(isFinalEvent(id));
  await events.close();
  const after = await scrape(app);
  const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  expect(grown('everafter_replies_total{status="done"}')).toBe(2);
  expect(grown('everafter_reply_first_token_seconds_count')).toBe(1);
  expect(grown('everafter_reply_duration_seconds_count')).toBe(1);
  const text = '{kind="text",engine="openai_compatible"}';
  expect(grown(`everafter_engine_requests_total${text}`)).toBe(2);
  expect(grown(`everafter_engine_request_duration_seconds_count${text}`)).toBe(2);
});

test('errors of engines are counted by kind and code, each try once', async () => {
  const { client, chat } = await startChat(app);
  const events = await followEvents(client, chat.id, chat.event_id);
  const before = await scrape(app);
  const { reply_id: id } = await sendMessage(client, chat.id, 'Be unjudged');
  const broken = await manual.nextCall();
  broken.send('A');
  broken.fail(new TextEngineError('engine_cut_off', 'of the test'));
  await manual.replyWith('Well.');
  await events.waitFor(isFinalEvent(id));
  await events.close();
  fake.decide = async (index) => (index === 0 ? 'engine_failed' : 'made');
  await client.post('/generate/image', { prompt: 'By the sea', number_of_images: 2 });
  const code = (kind: string, engine: string, name: string) =>
    `everafter_engine_errors_total{kind="${kind}",engine="${engine}",code="${name}"}`;
  const grown = async (name: string) =>
    ((await scrape(app)).get(name) ?? 0) - (before.get(name) ?? 0);
  expect(await grown(code('text', 'openai_compatible', 'engine_cut_off'))).toBe(1);
  expect(
    await grown('everafter_engine_requests_total{kind="text",engine="openai_compatible"}'),
  ).toBe(2);
  expect(await grown(code('moderation', 'openai', 'engine_unavailable'))).toBe(1);
  await expect.poll(() => grown(code('image', 'openai', 'engine_failed'))).toBe(1);
  await expect
    .poll(() => grown('everafter_engine_requests_total{kind="image",engine="openai"}'))
    .toBe(2);
});

test('jobs are timed, and their failures counted', async () => {
  const { ctx } = app;
  await ctx.jobs.work(ctx, [
    handleJob(toyJob, async () => async (_ctx, { fails }: { fails: boolean }) => {
      if (fails) throw failure;
    }),
  ]);
  for (const fails of [false, true])
    await ctx.db.transaction((tx) => ctx.jobs.enqueue(tx, toyJob, { fails }));
  const labels = '{queue="test.toy"}';
  await expect
    .poll(async () => (await read('everafter_job_duration_seconds_count'))[labels])
    .toBe(2);
  expect(await read('everafter_job_failures_total')).toEqual({ [labels]: 1 });
});

test('queue metrics have the number of waiting jobs and the longest wait, at most every ten seconds', async () => {
  const quiet = await createTestApp({ text: manual.engine, roles: ['api'] });
  try {
    const { ctx } = quiet;
    let reads = 0;
    const counted = Object.assign(Object.create(ctx.db) as typeof ctx.db, {
      execute(query: SQL) {
        reads += 1;
        return ctx.db.execute(query);
      },
    });
    const { client, chat } = await startChat(quiet);
    await sendMessage(client, chat.id, 'Name a color');
    await ctx.db
      .update(messages)
      .set({ created_at: new Date(Date.now() - 90_000) })
      .where(eq(messages.status, 'pending'));
    await ctx.db.execute(sql`
      UPDATE pgboss.job SET start_after = now() - interval '30 seconds' WHERE name = 'mail.send'`);
    expect(await readMetric(quiet, 'everafter_queue_depth')).toEqual({});
    watchQueues({ ...ctx, db: counted }, ['mail.send', 'images.generate'], [replyQueue]);
    expect(await readMetric(quiet, 'everafter_queue_depth')).toEqual({
      '{queue="mail.send"}': 1,
      '{queue="images.generate"}': 0,
      '{queue="replies"}': 1,
    });
    const ages = await readMetric(quiet, 'everafter_queue_oldest_age_seconds');
    expect(ages['{queue="replies"}']).toBeGreaterThanOrEqual(90);
    expect(ages['{queue="mail.send"}']).toBeGreaterThanOrEqual(30);
    expect(ages['{queue="images.generate"}']).toBe(0);
    expect(reads).toBe(2);
  } finally {
    await quiet.close();
  }
});

test('a scrape is answered without queues while the database does not respond', async () => {
  const { ctx } = app;
  const db = Object.assign(Object.create(ctx.db) as typeof ctx.db, {
    execute: () => Promise.reject(failure),
  });
  watchQueues({ ...ctx, db }, ['mail.send'], []);
  expect(await read('everafter_queue_depth')).toEqual({});
  expect(await read('everafter_event_streams_open')).toEqual({ '': 0 });
});

test('connection metrics count busy, idle and awaited connections', async () => {
  const { pool } = app.ctx.database;
  const held = await Promise.all([pool.connect(), pool.connect()]);
  const [labels] = Object.keys(await read('everafter_database_pool_limit'));
  expect(labels).toBe('{pool="requests"}');
  const states = await read('everafter_database_pool_connections');
  expect(states['{pool="requests",state="busy"}']).toBeGreaterThanOrEqual(2);
  for (const one of held) one.release();
  const after = await read('everafter_database_pool_connections');
  expect(after['{pool="requests",state="idle"}']).toBeGreaterThanOrEqual(2);
  expect(await read('everafter_database_pool_waiting')).toMatchObject({ '{pool="requests"}': 0 });
});

test('a first sign-in is a sign-up, a second is not', async () => {
  const before = (await read('everafter_sign_ups_total'))['{provider="google"}'] ?? 0;
  const { user } = await app.signIn();
  await app.signIn({ email: user.email });
  expect(await read('everafter_sign_ups_total')).toEqual({ '{provider="google"}': before + 1 });
});

test('money and tokens are counted when they are booked and when they are returned', async () => {
  const shop: Shop = await openShop('2027-01-31T10:00:00Z');
  const of = (name: string) => readMetric(shop, name);
  try {
    const person = await shop.signIn();
    const order = await shop.buy(person, { pack_id: 'small', method: 'card' });
    expect(await of('everafter_paid_minor_units_total')).toEqual({});
    await order.pressButton('pay');
    await shop.settle();
    // Repeated facts change no counter.
    for (const body of shop.callbacks) await shop.callback(body);
    await shop.settle();
    expect(await of('everafter_paid_minor_units_total')).toEqual({
      '{currency="EUR",kind="pack"}': 499,
    });
    expect(await of('everafter_tokens_granted_total')).toMatchObject({ '{kind="purchase"}': 100 });
    expect(await of('everafter_returned_minor_units_total')).toEqual({});
    await order.pressButton('refund');
    await shop.settle();
    expect(await of('everafter_returned_minor_units_total')).toEqual({ '{currency="EUR"}': 499 });
  } finally {
    await shop.close();
  }
});

test('tokens that a picture costs are spent', async () => {
  const person = await app.signIn({ plan: 'premium' });
  const spent = async () => (await read('everafter_tokens_spent_total'))['{purpose="image"}'] ?? 0;
  const before = await spent();
  await person.post('/generate/image', { prompt: 'By the lake', number_of_images: 1 });
  await expect.poll(spent).toBeGreaterThan(before);
});
