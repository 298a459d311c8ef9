import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { chats, memories, messages } from '#db/schema/index.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, expectJson, type TestApp, type TestClient } from '#tests/helpers/app.ts';
import { sendMessage, startChat } from '#tests/helpers/chats.ts';
import { waitForReply } from '#tests/helpers/chat-pictures.ts';
import { createFactEngine } from '#tests/helpers/fact-engine.ts';
import type { Memory, MemoryList } from '../../contract-memories.ts';
import { MAX_MEMORIES } from '../../memory/limits.ts';
import { loadReplyContext } from '../load-reply-context.ts';
import { chatExport } from '../personal-data.ts';
import { purgeRemovedChats } from '../remove-chat.ts';
import { learnFacts } from './learn-facts.ts';
import { retrieveMemories } from './retrieve-memories.ts';

const DOG = 'Sam’s dog is called Biscuit.';
const REX = 'Sam’s dog is called Rex.';
const SISTER = 'Clara has a sister.';
const facts = createFactEngine([
  { statement: 'dog Biscuit', fact: DOG },
  { statement: 'dog Rex', fact: REX, instead_of: DOG },
  { statement: 'my sister', fact: SISTER },
  { statement: 'likes old books', fact: 'Clara likes old books.' },
  { statement: 'the girl', fact: 'She is fifteen years old and his girlfriend.' },
]);
let clock = Date.parse('2026-11-21T12:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    text: facts.engine,
    env: { MEMORY_EVERY: '2', FREE_DAILY_MESSAGES: '1000' },
    now: () => new Date(clock),
  });
});
afterAll(() => app.close());

interface Begun {
  client: TestClient;
  chatId: string;
}
const begin = async (): Promise<Begun> => {
  const { client, chat } = await startChat(app);
  return { client, chatId: chat.id };
};
const listOf = async ({ client, chatId }: Begun, query = '') =>
  (await expectJson<MemoryList>(client.get(`/chat/${chatId}/memories?limit=200${query}`))).data;
const contentsOf = async (begun: Begun) => (await listOf(begun)).map(({ content }) => content);
const add = ({ client, chatId }: Begun, content: string) =>
  expectJson<Memory>(client.post(`/chat/${chatId}/memories`, { content }));
const learn = ({ chatId }: Begun, is_due = false) =>
  learnFacts(app.ctx, { chat_id: chatId, is_due });

/** Sends a message, waits for its reply, and learns. @returns the ids of both */
async function say(begun: Begun, content: string, reply = 'I see.') {
  facts.replies.push(reply);
  const sent = await sendMessage(begun.client, begun.chatId, content);
  await waitForReply(begun.client, begun.chatId);
  await learn(begun);
  return { message: sent.id, reply: sent.reply_id! };
}

/** Inserts a learned fact into the database. */
async function put(
  { chatId }: Begun,
  content: string,
  more: Partial<typeof memories.$inferInsert> = {},
) {
  const id = newId();
  await app.ctx.db
    .insert(memories)
    .values({ id, chat_id: chatId, kind: 'learned', content, created_at: app.ctx.now(), ...more });
  return id;
}

describe('the list of what a chat remembers', () => {
  it('has pinned, learned and summary, newest first, filtered and searched', async () => {
    const begun = await begin();
    await put(begun, 'Sam sails on Sundays.');
    clock += 1000;
    await put(begun, 'They met in a bookshop.', { kind: 'summary' });
    clock += 1000;
    const pinned = await add(begun, '  I am called Sam. ');
    expect(pinned).toMatchObject({ kind: 'pinned', content: 'I am called Sam.', history: [] });
    expect(await contentsOf(begun)).toEqual([
      'I am called Sam.',
      'They met in a bookshop.',
      'Sam sails on Sundays.',
    ]);
    expect(await listOf(begun, '&kind=learned')).toHaveLength(1);
    expect((await listOf(begun, '&q=sailing')).map(({ content }) => content)).toEqual([
      'Sam sails on Sundays.',
    ]);
    expect(await listOf(begun, '&q=ooksho')).toHaveLength(1);
    expect(await listOf(begun, '&q=100%25')).toHaveLength(0);
  });

  it('is paged by cursor, with the total count', async () => {
    const begun = await begin();
    for (let at = 0; at < 5; at++) await put(begun, `Fact ${at}.`);
    const path = `/chat/${begun.chatId}/memories?limit=2`;
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: MemoryList = await expectJson(
        begun.client.get(cursor === '' ? path : `${path}&cursor=${encodeURIComponent(cursor)}`),
      );
      expect(page.count).toBe(5);
      seen.push(...page.data.map(({ content }) => content));
      cursor = page.next_cursor;
    }
    expect(seen.toSorted()).toEqual([0, 1, 2, 3, 4].map((at) => `Fact ${at}.`));
  });
});

