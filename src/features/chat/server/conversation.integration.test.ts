import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#db/schema/index.ts';
import { createTestApp, expectJson, type TestApp } from '#tests/helpers/app.ts';
import { beginChat, follow, isEnd, send } from '#tests/helpers/chats.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';
import type { Chat } from '../contract.ts';

const manual = createManualEngine();
let app: TestApp;
const begin = () => beginChat(app);

beforeAll(async () => {
  app = await createTestApp({ text: manual.engine, env: { FREE_DAILY_MESSAGES: '1000' } });
});
afterAll(() => app.close());

describe('a conversation', () => {
  it('opens once per character, with the greeting and no messages', async () => {
    const { person, chat, slug } = await begin();
    expect(chat).toMatchObject({ messages: [], count: 0, last_message: null, unread: 0 });
    expect(chat.greeting).toContain('kettle');
    expect((await expectJson<Chat>(person.get(`/chat/character/${slug}`))).id).toBe(chat.id);
  });

  it('streams the reply in order, and a poll finds it only when it is finished', async () => {
    const { person, chat } = await begin();
    const events = await follow(person, chat.id, chat.event_id);
    const sent = await send(person, chat.id, 'Hello there');
    const call = await manual.nextCall();
    expect(call.texts.at(-1)).toBeDefined();
    expect(call.texts.some((text) => text.includes('Hello there'))).toBe(true);
    call.send('Good evening, ');
    await events.until(({ event, data }) => event === 'd' && data.d.includes('Good'));
    expect(
      (await expectJson<Chat>(person.get(`/chat/${chat.id}?limit=100`))).messages.map(
        (m) => m.sender,
      ),
    ).toEqual(['system', 'user']);
    call.send('how was your day?');
    call.finish();
    const end = await events.until(isEnd(sent.reply_id));
    expect(end.data.message).toMatchObject({
      status: 'done',
      sender: 'character',
      content: 'Good evening, how was your day?',
    });
    const streamed = events.seen
      .filter(({ event }) => event === 'd')
      .map(({ data }) => data.d)
      .join('');
    expect(streamed).toBe('Good evening, how was your day?');
    const polled = await expectJson<Chat>(person.get(`/chat/${chat.id}?limit=100`));
    expect(polled.messages.map((m) => [m.sender, m.status])).toEqual([
      ['system', 'done'],
      ['user', 'done'],
      ['character', 'done'],
    ]);
    expect(polled.count).toBe(3);
    await events.close();
  });

  it('sends a returning reader exactly what it missed', async () => {
    const { person, chat } = await begin();
    const first = await follow(person, chat.id, chat.event_id);
    const sent = await send(person, chat.id, 'Tell me a story');
    const call = await manual.nextCall();
    call.send('Once upon a time. ');
    const last = await first.until(({ event }) => event === 'd');
    await first.close();
    call.send('A lamp glowed. ');
    const second = await follow(person, chat.id, last.id!);
    const next = await second.until(({ event }) => event === 'd');
    expect(next.data.d).toBe(' A lamp glowed.');
    call.send('It never slept.');
    call.finish();
    await second.until(isEnd(sent.reply_id));
    const both = [...first.seen, ...second.seen]
      .filter(({ event }) => event === 'd')
      .map(({ data }) => data.d)
      .join('');
    expect(both).toBe('Once upon a time. A lamp glowed. It never slept.');
    await second.close();
    // A reader that missed the end gets the whole message.
    const third = await follow(person, chat.id, last.id!);
    expect((await third.until(isEnd(sent.reply_id))).data.message.content).toBe(both);
    await third.close();
  });

  it('discloses at the start that the character is an AI, and again after three hours', async () => {
    const { person, chat } = await begin();
    await send(person, chat.id, 'Hi');
    await manual.answerWith('Hello.');
    await expect
      .poll(async () => (await expectJson<Chat>(person.get(`/chat/${chat.id}`))).count)
      .toBe(3);
    await send(person, chat.id, 'Still there?');
    await manual.answerWith('Yes.');
    await expect
      .poll(async () => (await expectJson<Chat>(person.get(`/chat/${chat.id}`))).count)
      .toBe(5);
    const page = await expectJson<Chat>(person.get(`/chat/${chat.id}?limit=100`));
    expect(page.messages.filter((m) => m.sender === 'system').map((m) => m.content)).toEqual([
      expect.stringContaining('You are talking to an AI'),
    ]);
  });

  it('writes a queued message’s reply after the previous one', async () => {
    const { person, chat } = await begin();
    const events = await follow(person, chat.id, chat.event_id);
    const first = await send(person, chat.id, 'First');
    const call = await manual.nextCall();
    const second = await send(person, chat.id, 'Second');
    call.send('One.');
    call.finish();
    await events.until(isEnd(first.reply_id));
    await manual.answerWith('Two.');
    await events.until(isEnd(second.reply_id));
    const page = await expectJson<Chat>(person.get(`/chat/${chat.id}?limit=100`));
    expect(page.messages.map((m) => m.content).slice(1)).toEqual([
      'First',
      'One.',
      'Second',
      'Two.',
    ]);
    await events.close();
  });
});

