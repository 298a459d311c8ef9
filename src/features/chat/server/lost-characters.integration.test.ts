import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { characters } from '#db/schema/index.ts';
import { createTestApp, expectJson, type TestApp } from '#tests/helpers/app.ts';
import { startChat, openChat } from '#tests/helpers/chats.ts';
import type { ChatList } from '../contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it.each([
  ['made private', { is_public: false }],
  ['deleted', { is_public: false, deleted_at: new Date() }],
])('keeps an existing chat open when its character is %s', async (_what, change) => {
  const { client, chat, slug } = await startChat(app);
  await app.ctx.db.update(characters).set(change).where(eq(characters.slug, slug));
  expect((await expectJson<ChatList>(client.get('/chat/'))).data).toHaveLength(1);
  expect((await openChat(client, slug)).id).toBe(chat.id);
  const stranger = await app.signIn();
  expect((await stranger.get(`/chat/character/${slug}`)).status).toBe(404);
});

it('disappears with the user’s own deleted character, including from the count, and cannot be restored', async () => {
  const { client, chat, slug } = await startChat(app);
  expect((await client.delete(`/chat/${chat.id}`)).status).toBe(204);
  await app.ctx.db
    .update(characters)
    .set({ owner_id: client.user.id, deleted_at: new Date(), is_public: false })
    .where(eq(characters.slug, slug));
  expect((await client.post(`/chat/${chat.id}/restore`)).status).toBe(404);

  const other = await startChat(app);
  await app.ctx.db
    .update(characters)
    .set({ owner_id: other.client.user.id, deleted_at: new Date(), is_public: false })
    .where(eq(characters.slug, other.slug));
  expect(await expectJson<ChatList>(other.client.get('/chat/'))).toMatchObject({
    data: [],
    count: 0,
  });
  expect((await other.client.get(`/chat/character/${other.slug}`)).status).toBe(404);
  expect(
    (await other.client.post(`/chat/${other.chat.id}/messages`, { content: 'Hello' })).status,
  ).toBe(404);
});