describe('bad requests', () => {
  it.each([
    [{ content: '   ' }, 'Write what should be remembered.'],
    [{ content: 'x'.repeat(501) }, 'Use at most 500 characters.'],
  ])('a memory of %j is rejected with a sentence', async (body, sentence) => {
    const { client, chatId } = await begin();
    const response = await client.post(`/chat/${chatId}/memories`, body);
    expect(response.status).toBe(422);
    expect(JSON.stringify(await response.json())).toContain(sentence);
  });

  it('a summary cannot be pinned, and may have the length of summaries', async () => {
    const begun = await begin();
    const id = await put(begun, 'They met.', { kind: 'summary' });
    const change = (body: object) =>
      begun.client.patch(`/chat/${begun.chatId}/memories/${id}`, body);
    expect((await change({ pinned: true })).status).toBe(422);
    expect((await change({ content: 'y'.repeat(3001) })).status).toBe(422);
    expect((await change({})).status).toBe(422);
    expect(await expectJson<Memory>(change({ content: 'z'.repeat(2000) }))).toMatchObject({
      is_edited: true,
      kind: 'summary',
    });
  });

  it('a memory follows the rules for messages', async () => {
    const { client, chatId } = await begin();
    const body = { content: 'She is fifteen years old and my girlfriend.' };
    expect((await client.post(`/chat/${chatId}/memories`, body)).status).toBe(400);
  });

  it('another user’s chat and memory are not found', async () => {
    const [mine, other] = [await begin(), await begin()];
    const { id } = await add(mine, 'I like tea.');
    const path = `/chat/${mine.chatId}/memories`;
    for (const response of [
      other.client.get(path),
      other.client.post(path, { content: 'Mine now.' }),
      other.client.patch(`${path}/${id}`, { pinned: false }),
      other.client.delete(`${path}/${id}`),
      other.client.delete(path),
      other.client.post(`${path}/${id}/restore`),
      other.client.post(`${path}/restore`),
      // The memory of another chat under the user's own chat.
      other.client.delete(`/chat/${other.chatId}/memories/${id}`),
    ])
      expect((await response).status).toBe(404);
    expect(await contentsOf(mine)).toEqual(['I like tea.']);
  });

  it('a chat has a maximum of memories', async () => {
    const begun = await begin();
    const rows = Array.from({ length: MAX_MEMORIES }, (_, at) => ({
      id: newId(),
      chat_id: begun.chatId,
      kind: 'learned' as const,
      content: `Fact ${at}.`,
      created_at: new Date(clock - 1000),
    }));
    for (let at = 0; at < rows.length; at += 500)
      await app.ctx.db.insert(memories).values(rows.slice(at, at + 500));
    const body = { content: 'One more.' };
    expect((await begun.client.post(`/chat/${begun.chatId}/memories`, body)).status).toBe(409);
    // Learning continues: the oldest learned fact makes room.
    await say(begun, 'I have a dog Biscuit.');
    const held = await contentsOf(begun);
    expect(held[0]).toBe(DOG);
    const { count } = await expectJson<MemoryList>(
      begun.client.get(`/chat/${begun.chatId}/memories?q=Fact&limit=1`),
    );
    expect(count).toBe(MAX_MEMORIES - 1);
  });
});

describe('forgetting', () => {
  it('one fact with what it replaced, and undo', async () => {
    const begun = await begin();
    await say(begun, 'I have a dog Biscuit.');
    await say(begun, 'I mean the dog Rex.');
    const [rex] = await listOf(begun);
    expect(rex).toMatchObject({ content: REX, history: [{ content: DOG }] });
    const path = `/chat/${begun.chatId}/memories/${rex!.id}`;
    expect((await begun.client.delete(path)).status).toBe(204);
    expect(await listOf(begun)).toEqual([]);
    expect((await begun.client.delete(path)).status).toBe(404);
    expect(await expectJson<Memory>(begun.client.post(`${path}/restore`))).toMatchObject({
      content: REX,
      history: [{ content: DOG }],
    });
    await begun.client.delete(path);
    clock += 60_000;
    expect((await begun.client.post(`${path}/restore`)).status).toBe(404);
    await purgeRemovedChats(app.ctx);
    expect(await listOf(begun)).toEqual([]);
    const left = await app.ctx.db.$count(memories, eq(memories.chat_id, begun.chatId));
    expect(left).toBe(0);
  });

  it('everything, and undo; existing messages are not learned from again', async () => {
    const begun = await begin();
    await add(begun, 'I like tea.');
    await say(begun, 'I have a dog Biscuit.');
    const all = await contentsOf(begun);
    const path = `/chat/${begun.chatId}/memories`;
    expect((await begun.client.delete(path)).status).toBe(204);
    expect(await listOf(begun)).toEqual([]);
    await learn(begun, true);
    expect(await listOf(begun)).toEqual([]);
    expect(await expectJson(begun.client.post(`${path}/restore`))).toEqual({ restored: 2 });
    expect(await contentsOf(begun)).toEqual(all);
    expect((await begun.client.post(`${path}/restore`)).status).toBe(404);
  });
});