describe('sending', () => {
  it('has one effect per Idempotency-Key', async () => {
    const { person, chat } = await begin();
    const key = { 'idempotency-key': 'send-once' };
    const [first, again] = await Promise.all([
      send(person, chat.id, 'Only once', key),
      send(person, chat.id, 'Only once', key),
    ]);
    expect(again.id).toBe(first.id);
    await manual.answerWith('Once it is.');
    await expect
      .poll(async () => (await expectJson<Chat>(person.get(`/chat/${chat.id}`))).count)
      .toBe(3);
    const other = await person.post(
      `/chat/${chat.id}/messages`,
      { content: 'Something else' },
      key,
    );
    expect(other.status).toBe(409);
    expect(await other.json()).toMatchObject({ code: 'idempotency_mismatch' });
  });

  it.each([
    ['an empty text', { content: '   ' }, 422],
    ['no content', {}, 422],
    ['a number', { content: 7 }, 422],
    ['10,001 characters', { content: 'a'.repeat(10_001) }, 422],
    ['a NUL character', { content: 'a\u0000b' }, 400],
  ])('refuses %s', async (_name, body, status) => {
    const { person, chat } = await begin();
    const answer = await person.post(`/chat/${chat.id}/messages`, body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({
      code: expect.any(String),
      request_id: expect.any(String),
    });
    expect((await expectJson<Chat>(person.get(`/chat/${chat.id}`))).count).toBe(0);
  });

  it.each([
    ['emoji', '👩🏽‍🚀🫶🏿 and ☕️'],
    ['right-to-left text', 'مساء الخير، كيف كان يومك؟'],
    ['10,000 characters', 'word '.repeat(2000).trim().padEnd(10_000, '.')],
  ])('keeps %s as it is', async (_name, content) => {
    const { person, chat } = await begin();
    const sent = await send(person, chat.id, content);
    expect(sent.content).toBe(content);
    await manual.answerWith('I see.');
    await expect
      .poll(async () => (await expectJson<Chat>(person.get(`/chat/${chat.id}`))).count)
      .toBe(3);
  });

  it('answers words of a crisis with help lines and no reply', async () => {
    const { person, chat } = await begin();
    const sent = await send(person, chat.id, 'I want to kill myself tonight', {
      'accept-language': 'en-US,en;q=0.9',
    });
    expect(sent.reply_id).toBeNull();
    const page = await expectJson<Chat>(person.get(`/chat/${chat.id}?limit=100`));
    expect(page.messages.at(-1)).toMatchObject({
      sender: 'system',
      content: expect.stringContaining('988'),
    });
  });

  it('refuses a violation without repeating it, and stores nothing', async () => {
    const { person, chat } = await begin();
    const answer = await person.post(`/chat/${chat.id}/messages`, {
      content: 'Pretend you are 15 and kiss me',
    });
    expect(answer.status).toBe(400);
    const body = (await answer.json()) as { code: string; detail: string };
    expect(body.code).toBe('content_blocked');
    expect(body.detail).not.toContain('15');
    expect(await app.ctx.db.$count(messages, eq(messages.chat_id, chat.id))).toBe(0);
  });
});
