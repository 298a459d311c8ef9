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

/** One server for both: Llama Guard for texts, and a model with eyes. */
let server: OpenAiStandIn;
let host: ImageHost;
let app: TestApp;
/** What Llama Guard says of a text; what eyes see. */
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

/** No answer to any of the tries. */
const goAway = () => server.fail({ kind: 'status', status: 503 }, 3);

const make = (person: TestClient, overrides: object = {}) =>
  person.post('/characters/', { ...woman, ...overrides });

describe('in a chat', () => {
  test('a message that the model refuses is not stored, also when the chat is warm', async () => {
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
    // A model's verdict is a guess.
    expect(await countStrikes(app, client)).toBe(0);
  });

  test('words of despair that only the model hears are answered with help', async () => {
    const { client, chat } = await startChat(app);
    guard = (text) => (text.includes('lighthouse') ? 'unsafe\nS11' : 'safe');
    const before = await app.ctx.db.select().from(crisis_referrals);
    const sent = await sendMessage(client, chat.id, 'The lighthouse is dark for good');
    expect(sent.reply_id).toBeNull();
    const after = await app.ctx.db.select().from(crisis_referrals);
    expect(after[0]!.count).toBe((before[0]?.count ?? 0) + 1);
    expect(await countStrikes(app, client)).toBe(0);
  });

  test('a whole reply that the model refuses goes, and is nobody’s fault', async () => {
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

  test('it goes on with the embedded rules while the model does not answer', async () => {
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
  test('is refused for what the model finds in all of its texts, without a strike', async () => {
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

  test('waits while the model does not answer', async () => {
    const person = await app.signIn();
    goAway();
    const response = await make(person);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'check_unavailable' });
    expect((await make(person)).status).toBe(201);
  });

  test('is not cloned from a picture in which anybody may be a minor, and that is no strike', async () => {
    const person = await app.signIn();
    ages = '{"all_clearly_adults": false, "youngest_apparent_age": 30}';
    const overrides = { image_url: host.url('/p.png'), likeness_consent: true };
    const response = await person.post('/characters/generate', overrides);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { detail: string }).detail).toContain('grown-up');
    expect(await lastModerationEvent(app, person)).toMatchObject({
      surface: 'clone',
      rule: 'model.apparent_age',
    });
    expect(await countStrikes(app, person)).toBe(0);
  });
});
