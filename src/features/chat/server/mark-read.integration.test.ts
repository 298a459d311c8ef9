import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, expectJson, type SignedIn, type TestApp } from '#tests/helpers/app.ts';
import { beginChat, follow, isEnd, send } from '#tests/helpers/chats.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';
import type { ChatList } from '../contract.ts';

const manual = createManualEngine();
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ text: manual.engine });
});
afterAll(() => app.close());

const unreadOf = async (person: SignedIn) =>
  (await expectJson<ChatList>(person.get('/chat/'))).data[0]!.unread;

it('keeps messages after the seen one unread, however late the request arrives', async () => {
  const { person, chat } = await beginChat(app);
  const events = await follow(person, chat.id, chat.event_id);
  const { id: own, reply_id } = await send(person, chat.id, 'I only look around');
  const read = (seen: string) => person.post(`/chat/${chat.id}/read${seen}`);
  await manual.answerWith('Take your time.');
  await events.until(isEnd(reply_id));
  await events.close();
  expect((await read(`?seen=${own}`)).status).toBe(204);
  expect(await unreadOf(person)).toBe(1);
  expect((await read(`?seen=${reply_id}`)).status).toBe(204);
  expect(await unreadOf(person)).toBe(0);
  // The count never grows.
  expect((await read(`?seen=${own}`)).status).toBe(204);
  expect(await unreadOf(person)).toBe(0);
  expect((await read('?seen=nothing')).status).toBe(422);
});

it('marks the newest page as read, and everything without a `seen` message', async () => {
  const { person, chat } = await beginChat(app);
  await send(person, chat.id, 'And you?');
  await manual.answerWith('Here.');
  await expect.poll(() => unreadOf(person)).toBe(1);
  await expectJson(person.get(`/chat/${chat.id}`));
  expect(await unreadOf(person)).toBe(0);
  await send(person, chat.id, 'Still?');
  await manual.answerWith('Still.');
  await expect.poll(() => unreadOf(person)).toBe(1);
  expect((await person.post(`/chat/${chat.id}/read`)).status).toBe(204);
  expect(await unreadOf(person)).toBe(0);
});