it('a forgotten summary is not written again, and undo restores it', async () => {
  const begun = await begin();
  const { message, reply } = await say(begun, 'Hello there');
  const range = { from_message_id: message, upto_message_id: reply };
  const id = await put(begun, 'They met.', { kind: 'summary', ...range });
  const summaries = async () =>
    (await loadReplyContext(app.ctx, begun.chatId, newId()))!.summaries.map(
      ({ from, upto, content }) => ({ from, upto, content }),
    );
  const place = { from: message, upto: reply };
  expect(await summaries()).toEqual([{ ...place, content: 'They met.' }]);
  await begun.client.delete(`/chat/${begun.chatId}/memories/${id}`);
  expect(await summaries()).toEqual([{ ...place, content: '' }]);
  expect(await listOf(begun)).toEqual([]);
  await expectJson(begun.client.post(`/chat/${begun.chatId}/memories/${id}/restore`));
  expect(await summaries()).toEqual([{ ...place, content: 'They met.' }]);
});

describe('only the accepted branch is remembered', () => {
  it('a regenerated reply removes its facts, and a selected variant restores its own', async () => {
    const begun = await begin();
    const { reply } = await say(begun, 'Tell me of you.', 'I miss my sister.');
    expect(await contentsOf(begun)).toEqual([SISTER]);
    facts.replies.push('Clara likes old books, they say.');
    const path = `/chat/${begun.chatId}/messages/${reply}`;
    await expectJson(begun.client.post(`${path}/regenerate`));
    expect(await listOf(begun)).toEqual([]);
    await waitForReply(begun.client, begun.chatId);
    await learn(begun, true);
    expect(await contentsOf(begun)).toEqual(['Clara likes old books.']);
    await expectJson(begun.client.patch(path, { variant: 0 }));
    expect(await listOf(begun)).toEqual([]);
    await learn(begun, true);
    expect(await contentsOf(begun)).toEqual([SISTER]);
  });

  it('an edited message removes its facts, and the previous fact is valid again', async () => {
    const begun = await begin();
    await say(begun, 'I have a dog Biscuit.');
    const { message } = await say(begun, 'I mean the dog Rex.', 'Off to my sister.');
    expect((await contentsOf(begun)).toSorted()).toEqual([SISTER, REX].toSorted());
    facts.replies.push('I see.');
    await expectJson(
      begun.client.patch(`/chat/${begun.chatId}/messages/${message}`, { content: 'Never mind.' }),
    );
    await waitForReply(begun.client, begun.chatId);
    await learn(begun);
    expect(await contentsOf(begun)).toEqual([DOG]);
  });

  it('a deleted message removes its facts', async () => {
    const begun = await begin();
    await say(begun, 'I have a dog Biscuit.');
    const { message } = await say(begun, 'I mean the dog Rex.');
    await app.ctx.db.delete(messages).where(eq(messages.id, message));
    expect(await contentsOf(begun)).toEqual([DOG]);
  });

  it('what the user pinned or reworded stays when its message is deleted', async () => {
    const begun = await begin();
    const { message } = await say(begun, 'I have a dog Biscuit.', 'Like my sister.');
    for (const { id, content } of await listOf(begun))
      await expectJson(
        begun.client.patch(
          `/chat/${begun.chatId}/memories/${id}`,
          content === DOG ? { pinned: true } : { content: 'Clara’s sister is kind.' },
        ),
      );
    const linked = (await listOf(begun)).find(({ content }) => content === DOG);
    expect(linked).toMatchObject({ kind: 'pinned', source_message_id: message });
    await app.ctx.db.delete(messages).where(eq(messages.chat_id, begun.chatId));
    const kept = await listOf(begun);
    expect(kept.map(({ content }) => content).toSorted()).toEqual(['Clara’s sister is kind.', DOG]);
    expect(kept.map((one) => one.source_message_id)).toEqual([null, null]);
    // A newer fact does not replace the user's own.
    await say(begun, 'I mean the dog Rex.');
    expect(await contentsOf(begun)).toContain(DOG);
    expect(await contentsOf(begun)).toContain(REX);
  });

  it('a restart forgets everything', async () => {
    const begun = await begin();
    await add(begun, 'I like tea.');
    await say(begun, 'I have a dog Biscuit.');
    await expectJson(begun.client.patch(`/chat/${begun.chatId}`));
    expect(await listOf(begun)).toEqual([]);
    await say(begun, 'I have a dog Biscuit.');
    expect(await contentsOf(begun)).toEqual([DOG]);
  });
});

