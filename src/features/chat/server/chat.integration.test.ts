import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chats } from '#db/schema/index.ts';
import { createTestApp, expectJson, type TestApp } from '#tests/helpers/app.ts';
import { beginChat, follow, send } from '#tests/helpers/chats.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';
import type { Chat, ChatList } from '../contract.ts';

const manual = createManualEngine();
let app: TestApp;
const begin = () => beginChat(app);

beforeAll(async () => {
  app = await createTestApp({ text: manual.engine, env: { FREE_DAILY_MESSAGES: '1000' } });
});
afterAll(() => app.close());

describe('a chat', () => {
  it('restarts empty, with its greeting, and notifies its readers', async () => {
    const { person, chat } = await begin();
    await send(person, chat.id, 'Hello');
    await manual.answerWith('Hi.');
    await expect
      .poll(async () => (await expectJson<Chat>(person.get(`/chat/${chat.id}`))).count)
      .toBe(3);
    const events = await follow(person, chat.id, chat.event_id);
    const fresh = await expectJson<Chat>(person.patch(`/chat/${chat.id}`));
    expect(fresh).toMatchObject({
      messages: [],
      count: 0,
      last_message: null,
      greeting: chat.greeting,
    });
    await events.until(({ event }) => event === 'reset');
    await events.close();
  });

  it('is removed at once, can be restored for a while, and is then purged', async () => {
    const { person, chat, slug } = await begin();
    expect((await person.delete(`/chat/${chat.id}`)).status).toBe(204);
    expect((await person.get(`/chat/${chat.id}`)).status).toBe(404);
    expect((await person.delete(`/chat/${chat.id}`)).status).toBe(404);
    await expectJson(person.post(`/chat/${chat.id}/restore`));
    expect((await expectJson<Chat>(person.get(`/chat/character/${slug}`))).id).toBe(chat.id);
    await person.delete(`/chat/${chat.id}`);
    await app.ctx.db
      .update(chats)
      .set({ removed_at: new Date(Date.now() - 60_000) })
      .where(eq(chats.id, chat.id));
    expect((await person.post(`/chat/${chat.id}/restore`)).status).toBe(404);
    expect((await expectJson<Chat>(person.get(`/chat/character/${slug}`))).id).not.toBe(chat.id);
  });

  it('is listed newest first with its unread count, and pages by cursor without a gap', async () => {
    const person = await app.signIn();
    const ids: string[] = [];
    for (let number = 0; number < 5; number += 1) {
      const { slug } = await makeCharacter(app.ctx.db);
      ids.unshift((await expectJson<Chat>(person.get(`/chat/character/${slug}`))).id);
    }
    await send(person, ids[4]!, 'You are the newest now');
    await manual.answerWith('Am I?');
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
    const { person, chat } = await begin();
    const sent = await send(person, chat.id, 'Private');
    await manual.answerWith('Between us.');
    await expect
      .poll(async () => (await expectJson<Chat>(person.get(`/chat/${chat.id}`))).count)
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
    expect((await expectJson<Chat>(person.get(`/chat/${chat.id}`))).count).toBe(3);
    const anonymous = await app.request(`/api/v1/chat/${chat.id}`);
    expect(anonymous.status).toBe(401);
  });
});
