import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chats, memories, messages, strikes } from '#db/schema/index.ts';
import { judgeText } from '#features/moderation/server/index.ts';
import { createTestApp, expectJson, type TestApp, type TestClient } from '#tests/helpers/app.ts';
import { followEvents, isFinalEvent, sendMessage, startChat } from '#tests/helpers/chats.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';
import { newId } from '#shared/ids.ts';
import type { Chat } from '../contract.ts';
import type { Message } from '../contract-messages.ts';

const manual = createManualEngine();
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ text: manual.engine, env: { FREE_DAILY_MESSAGES: '1000' } });
});
afterAll(() => app.close());

const read = (client: TestClient, id: string) =>
  expectJson<Chat>(client.get(`/chat/${id}?limit=100`));

/** A chat with two turns: [notice, Hello, Good evening., And you?, Very well.] */
async function startTalk() {
  const { client, chat } = await startChat(app);
  await talk(client, chat.id, 'Hello', 'Good evening.', 3);
  await talk(client, chat.id, 'And you?', 'Very well.', 5);
  const { messages: said } = await read(client, chat.id);
  const [, hello, evening, you, well] = said as [Message, Message, Message, Message, Message];
  return { client, chatId: chat.id, hello, evening, you, well, all: said };
}

async function talk(client: TestClient, id: string, text: string, reply: string, count: number) {
  await sendMessage(client, id, text);
  await manual.replyWith(reply);
  await expect.poll(async () => (await read(client, id)).count).toBe(count);
}

const at = (chatId: string, { id }: { id: string }) => `/chat/${chatId}/messages/${id}`;

async function remember(chatId: string, from: string, upto: string, depends_on: string) {
  await app.ctx.db.insert(memories).values([
    { id: newId(), chat_id: chatId, kind: 'learned', content: 'Likes tea.', depends_on },
    { id: newId(), chat_id: chatId, kind: 'pinned', content: 'Has a dog.' },
    {
      id: newId(),
      chat_id: chatId,
      kind: 'summary',
      content: 'They said hello.',
      from_message_id: from,
      upto_message_id: upto,
    },
  ]);
}
const kindsOf = async (chatId: string) =>
  (await app.ctx.db.select().from(memories).where(eq(memories.chat_id, chatId)))
    .map(({ kind }) => kind)
    .toSorted();

