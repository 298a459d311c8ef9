import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chats } from '#db/schema/index.ts';
import { createTestApp, expectJson, type TestApp } from '#tests/helpers/app.ts';
import { startChat, followEvents, sendMessage } from '#tests/helpers/chats.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';
import type { Chat, ChatList } from '../contract.ts';

const manual = createManualEngine();
let app: TestApp;
const begin = () => startChat(app);

beforeAll(async () => {
  app = await createTestApp({ text: manual.engine, env: { FREE_DAILY_MESSAGES: '1000' } });
});
afterAll(() => app.close());

describe('a chat', () => {
  it('restarts empty, with its greeting, and notifies its readers', async () => {
    const { client, chat } = await begin();
    await sendMessage(client, chat.id, 'Hello');
    await manual.replyWith('Hi.');
    await expect
      .poll(async () => (await expectJson<Chat>(client.get(`/chat/${chat.id}`))).count)
      .toBe(3);
    const events = await followEvents(client, chat.id, chat.event_id);
    const fresh = await expectJson<Chat>(client.patch(`/chat/${chat.id}`));
    expect(fresh).toMatchObject({
      messages: [],
      count: 0,
      last_message: null,
      greeting: chat.greeting,
    });
    await events.waitFor(({ event }) => event === 'reset');
    await events.close();
  });

  it('is removed at once, can be restored for a while, and is then purged', async () => {
    const { client, chat, slug } = await begin();
    expect((await client.delete(`/chat/${chat.id}`)).status).toBe(204);
    expect((await client.get(`/chat/${chat.id}`)).status).toBe(404);
    expect((await client.delete(`/chat/${chat.id}`)).status).toBe(404);
    await expectJson(client.post(`/chat/${chat.id}/restore`));
    expect((await expectJson<Chat>(client.get(`/chat/character/${slug}`))).id).toBe(chat.id);
    await client.delete(`/chat/${chat.id}`);
    await app.ctx.db
      .update(chats)
      .set({ removed_at: new Date(Date.now() - 60_000) })
      .where(eq(chats.id, chat.id));
    expect((await client.post(`/chat/${chat.id}/restore`)).status).toBe(404);
    expect((await expectJson<Chat>(client.get(`/chat/character/${slug}`))).id).not.toBe(chat.id);
  });

  it('is listed newest first with its unread count, and pages by cursor without a gap', async () => {
    const person = await app.signIn();
    const ids: string[] = [];
    for (let number = 0; number < 5; number += 1) {
      const { slug } = await makeCharacter(app.ctx.db);
      ids.unshift((await expectJson<Chat>(person.get(`/chat/character/${slug}`))).id);
    }
    await sendMessage(person, ids[4]!, 'You are the newest now');
    await manual.replyWith('Am I?');
    await expect
      .poll(async () => (await expectJson<ChatList>(person.get('/chat/'))).data[0])
      .toMatchObject({
        id: ids[4],
        unread: 1,
        last_message: { content: 'Am I?', sender: 'character' },
      });
    expect((await person.post(`/chat/${ids[4]}/read`)).status).toBe(204);
    const first = await expectJson<ChatList>(person.get('/chat?limit=3'));
    const second = await expectJson<ChatList>(
      person.get(`/chat/?limit=3&cursor=${first.next_cursor}`),
    );
    expect([...first.data, ...second.data].map((chat) => chat.id)).toEqual([
      ids[4],
      ids[0],
      ids[1],
      ids[2],
      ids[3],
    ]);
    expect([first.count, first.data[0]!.unread, second.next_cursor]).toEqual([5, 0, null]);
  });

  it('is private: every call with another user’s chat id returns 404 and changes nothing', async () => {
    const { client, chat } = await begin();
    const sent = await sendMessage(client, chat.id, 'Private');
    await manual.replyWith('Between us.');
    await expect
      .poll(async () => (await expectJson<Chat>(client.get(`/chat/${chat.id}`))).count)
      .toBe(3);
    const stranger = await app.signIn();
    const answers = await Promise.all([
      stranger.get(`/chat/${chat.id}`),
      stranger.get(`/chat/${chat.id}/events`),
      stranger.patch(`/chat/${chat.id}`),
      stranger.delete(`/chat/${chat.id}`),
      stranger.post(`/chat/${chat.id}/restore`),
      stranger.post(`/chat/${chat.id}/stop`),
      stranger.post(`/chat/${chat.id}/messages`, { content: 'Hello' }),
      stranger.post(`/chat/${chat.id}/messages/${sent.reply_id}/regenerate`),
      stranger.patch(`/chat/${chat.id}/messages/${sent.id}`, { content: 'Changed' }),
    ]);
    for (const answer of answers) expect(await answer.json()).toMatchObject({ code: 'not_found' });
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 404));
    expect((await expectJson<Chat>(client.get(`/chat/${chat.id}`))).count).toBe(3);
    const anonymous = await app.request(`/api/v1/chat/${chat.id}`);
    expect(anonymous.status).toBe(401);
  });
});
