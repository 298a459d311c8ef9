import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { crisis_referrals } from '#db/schema/index.ts';
import { createTestApp, type SignedIn, type TestApp } from '#tests/helpers/app.ts';
import { woman } from '#tests/helpers/characters.ts';
import { beginChat, follow, isEnd, send } from '#tests/helpers/chats.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';
import { lastEventOf, strikesOf } from '#tests/helpers/moderation.ts';
import { give, startImageHost, type ImageHost } from '#tests/stand-ins/image-host.ts';
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
  host.on('/p.png', give(await drawPicture(64, 64)));
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

const make = (person: SignedIn, wish: object = {}) =>
  person.post('/characters/', { ...woman, ...wish });

describe('in a chat', () => {
  test('a message that the model refuses is not stored, also when the chat is warm', async () => {
    const { person, chat } = await beginChat(app);
    const events = await follow(person, chat.id, chat.event_id);
    const first = await send(person, chat.id, 'How was your day?');
    await manual.answerWith('Long, and better now.');
    await events.until(isEnd(first.reply_id));
    await events.close();
    guard = (text) => (text.includes('blueprint') ? 'unsafe\nS9' : 'safe');
    const answer = await person.post(`/chat/${chat.id}/messages`, { content: 'Read my blueprint' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'content_blocked' });
    expect(await lastEventOf(app, person)).toMatchObject({ engine: 'guard', rule: 'model.S9' });
    // A model's verdict is a guess.
    expect(await strikesOf(app, person)).toBe(0);
  });

  test('words of despair that only the model hears are answered with help', async () => {
    const { person, chat } = await beginChat(app);
    guard = (text) => (text.includes('lighthouse') ? 'unsafe\nS11' : 'safe');
    const before = await app.ctx.db.select().from(crisis_referrals);
    const sent = await send(person, chat.id, 'The lighthouse is dark for good');
    expect(sent.reply_id).toBeNull();
    const after = await app.ctx.db.select().from(crisis_referrals);
    expect(after[0]!.count).toBe((before[0]?.count ?? 0) + 1);
    expect(await strikesOf(app, person)).toBe(0);
  });

  test('a whole reply that the model refuses goes, and is nobody’s fault', async () => {
    const { person, chat } = await beginChat(app);
    guard = (text) => (text.includes('curtain') ? 'unsafe\nS4' : 'safe');
    const events = await follow(person, chat.id, chat.event_id);
    const sent = await send(person, chat.id, 'Tell me a story');
    await manual.answerWith('Behind the curtain stood a piano.');
    const ended = await events.until(isEnd(sent.reply_id));
    expect(ended.data.message).toMatchObject({ status: 'failed', content: '' });
    await events.close();
    expect(await lastEventOf(app, person)).toMatchObject({ surface: 'reply', engine: 'guard' });
    expect(await strikesOf(app, person)).toBe(0);
  });

  test('it goes on with the embedded rules while the model does not answer', async () => {
    const { person, chat } = await beginChat(app);
    goAway();
    const events = await follow(person, chat.id, chat.event_id);
    const sent = await send(person, chat.id, 'Are you there?');
    await manual.answerWith('Always.');
    expect((await events.until(isEnd(sent.reply_id))).data.message).toMatchObject({
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
    const wish = { description: 'Keeps an orchard', persona: 'Fond of her ladder' };
    const answer = await make(person, wish);
    expect(answer.status).toBe(400);
    expect(await lastEventOf(app, person)).toMatchObject({
      surface: 'character',
      categories: ['hate'],
    });
    expect(await strikesOf(app, person)).toBe(0);
  });

  test('waits while the model does not answer', async () => {
    const person = await app.signIn();
    goAway();
    const answer = await make(person);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'check_unavailable' });
    expect((await make(person)).status).toBe(201);
  });

  test('is not cloned from a picture in which anybody may be a minor, and that is no strike', async () => {
    const person = await app.signIn();
    ages = '{"all_clearly_adults": false, "youngest_apparent_age": 30}';
    const wish = { image_url: host.url('/p.png'), likeness_consent: true };
    const answer = await person.post('/characters/generate', wish);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { detail: string }).detail).toContain('grown-up');
    expect(await lastEventOf(app, person)).toMatchObject({
      surface: 'clone',
      rule: 'model.apparent_age',
    });
    expect(await strikesOf(app, person)).toBe(0);
  });
});
