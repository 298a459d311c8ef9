import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { crisis_referrals } from '#db/schema/index.ts';
import { createTestApp, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { woman } from '#tests/helpers/characters.ts';
import { startChat, followEvents, isFinalEvent, sendMessage } from '#tests/helpers/chats.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';
import { lastModerationEvent, countStrikes } from '#tests/helpers/moderation.ts';
import { respondWith, startImageHost, type ImageHost } from '#tests/stand-ins/image-host.ts';
import { drawPicture } from '#tests/stand-ins/http-stand-in.ts';
import { startOpenAiStandIn, type OpenAiStandIn } from '#tests/stand-ins/openai-server.ts';

/** One server for Llama Guard and a vision model. */
let server: OpenAiStandIn;
let host: ImageHost;
let app: TestApp;
/** The results of Llama Guard and of the vision model. */
let guard: (text: string) => string;
let ages: string;
const manual = createManualEngine();

beforeAll(async () => {
  server = await startOpenAiStandIn({
    sees_pictures: true,
    models: ['guard', 'eyes'],
    reply: ({ model, messages }) =>
      model === 'eyes' ? ages : guard(JSON.stringify(messages.at(-1)!.content)),
  });
  host = await startImageHost();
  host.on('/p.png', respondWith(await drawPicture(64, 64)));
  app = await createTestApp({
    text: manual.engine,
    env: {
      MODERATION_ENGINE: 'llama_guard',
      MODERATION_BASE_URL: server.base_url,
      MODERATION_MODEL: 'guard',
      MODERATION_VISION_BASE_URL: server.base_url,
      MODERATION_VISION_MODEL: 'eyes',
      CLONE_ALLOW_LOOPBACK: 'true',
    },
  });
});
beforeEach(() => {
  guard = () => 'safe';
  ages = '{"all_clearly_adults": true, "youngest_apparent_age": 34}';
});
afterAll(async () => {
  await app.close();
  await host.close();
  await server.close();
});

/** Fails all attempts of a request. */
const goAway = () => server.fail({ kind: 'status', status: 503 }, 3);

const make = (person: TestClient, overrides: object = {}) =>
  person.post('/characters/', { ...woman, ...overrides });

describe('in a chat', () => {
  test('a message that the model blocks is not stored, even in an established chat', async () => {
    const { client, chat } = await startChat(app);
    const events = await followEvents(client, chat.id, chat.event_id);
    const first = await sendMessage(client, chat.id, 'How was your day?');
    await manual.replyWith('Long, and better now.');
    await events.waitFor(isFinalEvent(first.reply_id));
    await events.close();
    guard = (text) => (text.includes('blueprint') ? 'unsafe\nS9' : 'safe');
    const response = await client.post(`/chat/${chat.id}/messages`, {
      content: 'Read my blueprint',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'content_blocked' });
    expect(await lastModerationEvent(app, client)).toMatchObject({
      engine: 'guard',
      rule: 'model.S9',
    });
    // A model's verdict is uncertain and causes no strike.
    expect(await countStrikes(app, client)).toBe(0);
  });

  test('a message of despair that only the model detects gets the crisis response', async () => {
    const { client, chat } = await startChat(app);
    guard = (text) => (text.includes('lighthouse') ? 'unsafe\nS11' : 'safe');
    const before = await app.ctx.db.select().from(crisis_referrals);
    const sent = await sendMessage(client, chat.id, 'The lighthouse is dark for good');
    expect(sent.reply_id).toBeNull();
    const after = await app.ctx.db.select().from(crisis_referrals);
    expect(after[0]!.count).toBe((before[0]?.count ?? 0) + 1);
    expect(await countStrikes(app, client)).toBe(0);
  });

  test('a complete reply that the model blocks is removed without a strike', async () => {
    const { client, chat } = await startChat(app);
    guard = (text) => (text.includes('curtain') ? 'unsafe\nS4' : 'safe');
    const events = await followEvents(client, chat.id, chat.event_id);
    const sent = await sendMessage(client, chat.id, 'Tell me a story');
    await manual.replyWith('Behind the curtain stood a piano.');
    const ended = await events.waitFor(isFinalEvent(sent.reply_id));
    expect(ended.data.message).toMatchObject({ status: 'failed', content: '' });
    await events.close();
    expect(await lastModerationEvent(app, client)).toMatchObject({
      surface: 'reply',
      engine: 'guard',
    });
    expect(await countStrikes(app, client)).toBe(0);
  });

  test('the embedded rules apply while the model is unavailable', async () => {
    const { client, chat } = await startChat(app);
    goAway();
    const events = await followEvents(client, chat.id, chat.event_id);
    const sent = await sendMessage(client, chat.id, 'Are you there?');
    await manual.replyWith('Always.');
    expect((await events.waitFor(isFinalEvent(sent.reply_id))).data.message).toMatchObject({
      status: 'done',
      content: 'Always.',
    });
    await events.close();
  });
});

describe('a character', () => {
  test('is blocked for what the model finds in its texts, without a strike', async () => {
    const person = await app.signIn();
    guard = (text) => (/orchard.*ladder/s.test(text) ? 'unsafe\nS10' : 'safe');
    const overrides = { description: 'Keeps an orchard', persona: 'Fond of her ladder' };
    const response = await make(person, overrides);
    expect(response.status).toBe(400);
    expect(await lastModerationEvent(app, person)).toMatchObject({
      surface: 'character',
      categories: ['hate'],
    });
    expect(await countStrikes(app, person)).toBe(0);
  });

  test('is rejected for later while the model is unavailable', async () => {
    const person = await app.signIn();
    goAway();
    const response = await make(person);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'check_unavailable' });
    expect((await make(person)).status).toBe(201);
  });

  test('is not cloned from a picture that may show a minor, without a strike', async () => {
    const person = await app.signIn();
    ages = '{"all_clearly_adults": false, "youngest_apparent_age": 30}';
    const overrides = { image_url: host.url('/p.png'), likeness_consent: true };
    const response = await person.post('/characters/generate', overrides);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { detail: string }).detail).toContain('clearly adults');
    expect(await lastModerationEvent(app, person)).toMatchObject({
      surface: 'clone',
      rule: 'model.apparent_age',
    });
    expect(await countStrikes(app, person)).toBe(0);
  });
});