describe('learning', () => {
  it('waits for the configured number of messages', async () => {
    const rare = await createTestApp({ text: facts.engine, env: { MEMORY_EVERY: '4' } });
    try {
      const { client, chat } = await startChat(rare);
      const chatId = chat.id;
      for (const expected of [0, 1]) {
        facts.replies.push('I see.');
        await sendMessage(client, chatId, `I have a dog Biscuit. ${expected}`);
        await waitForReply(client, chatId);
        await learnFacts(rare.ctx, { chat_id: chatId });
        expect(await rare.ctx.db.$count(memories, eq(memories.chat_id, chatId))).toBe(expected);
      }
    } finally {
      await rare.close();
    }
  });

  it('reads each message once, even when two workers learn at the same time', async () => {
    const begun = await begin();
    facts.replies.push('I see.');
    await sendMessage(begun.client, begun.chatId, 'I have a dog Biscuit.');
    await waitForReply(begun.client, begun.chatId);
    await Promise.all([learn(begun), learn(begun), learn(begun)]);
    expect(await contentsOf(begun)).toEqual([DOG]);
    const asked = facts.asked.length;
    await learn(begun, true);
    expect(facts.asked).toHaveLength(asked);
  });

  it('stores nothing of a message that changed meanwhile', async () => {
    const begun = await begin();
    facts.replies.push('Say hello to my sister.');
    const sent = await sendMessage(begun.client, begun.chatId, 'I have a dog Biscuit.');
    await waitForReply(begun.client, begun.chatId);
    const { db } = app.ctx;
    const before = vi
      .spyOn(facts.engine.model, 'doStream')
      .mockImplementationOnce(async (options) => {
        await db
          .update(messages)
          .set({ content: 'No pets.' })
          .where(eq(messages.id, sent.reply_id!));
        return facts.engine.model.doStream(options);
      });
    await learn(begun);
    before.mockRestore();
    expect(await contentsOf(begun)).toEqual([DOG]);
    const [chat] = await db.select().from(chats).where(eq(chats.id, begun.chatId));
    expect(chat!.learned_upto).toBe(sent.id);
  });

  it('a fact that moderation rejects is not stored, the others are', async () => {
    const begun = await begin();
    await say(begun, 'It is about the girl and the dog Biscuit.');
    expect(await contentsOf(begun)).toEqual([DOG]);
  });
});

test('a reply gets the pinned and the relevant memories', async () => {
  const begun = await begin();
  await add(begun, 'I like tea.');
  await put(begun, DOG);
  const recalled = await retrieveMemories(app.ctx, {
    chatId: begun.chatId,
    beforeId: newId(),
    said: 'Where is my dog?',
    ownerId: begun.client.user.id,
  });
  expect(recalled).toEqual({ pinned: ['I like tea.'], retrieved: [DOG] });
  const prompts = vi.spyOn(facts.engine.model, 'doStream');
  await sendMessage(begun.client, begun.chatId, 'Where is my dog?');
  await waitForReply(begun.client, begun.chatId);
  const prompt = JSON.stringify(prompts.mock.calls[0]![0].prompt);
  prompts.mockRestore();
  expect(prompt).toContain('I like tea.');
  expect(prompt).toContain(DOG);
});

test('a regenerated reply gets the memories relevant to the message', async () => {
  const begun = await begin();
  const { reply } = await say(begun, 'Where is my dog?');
  for (let at = 0; at < 60; at++) await put(begun, `Sam saw film number ${at}.`);
  await put(begun, DOG, { id: '00000000-0000-7000-8000-000000000001' });
  const { retrieved } = await retrieveMemories(app.ctx, {
    chatId: begun.chatId,
    beforeId: reply,
  });
  expect(retrieved[0]).toBe(DOG);
  await app.ctx.db.delete(memories).where(eq(memories.chat_id, begun.chatId));
});

test('the user’s data export has the memories of each chat', async () => {
  const begun = await begin();
  await add(begun, 'I like tea.');
  await say(begun, 'I have a dog Biscuit.');
  const lines: string[] = [];
  for await (const { content } of chatExport.files(app.ctx, begun.client.user.id, () => {}))
    for await (const line of content) lines.push(String(line));
  const { memories: exported } = JSON.parse(lines[0]!) as { memories: { content: string }[] };
  expect(exported.map(({ content }) => content)).toEqual(['I like tea.', DOG]);
});
