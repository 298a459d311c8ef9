import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, expectJson, type TestApp } from '#tests/helpers/app.ts';
import { startChat, followEvents, isFinalEvent, sendMessage } from '#tests/helpers/chats.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';
import type { Chat } from '../contract.ts';
import type { Message } from '../contract-messages.ts';

const manual = createManualEngine();
let app: TestApp;
const begin = () => startChat(app);

beforeAll(async () => {
  app = await createTestApp({ text: manual.engine, env: { FREE_DAILY_MESSAGES: '1000' } });
});
afterAll(() => app.close());

describe('a reply', () => {
  it('can be stopped and keeps the text so far', async () => {
    const { client, chat } = await begin();
    const events = await followEvents(client, chat.id, chat.event_id);
    const sent = await sendMessage(client, chat.id, 'Talk for long');
    const call = await manual.nextCall();
    call.send('The lamps are glowing. ');
    await events.waitFor(({ event }) => event === 'd');
    expect(await expectJson(client.post(`/chat/${chat.id}/stop`))).toEqual({ stopped: true });
    expect((await events.waitFor(isFinalEvent(sent.reply_id))).data.message).toMatchObject({
      status: 'stopped',
      content: 'The lamps are glowing.',
    });
    await call.canceled;
    expect(await expectJson(client.post(`/chat/${chat.id}/stop`))).toEqual({ stopped: false });
    await events.close();
  });

  it('can be regenerated and paged through; only the selected variant enters the prompt', async () => {
    const { client, chat } = await begin();
    const events = await followEvents(client, chat.id, chat.event_id);
    const sent = await sendMessage(client, chat.id, 'Name a color');
    await manual.replyWith('Amber.');
    await events.waitFor(isFinalEvent(sent.reply_id));
    const again = await expectJson<Message>(
      client.post(`/chat/${chat.id}/messages/${sent.reply_id}/regenerate`),
    );
    expect(again).toMatchObject({ status: 'pending', variants: { count: 2, index: 1 } });
    const call = await manual.nextCall();
    expect(call.texts.join('\n')).not.toContain('Amber.');
    call.send('Teal.');
    call.finish();
    expect((await events.waitFor(isFinalEvent(sent.reply_id))).data.message).toMatchObject({
      content: 'Teal.',
      variants: { count: 2, index: 1 },
    });
    const back = await expectJson<Message>(
      client.patch(`/chat/${chat.id}/messages/${sent.reply_id}`, { variant: 0 }),
    );
    expect(back).toMatchObject({ content: 'Amber.', variants: { count: 2, index: 0 } });
    await sendMessage(client, chat.id, 'And another?');
    const next = await manual.nextCall();
    expect(next.texts.join('\n')).toContain('Amber.');
    expect(next.texts.join('\n')).not.toContain('Teal.');
    next.send('Rust.');
    next.finish();
    await events.close();
  });

  it('follows an edit of the last message, which removes later messages', async () => {
    const { client, chat } = await begin();
    const events = await followEvents(client, chat.id, chat.event_id);
    const sent = await sendMessage(client, chat.id, 'I like tea');
    await manual.replyWith('Tea it is.');
    await events.waitFor(isFinalEvent(sent.reply_id));
    const edited = await expectJson<Message>(
      client.patch(`/chat/${chat.id}/messages/${sent.id}`, { content: 'I like coffee' }),
    );
    expect(edited).toMatchObject({ content: 'I like coffee', edited: true });
    expect((await events.waitFor(({ event }) => event === 'removed')).data.ids).toEqual([
      sent.reply_id,
    ]);
    const call = await manual.nextCall();
    expect(call.texts.join('\n')).not.toContain('Tea it is.');
    call.send('Coffee, then.');
    call.finish();
    await events.waitFor(
      ({ event, data }) => event === 'message' && data.message.content === 'Coffee, then.',
    );
    const page = await expectJson<Chat>(client.get(`/chat/${chat.id}?limit=100`));
    expect(page.messages.map((m) => m.content).slice(1)).toEqual([
      'I like coffee',
      'Coffee, then.',
    ]);
    expect(page.count).toBe(3);
    await events.close();
  });

  it('is attempted three times, then fails, keeps the message and refunds the allowance', async () => {
    const { client, chat } = await begin();
    const events = await followEvents(client, chat.id, chat.event_id);
    const sent = await sendMessage(client, chat.id, 'Are you there?');
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const call = await manual.nextCall();
      call.send('Half a reply. ');
      await events.waitFor(({ event }) => event === 'd');
      call.fail(new Error('the engine broke'));
    }
    expect((await events.waitFor(isFinalEvent(sent.reply_id))).data.message).toMatchObject({
      status: 'failed',
      content: '',
    });
    const me = await expectJson<{ usage: { messages: { used_today: number } } }>(
      client.get('/users/me'),
    );
    expect(me.usage.messages.used_today).toBe(0);
    const retried = await expectJson<Message>(
      client.post(`/chat/${chat.id}/messages/${sent.reply_id}/regenerate`),
    );
    expect(retried.variants).toEqual({ count: 1, index: 0 });
    await manual.replyWith('Here I am.');
    expect((await events.waitFor(isFinalEvent(sent.reply_id))).data.message).toMatchObject({
      status: 'done',
      content: 'Here I am.',
    });
    await events.close();
  });
});
