import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, expectJson, type TestApp } from '#tests/helpers/app.ts';
import { startChat, followEvents, isFinalEvent, sendMessage } from '#tests/helpers/chats.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';
import type { Chat } from '../contract.ts';

const manual = createManualEngine();
let app: TestApp;
let clock = new Date('2026-11-21T12:00:00Z');

beforeAll(async () => {
  app = await createTestApp({
    text: manual.engine,
    env: { FREE_DAILY_MESSAGES: '1000' },
    now: () => clock,
  });
});
afterAll(() => app.close());

async function talkAndLeave(hours: number) {
  clock = new Date('2026-11-21T12:00:00Z');
  const { client, chat } = await startChat(app);
  const events = await followEvents(client, chat.id, chat.event_id);
  const sent = await sendMessage(client, chat.id, 'Good evening');
  await manual.replyWith('There you are.');
  await events.waitFor(isFinalEvent(sent.reply_id));
  await events.close();
  clock = new Date(clock.getTime() + hours * 3_600_000);
  const read = async () => {
    const { messages } = await expectJson<Chat>(client.get(`/chat/${chat.id}`));
    return messages.map(({ sender }) => sender);
  };
  return { client, chat, sent, read };
}

it('repeats the AI disclosure on a send, and tells the model how long the silence was', async () => {
  const { client, chat, read } = await talkAndLeave(5);
  await sendMessage(client, chat.id, 'I am back');
  const call = await manual.nextCall();
  expect(call.texts.at(-1)).toContain('You last spoke 5 hours ago.');
  call.send('Welcome back.');
  call.finish();
  expect((await read()).slice(0, 5)).toEqual(['system', 'user', 'character', 'system', 'user']);
});

it('repeats it on an edit, before the new reply', async () => {
  const { client, chat, sent, read } = await talkAndLeave(5);
  await expectJson(client.patch(`/chat/${chat.id}/messages/${sent.id}`, { content: 'Good night' }));
  await manual.replyWith('Sleep well.');
  await expect.poll(read).toEqual(['system', 'user', 'system', 'character']);
  expect((await expectJson<Chat>(client.get(`/chat/${chat.id}`))).count).toBe(4);
});

it('does not repeat it on an edit soon after', async () => {
  const { client, chat, sent, read } = await talkAndLeave(1);
  await expectJson(client.patch(`/chat/${chat.id}/messages/${sent.id}`, { content: 'Good night' }));
  await manual.replyWith('Sleep well.');
  await expect.poll(read).toEqual(['system', 'user', 'character']);
});
