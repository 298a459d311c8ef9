import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import { createFakeImages } from '#tests/helpers/fake-images.ts';
import { ASYNC, createImageApi, PROMPT } from '#tests/helpers/images.ts';
import { lastModerationEvent, countStrikes } from '#tests/helpers/moderation.ts';
import {
  startModerationsStandIn,
  type ModerationLabel,
  type ModerationsStandIn,
} from '#tests/stand-ins/openai-moderations.ts';
import { startOpenAiStandIn, type OpenAiStandIn } from '#tests/stand-ins/openai-server.ts';

const ADULTS = '{"all_clearly_adults": true, "youngest_apparent_age": 31}';
const fake = createFakeImages();
let labels: ModerationsStandIn;
let eyes: OpenAiStandIn;
let app: TestApp;
type Scores = Partial<Record<ModerationLabel, number>>;
let scoreText: (text: string) => Scores = () => ({});
let pictureScores: Scores = {};
let seen = ADULTS;

beforeAll(async () => {
  labels = await startModerationsStandIn({
    scores: ({ text }) => (text === null ? pictureScores : scoreText(text)),
  });
  eyes = await startOpenAiStandIn({ sees_pictures: true, models: ['eyes'], reply: () => seen });
  app = await createTestApp({
    image: fake.engine,
    env: {
      MODERATION_ENGINE: 'openai',
      MODERATION_BASE_URL: labels.base_url,
      MODERATION_VISION_BASE_URL: eyes.base_url,
      MODERATION_VISION_MODEL: 'eyes',
    },
  });
});
beforeEach(() => {
  fake.reset();
  [scoreText, pictureScores, seen] = [() => ({}), {}, ADULTS];
});
afterAll(async () => {
  await app.close();
  await labels.close();
  await eyes.close();
});

const { generate, beginJob, ended, ledgerOf, storedKeys } = createImageApi(() => app);

const make = async (someone: TestClient) => ended(someone, (await beginJob(someone, 1)).id);
const order = (someone: TestClient, more: object = {}) => generate(someone, 1, ASYNC, more);
const spentBy = async (someone: TestClient) => 20 - (await ledgerOf(someone)).balance.available;

test('a picture is checked before anybody sees it', async () => {
  const someone = await app.signIn();
  const before = labels.judged.length;
  const { status, images } = await make(someone);
  expect([status, images.length]).toEqual(['done', 1]);
  const [prompt, picture] = labels.judged.slice(before);
  expect(prompt!.text).toContain(PROMPT);
  expect(picture!.jpeg!.length).toBeGreaterThan(100);
  expect(eyes.requests.length).toBeGreaterThan(0);
});

test.each([
  [
    'one may be a minor',
    () => (seen = '{"all_clearly_adults": false, "youngest_apparent_age": 17}'),
    'minors',
  ],
  [
    'one looks too young',
    () => (seen = '{"all_clearly_adults": true, "youngest_apparent_age": 19}'),
    'minors',
  ],
  ['the answer cannot be read', () => (seen = 'I cannot help with that.'), 'minors'],
  ['it is bloody', () => (pictureScores = { 'violence/graphic': 0.97 }), 'violence'],
])(
  'a picture of which %s is not shown, stored or charged, and causes no strike',
  async (_, arrange, category) => {
    const someone = await app.signIn();
    arrange();
    const job = await make(someone);
    expect(job).toMatchObject({ status: 'failed', images: [] });
    expect(job.pictures[0]!.reason).toContain('cannot be shown');
    expect(await spentBy(someone)).toBe(0);
    expect(await storedKeys(someone.user.id)).toEqual([]);
    const event = await lastModerationEvent(app, someone);
    expect(event).toMatchObject({
      surface: 'image_result',
      outcome: 'block',
      categories: [category],
    });
    expect(event!.engine).toBe('omni-moderation-latest');
    expect(await countStrikes(app, someone)).toBe(0);
  },
);

test('an unchecked picture is not shown, and its tokens are refunded', async () => {
  const someone = await app.signIn();
  eyes.fail({ kind: 'status', status: 503 }, 3);
  const job = await make(someone);
  expect(job).toMatchObject({ status: 'failed', images: [] });
  expect(job.pictures[0]!.reason).toContain('could not be checked');
  expect(await spentBy(someone)).toBe(0);
});

test('a prompt that a model rejects does not reach the engine and causes no strike', async () => {
  const someone = await app.signIn();
  scoreText = () => ({ hate: 0.95 });
  const answer = await order(someone);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'content_blocked' });
  expect(fake.requests).toEqual([]);
  expect(await lastModerationEvent(app, someone)).toMatchObject({
    surface: 'image_prompt',
    rule: 'model.hate',
  });
  expect(await countStrikes(app, someone)).toBe(0);
});

test('a violation in another user’s character causes no strike', async () => {
  const someone = await app.signIn();
  const { slug } = await makeCharacter(app.ctx.db, { description: 'Says terrible things' });
  const before = labels.judged.length;
  scoreText = (text) => (text.includes('terrible') ? { hate: 0.95 } : {});
  const answer = await order(someone, { character_slug: slug });
  expect(answer.status).toBe(400);
  expect(labels.judged.length - before).toBe(1);
  expect(await countStrikes(app, someone)).toBe(0);
});

test('a prompt is not accepted or charged while the model does not answer', async () => {
  const someone = await app.signIn();
  labels.fail({ kind: 'status', status: 503 }, 3);
  const answer = await order(someone);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'check_unavailable' });
  expect(await spentBy(someone)).toBe(0);
  expect((await make(someone)).status).toBe('done');
});
