import { afterAll, beforeAll, expect, test } from 'vitest';
import { memories } from '#db/schema/index.ts';
import { createTestApp, expectJson, type TestApp } from '#tests/helpers/app.ts';
import { openChat, sendMessage, startChat } from '#tests/helpers/chats.ts';
import { waitForReply } from '#tests/helpers/chat-pictures.ts';
import type { Chat } from '../../contract.ts';
import type { MemoryList } from '../../contract-memories.ts';
import { learnFacts } from './learn-facts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { MEMORY_EVERY: '2', FREE_DAILY_MESSAGES: '1000' } });
});
afterAll(() => app.close());

type Client = Awaited<ReturnType<TestApp['signIn']>>;
async function say(client: Client, chatId: string, content: string): Promise<string> {
  await sendMessage(client, chatId, content);
  await waitForReply(client, chatId);
  await learnFacts(app.ctx, { chat_id: chatId });
  const { messages } = await expectJson<Chat>(client.get(`/chat/${chatId}?limit=1`));
  return messages.at(-1)!.content;
}

test('the demo engine learns a dog’s name and says it when asked, twenty messages later', async () => {
  const { client, chat, slug } = await startChat(app);
  await say(client, chat.id, 'By the way, my dog is called Biscuit.');
  const { data } = await expectJson<MemoryList>(client.get(`/chat/${chat.id}/memories`));
  expect(data).toMatchObject([{ kind: 'learned', content: "Person's dog is called Biscuit." }]);
  for (let at = 0; at < 10; at++) await say(client, chat.id, `The harbor was quiet on day ${at}.`);
  expect(await say(client, chat.id, 'What is my dog’s name?')).toContain('dog is called Biscuit');
  await say(client, chat.id, 'Sorry, my dog is called Rex.');
  const corrected = await say(client, chat.id, 'So what is my dog called?');
  expect(corrected).toContain('dog is called Rex');

  const stranger = await app.signIn();
  const other = await openChat(stranger, slug);
  expect(await say(stranger, other.id, 'What is my dog’s name?')).not.toMatch(/Rex|Biscuit/);
});

test('it answers from the memory, not from the messages', async () => {
  const { client, chat } = await startChat(app);
  await say(client, chat.id, 'My cat is called Miso.');
  await app.ctx.db.update(memories).set({ content: "Person's cat is called Nori." });
  expect(await say(client, chat.id, 'What is my cat called?')).toContain('cat is called Nori');
});
