import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { characters } from '#db/schema/index.ts';
import { createTestApp, expectJson, type TestApp } from '#tests/helpers/app.ts';
import { beginChat, openChat } from '#tests/helpers/chats.ts';
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
  const { person, chat, slug } = await beginChat(app);
  await app.ctx.db.update(characters).set(change).where(eq(characters.slug, slug));
  expect((await expectJson<ChatList>(person.get('/chat/'))).data).toHaveLength(1);
  expect((await openChat(person, slug)).id).toBe(chat.id);
  const stranger = await app.signIn();
  expect((await stranger.get(`/chat/character/${slug}`)).status).toBe(404);
});

it('disappears with the user’s own deleted character, also from the count, and cannot be restored', async () => {
  const { person, chat, slug } = await beginChat(app);
  expect((await person.delete(`/chat/${chat.id}`)).status).toBe(204);
  await app.ctx.db
    .update(characters)
    .set({ owner_id: person.user.id, deleted_at: new Date(), is_public: false })
    .where(eq(characters.slug, slug));
  expect((await person.post(`/chat/${chat.id}/restore`)).status).toBe(404);

  const other = await beginChat(app);
  await app.ctx.db
    .update(characters)
    .set({ owner_id: other.person.user.id, deleted_at: new Date(), is_public: false })
    .where(eq(characters.slug, other.slug));
  expect(await expectJson<ChatList>(other.person.get('/chat/'))).toMatchObject({
    data: [],
    count: 0,
  });
  expect((await other.person.get(`/chat/character/${other.slug}`)).status).toBe(404);
  expect(
    (await other.person.post(`/chat/${other.chat.id}/messages`, { content: 'Hello' })).status,
  ).toBe(404);
});
