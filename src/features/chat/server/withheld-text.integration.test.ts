import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chats, messages, reply_parts } from '#db/schema/index.ts';
import { createTestApp, expectJson, type TestApp } from '#tests/helpers/app.ts';
import { startChat, followEvents, isFinalEvent, sendMessage } from '#tests/helpers/chats.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';
import { lastModerationEvent, countStrikes } from '#tests/helpers/moderation.ts';
import { startOpenAiStandIn, type OpenAiStandIn } from '#tests/stand-ins/openai-server.ts';
import type { Chat } from '../contract.ts';

const VIOLATION = "I'm fifteen years old, you know.";
const manual = createManualEngine();

/** Starts a chat, sends a message, and returns the pending reply. */
async function ask(app: TestApp, words = 'Tell me about your evening') {
  const { client, chat } = await startChat(app);
  const events = await followEvents(client, chat.id, chat.event_id);
  const { reply_id } = await sendMessage(client, chat.id, words);
  const call = await manual.nextCall();
  const shown = () =>
    events.received
      .filter(({ data }) => data.message?.sender !== 'user' && data.message?.sender !== 'system')

      .map(({ data: { d, text, message } }) => d ?? text ?? message?.content ?? '')
      .join('');
  const page = () => expectJson<Chat>(client.get(`/chat/${chat.id}?limit=100`));
  return { client, chat, events, reply_id, call, shown, page };
}

/** Every stored text of a chat, including the parts of an open reply. */
async function stored({ ctx: { db } }: TestApp, chatId: string): Promise<string> {
  const rows = await db.select().from(messages).where(eq(messages.chat_id, chatId));
  const parts = await db
    .select({ text: reply_parts.text })
    .from(reply_parts)
    .innerJoin(messages, eq(messages.id, reply_parts.message_id))
    .where(eq(messages.chat_id, chatId));
  return JSON.stringify([rows, parts, await db.select().from(chats).where(eq(chats.id, chatId))]);
}

describe('by the embedded rules', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ text: manual.engine, env: { FREE_DAILY_MESSAGES: '1000' } });
  });
  afterAll(() => app.close());

  it('never shows a violating clause, wherever the engine splits it', async () => {
    const before = 'The lamps are glowing. ';
    for (const size of [1, 4, 9, 60]) {
      const { client, chat, events, reply_id, call, shown, page } = await ask(app);
      const text = `${before}${VIOLATION} Come closer now.`;
      for (const chunk of text.match(new RegExp(`.{1,${size}}`, 'g'))!) call.send(chunk);
      const { data } = await events.waitFor(isFinalEvent(reply_id));
      expect(data.message).toMatchObject({ status: 'failed', content: '' });
      expect(before.startsWith(shown())).toBe(true);
      expect(await stored(app, chat.id)).not.toMatch(/fifteen|closer|I'm/);
      expect((await page()).last_message).toMatchObject({ sender: 'user' });
      expect(await lastModerationEvent(app, client)).toMatchObject({
        surface: 'reply',
        outcome: 'block',
      });
      expect(await countStrikes(app, client)).toBe(0);
      await events.close();
    }
  });

  it('keeps only the released text of a stopped reply', async () => {
    const { client, chat, events, reply_id, call, shown } = await ask(app);
    call.send("The lamps are glowing. I'm fif");
    await events.waitFor(({ event, data }) => event === 'd' && data.d.includes('glowing'));
    await client.post(`/chat/${chat.id}/stop`);
    const { data } = await events.waitFor(isFinalEvent(reply_id));
    expect(data.message).toMatchObject({ status: 'stopped', content: 'The lamps are glowing.' });
    expect(shown()).not.toContain("I'm");
    expect(await stored(app, chat.id)).not.toContain('fif');
    await events.close();
  });
});

describe('by a model that judges each sentence', () => {
  let app: TestApp;
  let server: OpenAiStandIn;
  let guard: (text: string) => string;
  beforeAll(async () => {
    server = await startOpenAiStandIn({
      models: ['guard'],
      reply: ({ messages: asked }) => guard(JSON.stringify(asked.at(-1)!.content)),
    });
    app = await createTestApp({
      text: manual.engine,
      env: {
        FREE_DAILY_MESSAGES: '1000',
        MODERATION_ENGINE: 'llama_guard',
        MODERATION_BASE_URL: server.base_url,
        MODERATION_MODEL: 'guard',
        MODERATION_STREAMING: 'strict',
      },
    });
  });
  beforeEach(() => {
    guard = () => 'safe';
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  it('never shows a rejected sentence or anything after it', async () => {
    guard = (text) => (text.includes('curtain') ? 'unsafe\nS4' : 'safe');
    const { client, chat, events, reply_id, call, shown } = await ask(app);
    call.send('The lamps are glowing. ');
    await events.waitFor(({ event, data }) => event === 'd' && data.d.includes('glowing'));
    call.send('Behind the curtain stood a piano. It was out of tune. ');
    call.finish();
    const { data } = await events.waitFor(isFinalEvent(reply_id));
    expect(data.message).toMatchObject({ status: 'failed', content: '' });
    expect(shown()).not.toMatch(/curtain|tune/);
    expect(await stored(app, chat.id)).not.toMatch(/curtain|tune/);
    expect(await lastModerationEvent(app, client)).toMatchObject({
      engine: 'guard',
      rule: 'model.S4',
    });
    await events.close();
  });

  it('releases complete sentences in order', async () => {
    const { events, reply_id, call, shown } = await ask(app);
    const sentences = ['The lamps are glowing. ', 'Rain again! ', 'Bread is on the table.'];
    for (const sentence of sentences) call.send(sentence);
    call.finish();
    const { data } = await events.waitFor(isFinalEvent(reply_id));
    expect(data.message).toMatchObject({ status: 'done', content: sentences.join('') });
    expect(shown()).toContain(sentences.join(''));
    await events.close();
  });

  it('continues with only the rules when the model does not respond', async () => {
    const { events, reply_id, call } = await ask(app);
    server.fail({ kind: 'status', status: 503 }, 3);
    call.send('The lamps are glowing. ');
    await events.waitFor(({ event, data }) => event === 'd' && data.d.includes('glowing'));
    const asked = server.requests.length;
    call.send('Rain again! ');
    call.finish();
    const { data } = await events.waitFor(isFinalEvent(reply_id));
    expect(data.message).toMatchObject({
      status: 'done',
      content: 'The lamps are glowing. Rain again!',
    });
    expect(server.requests).toHaveLength(asked);
    await events.close();
  });
});
