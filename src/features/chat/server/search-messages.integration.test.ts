import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chats, messages } from '#db/schema/index.ts';
import { createTestApp, expectJson, type TestApp, type TestClient } from '#tests/helpers/app.ts';
import { openChat, startChat } from '#tests/helpers/chats.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import { newId } from '#shared/ids.ts';
import type { FoundMessages } from '../contract-search.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let minute = 0;
async function say(
  chatId: string,
  content: string,
  sender: 'user' | 'character' | 'system' = 'user',
): Promise<string> {
  const id = newId();
  const created_at = new Date(Date.UTC(2026, 0, 1, 0, (minute += 1)));
  await app.ctx.db
    .insert(messages)
    .values({ id, chat_id: chatId, content, sender, rev: 1, created_at });
  return id;
}

const search = (client: TestClient, q: string, more = '') =>
  expectJson<FoundMessages>(client.get(`/chat/search?q=${encodeURIComponent(q)}${more}`));
const idsOf = ({ data }: FoundMessages) => data.map(({ message_id }) => message_id);

describe('a search in messages', () => {
  it('finds every word in all of the user’s chats, the last one as a prefix', async () => {
    const { client, chat, slug } = await startChat(app);
    const { slug: otherSlug } = await makeCharacter(app.ctx.db);
    const other = await openChat(client, otherSlug);
    const said = await say(chat.id, 'We walked to the harbor lights');
    const replied = await say(other.id, 'The harbor lit up, *softly*', 'character');
    await say(chat.id, 'The lighthouse was dark');
    await say(chat.id, 'A harbor in a notice lights up', 'system');
    const found = await search(client, 'harbor li');
    expect(idsOf(found)).toEqual([replied, said]);
    expect(found).toMatchObject({ count: 2, next_cursor: null });
    expect(found.data[1]).toMatchObject({
      chat_id: chat.id,
      chat_title: null,
      is_archived: false,
      sender: 'user',
      snippet: 'We walked to the harbor lights',
      highlights: [
        { start: 17, end: 23 },
        { start: 24, end: 30 },
      ],
      character: { slug },
    });
    expect(idsOf(await search(client, 'HARBOR'))).toEqual([replied, said]);
    expect(idsOf(await search(client, 'harb lights'))).toEqual([]);
  });

  it('pages by cursor, newest first', async () => {
    const { client, chat } = await startChat(app);
    const ids: string[] = [];
    for (let at = 0; at < 5; at += 1) ids.unshift(await say(chat.id, `lantern number ${at}`));
    const first = await search(client, 'lantern', '&limit=2');
    const second = await search(client, 'lantern', `&limit=2&cursor=${first.next_cursor}`);
    const third = await search(client, 'lantern', `&limit=2&cursor=${second.next_cursor}`);
    expect([first, second, third].flatMap(idsOf)).toEqual(ids);
    expect(third.next_cursor).toBeNull();
    expect(first.count).toBe(5);
  });

  it('excludes removed chats and other users, and marks archived ones', async () => {
    const { client, chat } = await startChat(app);
    const id = await say(chat.id, 'a quiet compass');
    const stranger = await app.signIn();
    expect(idsOf(await search(stranger, 'compass'))).toEqual([]);
    await app.ctx.db.update(chats).set({ archived_at: new Date() }).where(eq(chats.id, chat.id));
    expect((await search(client, 'compass')).data).toMatchObject([
      { message_id: id, is_archived: true },
    ]);
    expect((await client.delete(`/chat/${chat.id}`)).status).toBe(204);
    expect(idsOf(await search(client, 'compass'))).toEqual([]);
  });

  it.each([
    "o'clock",
    'a & b | !c',
    '\\',
    "'",
    '<->',
    ':*',
    '!!!',
    '日本',
    'tea()',
    'x\\',
    '50% off',
  ])('reads %s as words, never as an operator', async (q) => {
    const { client, chat } = await startChat(app);
    await say(chat.id, 'nothing of that');
    expect(idsOf(await search(client, q))).toEqual([]);
  });

  it('finds compounds and other scripts', async () => {
    const { client, chat } = await startChat(app);
    const compound = await say(chat.id, 'A well-known place at 5 o’clock');
    const russian = await say(chat.id, 'Жду тебя у маяка');
    expect(idsOf(await search(client, 'well-known'))).toEqual([compound]);
    expect(idsOf(await search(client, 'МАЯК'))).toEqual([russian]);
  });

  it.each([
    ['no query', ''],
    ['a blank query', '?q=%20'],
    ['a long query', `?q=${'a'.repeat(201)}`],
    ['a foreign cursor', '?q=a&cursor=abc'],
  ])('refuses %s', async (_name, query) => {
    const client = await app.signIn();
    expect((await client.get(`/chat/search${query}`)).status).toBe(422);
  });

  it('is for signed-in users', async () => {
    expect((await app.request('/api/v1/chat/search?q=a')).status).toBe(401);
  });
});
