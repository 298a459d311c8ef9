import { afterAll, beforeAll, expect, it } from 'vitest';
import { reply_parts } from '#db/schema/index.ts';
import { createTestApp, expectJson, type TestApp } from '#tests/helpers/app.ts';
import { startChat, followEvents, isFinalEvent, sendMessage } from '#tests/helpers/chats.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';
import type { ChatList } from '../contract.ts';
import { readParts } from './message-queries.ts';

const manual = createManualEngine();
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ text: manual.engine, env: { FREE_DAILY_MESSAGES: '1000' } });
});
afterAll(() => app.close());

// A character of two UTF-16 units sits where the list preview is cut.
const CUT = `${'a'.repeat(158)}😀${'b'.repeat(20)}`;

it('accepts a message and a reply with an emoji at the cut of the list preview', async () => {
  const { client, chat } = await startChat(app);
  const events = await followEvents(client, chat.id, chat.event_id);
  const sent = await sendMessage(client, chat.id, CUT);
  const list = await expectJson<ChatList>(client.get('/chat/'));
  expect(list.data[0]!.last_message!.content).toBe(`${'a'.repeat(158)}…`);
  await manual.replyWith(CUT);
  expect((await events.waitFor(isFinalEvent(sent.reply_id))).data.message).toMatchObject({
    status: 'done',
    content: CUT,
  });
  await events.close();
});

it('accepts a message with a lone surrogate', async () => {
  const { client, chat } = await startChat(app);
  const sent = await sendMessage(client, chat.id, 'Half a smile: \ud83d');
  expect(sent.content).toBe('Half a smile: \ufffd');
  await manual.replyWith('And the other half is mine.');
});

it('resumes a reply from the middle of a part with emoji', async () => {
  const { client, chat } = await startChat(app);
  const sent = await sendMessage(client, chat.id, 'Smile for me');
  const call = await manual.nextCall();
  const [first, second] = ['😀😃😄😁😆', ' and more'];
  await app.ctx.db.insert(reply_parts).values([
    { message_id: sent.reply_id!, attempt: 9, position: 0, text: first! },
    { message_id: sent.reply_id!, attempt: 9, position: first!.length, text: second! },
  ]);
  const read = (from: number) => readParts(app.ctx.db, sent.reply_id!, 9, from);
  expect(await read(0)).toBe('😀😃😄😁😆 and more');
  expect(await read(8)).toBe('😆 and more');
  expect(await read(10)).toBe(' and more');
  expect(await read(14)).toBe(' more');
  call.send('There.');
  call.finish();
});
