import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { characters, chats } from '#db/schema/index.ts';
import { createTestApp, expectJson, type TestApp, type TestClient } from '#tests/helpers/app.ts';
import { openChat, sendMessage, startChat } from '#tests/helpers/chats.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';
import type { Chat, ChatList } from '../../contract.ts';

const manual = createManualEngine();
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ text: manual.engine });
});
afterAll(() => app.close());

const startFurther = (client: TestClient, character_slug: string, title?: string) =>
  expectJson<Chat>(client.post('/chat/', { character_slug, ...(title && { title }) }));
const list = (client: TestClient, query = '') => expectJson<ChatList>(client.get(`/chat/${query}`));
const change = (client: TestClient, id: string, body: object) =>
  expectJson(client.patch(`/chat/${id}/settings`, body));

describe('additional chats with a character', () => {
  it('are opened in addition to the main one, and the last used one opens by slug', async () => {
    const { client, chat: main, slug } = await startChat(app);
    const answer = await client.post('/chat/', { character_slug: slug, title: ' The harbor ' });
    expect(answer.status).toBe(201);
    const further = (await answer.json()) as Chat;
    expect(further).toMatchObject({ title: 'The harbor', archived: false, messages: [] });
    expect(further.id).not.toBe(main.id);
    expect((await openChat(client, slug)).id).toBe(further.id);
    await sendMessage(client, main.id, 'Back to you');
    await manual.replyWith('Good.');
    expect((await openChat(client, slug)).id).toBe(main.id);
    expect((await list(client)).data.map(({ title }) => title)).toEqual([null, 'The harbor']);
    expect((await list(client, `?character_slug=${slug}`)).count).toBe(2);
    expect((await list(client, '?character_slug=nobody')).count).toBe(0);
  });

  it('do not affect each other', async () => {
    const { client, chat: main, slug } = await startChat(app);
    await sendMessage(client, main.id, 'My cat is called Biscuit.');
    await manual.replyWith('A fine name.');
    const further = await startFurther(client, slug);
    await sendMessage(client, further.id, 'Do you know my cat?');
    const call = await manual.nextCall();
    expect(call.texts.join('\n')).not.toContain('Biscuit');
    call.send('Not yet.');
    call.finish();
  });

  it('continue when the main one is removed, and a new main one is created when all are', async () => {
    const { client, chat: main, slug } = await startChat(app);
    const further = await startFurther(client, slug);
    await client.delete(`/chat/${main.id}`);
    expect((await openChat(client, slug)).id).toBe(further.id);
    await client.delete(`/chat/${further.id}`);
    const opened = await Promise.all(Array.from({ length: 4 }, () => openChat(client, slug)));
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
    expect([main.id, further.id]).not.toContain(opened[0]!.id);
  });

  it('stay when a removed main chat is restored next to a newer one', async () => {
    const { client, chat: main, slug } = await startChat(app);
    await client.delete(`/chat/${main.id}`);
    const newer = await openChat(client, slug);
    await sendMessage(client, newer.id, 'A new beginning');
    await manual.replyWith('To us.');
    await expectJson(client.post(`/chat/${main.id}/restore`));
    expect((await list(client)).data.map(({ id }) => id)).toEqual([newer.id, main.id]);
  });

  it('stay when the main chat is removed and restored', async () => {
    const { client, chat: main, slug } = await startChat(app);
    await client.delete(`/chat/${main.id}`);
    const further = await startFurther(client, slug);
    await expectJson(client.post(`/chat/${main.id}/restore`));
    expect((await list(client)).data.map(({ id }) => id).sort()).toEqual(
      [main.id, further.id].sort(),
    );
  });

  it('count a user once for the character', async () => {
    const { client, slug } = await startChat(app);
    await startFurther(client, slug);
    const [row] = await app.ctx.db.select().from(characters).where(eq(characters.slug, slug));
    expect(row!.chat_count).toBe(1);
  });

  it.each([
    ['an unknown character', { character_slug: 'nobody-here' }, 404],
    ['no character', { title: 'x' }, 422],
    ['a long title', { character_slug: 'x', title: 'x'.repeat(81) }, 422],
  ])('are rejected for %s', async (_, body, status) => {
    expect((await (await app.signIn()).post('/chat/', body)).status).toBe(status);
  });

  it('never have a title about a minor', async () => {
    const { client, slug } = await startChat(app);
    const title = 'She is 15 years old';
    const answer = await client.post('/chat/', { character_slug: slug, title });
    expect(await answer.json()).toMatchObject({ code: 'content_blocked' });
    const own = eq(chats.user_id, client.user.id);
    expect(await app.ctx.db.$count(chats, own)).toBe(1);
  });
});

describe('the archive', () => {
  it('hides a chat from the list until it is requested or gets a message', async () => {
    const { client, chat, slug } = await startChat(app);
    await change(client, chat.id, { archived: true });
    expect(await list(client)).toMatchObject({ data: [], count: 0, archived_count: 1 });
    expect((await list(client, '?archived=true')).data).toMatchObject([
      { id: chat.id, archived: true },
    ]);
    const further = await startFurther(client, slug);
    await change(client, further.id, { title: 'Other' });
    expect((await openChat(client, slug)).id).toBe(further.id);
    await sendMessage(client, chat.id, 'Still there?');
    await manual.replyWith('Always.');
    expect((await list(client, '?archived=true')).data).toEqual([]);
    await change(client, further.id, { archived: true });
    await change(client, further.id, { archived: false });
    expect((await list(client)).count).toBe(2);
  });

  it('opens its chat by slug when there is no other', async () => {
    const { client, chat, slug } = await startChat(app);
    await change(client, chat.id, { archived: true });
    expect(await openChat(client, slug)).toMatchObject({ id: chat.id, archived: true });
  });
});