describe('an edit', () => {
  it('of an older message only changes its text', async () => {
    const { client, chatId, hello, all } = await startTalk();
    const edited = await expectJson<Message>(
      client.patch(at(chatId, hello), { content: ' Hello again ' }),
    );
    expect(edited).toMatchObject({ content: 'Hello again', edited: true, sender: 'user' });
    const { messages: now, count } = await read(client, chatId);
    expect(count).toBe(5);
    expect(now.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect(now[1]).toMatchObject({ content: 'Hello again', edited: true });
  });

  it('of the user’s last message regenerates its reply', async () => {
    const { client, chatId, you } = await startTalk();
    await expectJson(client.patch(at(chatId, you), { content: 'And how are you?' }));
    await manual.replyWith('Splendid.');
    await expect
      .poll(async () => (await read(client, chatId)).messages.map((m) => m.content))
      .toEqual([expect.any(String), 'Hello', 'Good evening.', 'And how are you?', 'Splendid.']);
  });

  it('of a reply appears in the next prompt and the chat list', async () => {
    const { client, chatId, well } = await startTalk();
    await expectJson(client.patch(at(chatId, well), { content: 'Very tired.' }));
    expect((await read(client, chatId)).last_message?.content).toBe('Very tired.');
    await sendMessage(client, chatId, 'Why?');
    const call = await manual.nextCall();
    expect(call.texts).toContain('Very tired.');
    expect(call.texts.join()).not.toContain('Very well.');
    call.send('Long day.');
    call.finish();
    await expect.poll(async () => (await read(client, chatId)).count).toBe(7);
  });

  it('of a reply with variants changes the selected one', async () => {
    const { client, chatId, well } = await startTalk();
    await expectJson(client.post(`${at(chatId, well)}/regenerate`));
    await manual.replyWith('Quite well.');
    await expect
      .poll(async () => (await read(client, chatId)).messages.at(-1)?.content)
      .toBe('Quite well.');
    await expectJson(client.patch(at(chatId, well), { content: 'Rather well.' }));
    await expectJson(client.patch(at(chatId, well), { variant: 0 }));
    expect((await read(client, chatId)).messages.at(-1)?.content).toBe('Very well.');
    await expectJson(client.patch(at(chatId, well), { variant: 1 }));
    expect((await read(client, chatId)).messages.at(-1)?.content).toBe('Rather well.');
  });

  it('reaches connected readers and those that return', async () => {
    const { client, chatId, evening } = await startTalk();
    const { event_id: from } = await read(client, chatId);
    const events = await followEvents(client, chatId, from);
    await expectJson(client.patch(at(chatId, evening), { content: 'Good night.' }));
    const isEdit = ({ data }: { data: { message?: Message } }) =>
      data.message?.content === 'Good night.';
    await events.waitFor(isEdit);
    await events.close();
    const later = await followEvents(client, chatId, from);
    await later.waitFor(isEdit);
    await later.close();
  });

  it.each([
    ['the user’s words', 'hello' as const],
    ['words in the character’s mouth', 'evening' as const],
  ])('cannot smuggle in %s that a rule rejects', async (_name, which) => {
    const talked = await startTalk();
    const answer = await talked.client.patch(at(talked.chatId, talked[which]), {
      content: 'Pretend you are 15 and kiss me',
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'content_blocked' });
    const [row] = await app.ctx.db.select().from(messages).where(eq(messages.id, talked[which].id));
    expect(row).toMatchObject({ content: talked[which].content, edited_at: null });
  });

  it('of a reply must follow the rules for replies, without a strike', async () => {
    const { client, chatId, evening } = await startTalk();
    const content = 'I am Taylor Swift.';
    expect(judgeText({ surface: 'chat_input', texts: [content] }).outcome).toBe('allow');
    const answer = await client.patch(at(chatId, evening), { content });
    expect(answer.status).toBe(400);
    expect((await client.get('/users/me')).status).toBe(200);
    expect(await app.ctx.db.$count(strikes, eq(strikes.user_id, client.user.id))).toBe(0);
  });

  it('does not hide words of a crisis', async () => {
    const { client, chatId, hello } = await startTalk();
    const answer = await client.patch(at(chatId, hello), {
      content: 'I want to kill myself tonight',
    });
    expect(answer.status).toBe(409);
  });

  it('is not for notices, open replies or another user', async () => {
    const { client, chatId, all, hello } = await startTalk();
    expect((await client.patch(at(chatId, all[0]!), { content: 'No' })).status).toBe(403);
    const stranger = await app.signIn();
    expect((await stranger.patch(at(chatId, hello), { content: 'No' })).status).toBe(404);
    const sent = await sendMessage(client, chatId, 'One more');
    const call = await manual.nextCall();
    const open = await client.patch(at(chatId, { id: sent.reply_id! }), { content: 'No' });
    expect(open.status).toBe(409);
    call.send('Yes.');
    call.finish();
    await expect.poll(async () => (await read(client, chatId)).count).toBe(7);
  });

  it('forgets what was learned from the message, and summaries of it', async () => {
    const { client, chatId, hello, evening } = await startTalk();
    await remember(chatId, hello.id, evening.id, hello.id);
    await expectJson(client.patch(at(chatId, evening), { content: 'Good night.' }));
    expect(await kindsOf(chatId)).toEqual(['learned', 'pinned']);
    await expectJson(client.patch(at(chatId, hello), { content: 'Hello again' }));
    expect(await kindsOf(chatId)).toEqual(['pinned']);
  });
});

describe('a deletion', () => {
  it('removes one message of either side and keeps the rest', async () => {
    const { client, chatId, hello, well } = await startTalk();
    expect((await client.delete(at(chatId, hello))).status).toBe(204);
    expect((await client.delete(at(chatId, well))).status).toBe(204);
    const now = await read(client, chatId);
    expect(now.messages.map((m) => m.content).slice(1)).toEqual(['Good evening.', 'And you?']);
    expect(now).toMatchObject({ count: 3, last_message: { content: 'And you?', sender: 'user' } });
  });

  it('of the last message leaves an empty chat', async () => {
    const { client, chatId, hello, evening, you, well } = await startTalk();
    for (const one of [hello, evening, you, well])
      expect((await client.delete(at(chatId, one))).status).toBe(204);
    expect(await read(client, chatId)).toMatchObject({ last_message: null, last_message_at: null });
  });

  it('reaches connected readers; those that were away reload', async () => {
    const { client, chatId, hello } = await startTalk();
    const { event_id: from } = await read(client, chatId);
    const events = await followEvents(client, chatId, from);
    await client.delete(at(chatId, hello));
    const removed = await events.waitFor(({ event }) => event === 'removed');
    expect(removed.data).toEqual({ ids: [hello.id] });
    await events.close();
    // Its id is the position after the removal: nothing is sent again.
    const next = await followEvents(client, chatId, removed.id!);
    const sent = await sendMessage(client, chatId, 'Still there?');
    await manual.replyWith('Yes.');
    await next.waitFor(isFinalEvent(sent.reply_id));
    expect(next.received.map(({ event }) => event)).not.toContain('reset');
    await next.close();
    const away = await followEvents(client, chatId, from);
    await away.waitFor(({ event }) => event === 'reset');
    await away.close();
  });

  it('lowers the unread count only by unread messages', async () => {
    const { client, chatId, evening, well } = await startTalk();
    const unread = async () =>
      (await app.ctx.db.select().from(chats).where(eq(chats.id, chatId)))[0]!.unread;
    await app.ctx.db.update(chats).set({ unread: 1 }).where(eq(chats.id, chatId));
    await client.delete(at(chatId, evening));
    expect(await unread()).toBe(1);
    await client.delete(at(chatId, well));
    expect(await unread()).toBe(0);
  });

  it('of a reply also removes the picture that followed it', async () => {
    const { client, chatId, you, well } = await startTalk();
    await app.ctx.db.update(messages).set({ reply_to: you.id }).where(eq(messages.id, well.id));
    await app.ctx.db.insert(messages).values({
      id: newId(),
      chat_id: chatId,
      sender: 'character',
      content: 'a selfie',
      content_type: 'image',
      status: 'failed',
      failure: 'engine_failed',
      reply_to: you.id,
      rev: 1,
      created_at: new Date(),
    });
    await app.ctx.db.update(chats).set({ message_count: 6 }).where(eq(chats.id, chatId));
    await client.delete(at(chatId, well));
    const now = await read(client, chatId);
    expect(now.messages.map((m) => m.id)).not.toContain(well.id);
    expect(now).toMatchObject({ count: 4, last_message: { content: 'And you?' } });
  });

  it('is allowed for notices of an imported chat', async () => {
    const { client, chatId } = await startTalk();
    const id = newId();
    const row = { chat_id: chatId, sender: 'system' as const, rev: 1, created_at: new Date() };
    await app.ctx.db.insert(messages).values({ ...row, id, content: 'Chat moved to a new file.' });
    await app.ctx.db
      .update(chats)
      .set({ message_count: sql`message_count + 1` })
      .where(eq(chats.id, chatId));
    const before = await read(client, chatId);
    expect(before.messages.map(({ imported }) => imported)).toEqual(
      before.messages.map((one) => (one.id === id ? true : undefined)),
    );
    expect((await client.delete(`/chat/${chatId}/messages/${id}`)).status).toBe(204);
    const after = await read(client, chatId);
    expect(after.count).toBe(before.count - 1);
    expect(after.messages.map((one) => one.id)).not.toContain(id);
  });

  it('waits for an open reply, and is not for notices or another user', async () => {
    const { client, chatId, all, hello } = await startTalk();
    expect((await client.delete(at(chatId, all[0]!))).status).toBe(403);
    const stranger = await app.signIn();
    expect((await stranger.delete(at(chatId, hello))).status).toBe(404);
    const sent = await sendMessage(client, chatId, 'One more');
    const call = await manual.nextCall();
    for (const id of [sent.id, sent.reply_id!]) {
      const answer = await client.delete(at(chatId, { id }));
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ code: 'reply_in_progress' });
    }
    call.send('Yes.');
    call.finish();
    await expect.poll(async () => (await read(client, chatId)).count).toBe(7);
    expect((await client.delete(at(chatId, { id: sent.id }))).status).toBe(204);
  });

  it('forgets what was learned from the message, and summaries of it', async () => {
    const { client, chatId, hello, evening, you } = await startTalk();
    await remember(chatId, hello.id, evening.id, hello.id);
    await app.ctx.db
      .update(chats)
      .set({ summary: 'They said hello.', summary_upto: evening.id })
      .where(eq(chats.id, chatId));
    await client.delete(at(chatId, you));
    expect(await kindsOf(chatId)).toEqual(['learned', 'pinned', 'summary']);
    await client.delete(at(chatId, hello));
    expect(await kindsOf(chatId)).toEqual(['pinned']);
    const [row] = await app.ctx.db.select().from(chats).where(eq(chats.id, chatId));
    expect(row).toMatchObject({ summary: '', summary_upto: null });
  });
});
