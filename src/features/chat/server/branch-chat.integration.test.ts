import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chats, memories, messages } from '#db/schema/index.ts';
import { createTestApp, expectJson, type TestApp, type TestClient } from '#tests/helpers/app.ts';
import { openChat, sendMessage, startChat } from '#tests/helpers/chats.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';
import { newId } from '#shared/ids.ts';
import type { Chat } from '../contract.ts';

const manual = createManualEngine();
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ text: manual.engine, env: { FREE_DAILY_MESSAGES: '1000' } });
});
afterAll(() => app.close());

const read = (client: TestClient, id: string) =>
  expectJson<Chat>(client.get(`/chat/${id}?limit=100`));
const wordsOf = (chat: Chat) => chat.messages.slice(1).map(({ content }) => content);

async function talk(client: TestClient, id: string, text: string, reply: string) {
  const { reply_id } = await sendMessage(client, id, text);
  await manual.replyWith(reply);
  await expect.poll(async () => (await read(client, id)).messages.at(-1)?.id).toBe(reply_id);
}

async function startTalk() {
  const started = await startChat(app);
  const { client, chat } = started;
  await talk(client, chat.id, 'Shall we sail?', 'Only at night.');
  await talk(client, chat.id, 'Why?', 'For the stars.');
  const { messages: said } = await read(client, chat.id);
  return { ...started, said };
}

const branch = (client: TestClient, chatId: string, message_id: string) =>
  expectJson<Chat>(client.post(`/chat/${chatId}/branch`, { message_id }));
const rowOf = async (id: string) =>
  (await app.ctx.db.select().from(chats).where(eq(chats.id, id)))[0]!;

describe('a branch', () => {
  it('has the messages up to one, and both chats continue independently', async () => {
    const { client, chat, slug, said } = await startTalk();
    const made = await branch(client, chat.id, said[2]!.id);
    expect(wordsOf(made)).toEqual(['Shall we sail?', 'Only at night.']);
    expect(made).toMatchObject({
      count: 3,
      greeting: chat.greeting,
      last_message: { content: 'Only at night.', sender: 'character' },
      unread: 0,
    });
    expect(made.messages.map(({ created_at }) => created_at)).toEqual(
      said.slice(0, 3).map(({ created_at }) => created_at),
    );
    await talk(client, made.id, 'And by day?', 'Never.');
    expect(wordsOf(await read(client, made.id))).toHaveLength(4);
    expect(wordsOf(await read(client, chat.id))).toEqual([
      'Shall we sail?',
      'Only at night.',
      'Why?',
      'For the stars.',
    ]);
    // The character's page opens the most recently used chat.
    expect((await openChat(client, slug)).id).toBe(made.id);
    expect((await rowOf(chat.id)).is_main).toBe(true);
    expect(await rowOf(made.id)).toMatchObject({
      is_main: false,
      title: expect.stringMatching(/^Branch of /),
      branched_from: chat.id,
      branched_at: said[2]!.id,
    });
  });

  it('has the variants of its replies, and the settings of its chat', async () => {
    const { client, chat, said } = await startTalk();
    const last = said.at(-1)!;
    await expectJson(client.post(`/chat/${chat.id}/messages/${last.id}/regenerate`));
    await manual.replyWith('For the quiet.');
    await expect
      .poll(async () => (await read(client, chat.id)).messages.at(-1)?.content)
      .toBe('For the quiet.');
    const settings = { note: 'Keep it calm.', note_depth: 2, reply_style: 'plain' };
    await app.ctx.db.update(chats).set(settings).where(eq(chats.id, chat.id));
    const made = await branch(client, chat.id, last.id);
    const reply = made.messages.at(-1)!;
    expect(reply).toMatchObject({ content: 'For the quiet.', variants: { count: 2, index: 1 } });
    expect(await rowOf(made.id)).toMatchObject(settings);
    await expectJson(client.patch(`/chat/${made.id}/messages/${reply.id}`, { variant: 0 }));
    expect((await read(client, made.id)).messages.at(-1)?.content).toBe('For the stars.');
    expect((await read(client, chat.id)).messages.at(-1)?.content).toBe('For the quiet.');
  });

  it('remembers the user’s facts, and only what was learned from its own messages', async () => {
    const { client, chat, said } = await startTalk();
    const [, sail, night, why] = said;
    const fact = (content: string, depends_on: string | null, kind: 'learned' | 'pinned') => ({
      id: newId(),
      chat_id: chat.id,
      content,
      depends_on,
      kind,
    });
    await app.ctx.db
      .insert(memories)
      .values([
        fact('Has a dog.', null, 'pinned'),
        fact('Sails.', sail!.id, 'learned'),
        fact('Asks why.', why!.id, 'learned'),
      ]);
    await app.ctx.db.update(chats).set({ learned_upto: why!.id }).where(eq(chats.id, chat.id));
    const made = await branch(client, chat.id, night!.id);
    const known = await app.ctx.db.select().from(memories).where(eq(memories.chat_id, made.id));
    expect(known.map(({ content }) => content).toSorted()).toEqual(['Has a dog.', 'Sails.']);
    expect(known.find(({ kind }) => kind === 'learned')?.depends_on).toBe(made.messages[1]!.id);
    // All its messages were already processed, so none is read again.
    expect((await rowOf(made.id)).learned_upto).toBe(made.messages.at(-1)!.id);
  });

  it('omits an unfinished reply', async () => {
    const { client, chat } = await startTalk();
    const sent = await sendMessage(client, chat.id, 'One more');
    const call = await manual.nextCall();
    const refused = await client.post(`/chat/${chat.id}/branch`, { message_id: sent.reply_id });
    expect(refused.status).toBe(409);
    const made = await branch(client, chat.id, sent.id);
    expect(made.messages.at(-1)?.content).toBe('One more');
    expect(await app.ctx.db.$count(messages, eq(messages.chat_id, made.id))).toBe(made.count);
    call.send('Yes.');
    call.finish();
    await expect.poll(async () => (await read(client, chat.id)).count).toBe(7);
  });

  it('of a branch has only one prefix in its title', async () => {
    const { client, chat, said } = await startTalk();
    const first = await branch(client, chat.id, said[2]!.id);
    const second = await branch(client, first.id, first.messages[1]!.id);
    expect((await rowOf(second.id)).title).toBe((await rowOf(first.id)).title);
  });

  it('cannot be created from another user’s chat or a message elsewhere', async () => {
    const { client, chat, said } = await startTalk();
    const stranger = await app.signIn();
    const of = `/chat/${chat.id}/branch`;
    expect((await stranger.post(of, { message_id: said[1]!.id })).status).toBe(404);
    expect((await client.post(of, { message_id: newId() })).status).toBe(404);
    expect((await client.post(of, { message_id: 'x' })).status).toBe(422);
  });
});
