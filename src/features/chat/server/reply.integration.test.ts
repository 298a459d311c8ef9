import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, expectJson, type TestApp } from '#tests/helpers/app.ts';
import { beginChat, follow, isEnd, send } from '#tests/helpers/chats.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';
import type { Chat, Message } from '../contract.ts';

const manual = createManualEngine();
let app: TestApp;
const begin = () => beginChat(app);

beforeAll(async () => {
  app = await createTestApp({ text: manual.engine, env: { FREE_DAILY_MESSAGES: '1000' } });
});
afterAll(() => app.close());

describe('a reply', () => {
  it('can be stopped and keeps the text so far', async () => {
    const { person, chat } = await begin();
    const events = await follow(person, chat.id, chat.event_id);
    const sent = await send(person, chat.id, 'Talk for long');
    const call = await manual.nextCall();
    call.send('The lamps are glowing. ');
    await events.until(({ event }) => event === 'd');
    expect(await expectJson(person.post(`/chat/${chat.id}/stop`))).toEqual({ stopped: true });
    expect((await events.until(isEnd(sent.reply_id))).data.message).toMatchObject({
      status: 'stopped',
      content: 'The lamps are glowing.',
    });
    await call.canceled;
    expect(await expectJson(person.post(`/chat/${chat.id}/stop`))).toEqual({ stopped: false });
    await events.close();
  });

  it('can be regenerated and paged through; only the selected variant enters the prompt', async () => {
    const { person, chat } = await begin();
    const events = await follow(person, chat.id, chat.event_id);
    const sent = await send(person, chat.id, 'Name a color');
    await manual.answerWith('Amber.');
    await events.until(isEnd(sent.reply_id));
    const again = await expectJson<Message>(
      person.post(`/chat/${chat.id}/messages/${sent.reply_id}/regenerate`),
    );
    expect(again).toMatchObject({ status: 'pending', variants: { count: 2, index: 1 } });
    const call = await manual.nextCall();
    expect(call.texts.join('\n')).not.toContain('Amber.');
    call.send('Teal.');
    call.finish();
    expect((await events.until(isEnd(sent.reply_id))).data.message).toMatchObject({
      content: 'Teal.',
      variants: { count: 2, index: 1 },
    });
    const back = await expectJson<Message>(
      person.patch(`/chat/${chat.id}/messages/${sent.reply_id}`, { variant: 0 }),
    );
    expect(back).toMatchObject({ content: 'Amber.', variants: { count: 2, index: 0 } });
    await send(person, chat.id, 'And another?');
    const next = await manual.nextCall();
    expect(next.texts.join('\n')).toContain('Amber.');
    expect(next.texts.join('\n')).not.toContain('Teal.');
    next.send('Rust.');
    next.finish();
    await events.close();
  });

  it('follows an edit of the last message, which removes later messages', async () => {
    const { person, chat } = await begin();
    const events = await follow(person, chat.id, chat.event_id);
    const sent = await send(person, chat.id, 'I like tea');
    await manual.answerWith('Tea it is.');
    await events.until(isEnd(sent.reply_id));
    const edited = await expectJson<Message>(
      person.patch(`/chat/${chat.id}/messages/${sent.id}`, { content: 'I like coffee' }),
    );
    expect(edited).toMatchObject({ content: 'I like coffee', edited: true });
    expect((await events.until(({ event }) => event === 'removed')).data.ids).toEqual([
      sent.reply_id,
    ]);
    const call = await manual.nextCall();
    expect(call.texts.join('\n')).not.toContain('Tea it is.');
    call.send('Coffee, then.');
    call.finish();
    await events.until(
      ({ event, data }) => event === 'message' && data.message.content === 'Coffee, then.',
    );
    const page = await expectJson<Chat>(person.get(`/chat/${chat.id}?limit=100`));
    expect(page.messages.map((m) => m.content).slice(1)).toEqual([
      'I like coffee',
      'Coffee, then.',
    ]);
    expect(page.count).toBe(3);
    await events.close();
  });

  it('is attempted three times, then fails, keeps the message and refunds the allowance', async () => {
    const { person, chat } = await begin();
    const events = await follow(person, chat.id, chat.event_id);
    const sent = await send(person, chat.id, 'Are you there?');
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const call = await manual.nextCall();
      call.send('Half a reply. ');
      await events.until(({ event }) => event === 'd');
      call.fail(new Error('the engine broke'));
    }
    expect((await events.until(isEnd(sent.reply_id))).data.message).toMatchObject({
      status: 'failed',
      content: '',
    });
    const me = await expectJson<{ usage: { messages: { used_today: number } } }>(
      person.get('/users/me'),
    );
    expect(me.usage.messages.used_today).toBe(0);
    const retried = await expectJson<Message>(
      person.post(`/chat/${chat.id}/messages/${sent.reply_id}/regenerate`),
    );
    expect(retried.variants).toEqual({ count: 1, index: 0 });
    await manual.answerWith('Here I am.');
    expect((await events.until(isEnd(sent.reply_id))).data.message).toMatchObject({
      status: 'done',
      content: 'Here I am.',
    });
    await events.close();
  });
});
