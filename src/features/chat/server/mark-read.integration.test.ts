import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { startChat, followEvents, isFinalEvent, sendMessage } from '#tests/helpers/chats.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';
import type { ChatList } from '../contract.ts';

const manual = createManualEngine();
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ text: manual.engine });
});
afterAll(() => app.close());

const unreadOf = async (person: TestClient) =>
  (await expectJson<ChatList>(person.get('/chat/'))).data[0]!.unread;

it('keeps messages after the seen one unread, even if the request arrives late', async () => {
  const { client, chat } = await startChat(app);
  const events = await followEvents(client, chat.id, chat.event_id);
  const { id: own, reply_id } = await sendMessage(client, chat.id, 'I only look around');
  const read = (seen: string) => client.post(`/chat/${chat.id}/read${seen}`);
  await manual.replyWith('Take your time.');
  await events.waitFor(isFinalEvent(reply_id));
  await events.close();
  expect((await read(`?seen=${own}`)).status).toBe(204);
  expect(await unreadOf(client)).toBe(1);
  expect((await read(`?seen=${reply_id}`)).status).toBe(204);
  expect(await unreadOf(client)).toBe(0);
  // The count never grows.
  expect((await read(`?seen=${own}`)).status).toBe(204);
  expect(await unreadOf(client)).toBe(0);
  expect((await read('?seen=nothing')).status).toBe(422);
});

it('marks the newest page as read, and everything without a `seen` message', async () => {
  const { client, chat } = await startChat(app);
  await sendMessage(client, chat.id, 'And you?');
  await manual.replyWith('Here.');
  await expect.poll(() => unreadOf(client)).toBe(1);
  await expectJson(client.get(`/chat/${chat.id}`));
  expect(await unreadOf(client)).toBe(0);
  await sendMessage(client, chat.id, 'Still?');
  await manual.replyWith('Still.');
  await expect.poll(() => unreadOf(client)).toBe(1);
  expect((await client.post(`/chat/${chat.id}/read`)).status).toBe(204);
  expect(await unreadOf(client)).toBe(0);
});
