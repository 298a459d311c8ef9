import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#db/schema/index.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, expectJson, type TestApp, type TestClient } from '#tests/helpers/app.ts';
import { startChat } from '#tests/helpers/chats.ts';
import type { Chat } from '../contract.ts';

let app: TestApp;
let client: TestClient;
let chat: Chat;
/** All ids of the chat, oldest first. */
const ids: string[] = [];

beforeAll(async () => {
  app = await createTestApp();
  ({ client, chat } = await startChat(app));
  for (let at = 0; at < 2500; at += 1) ids.push(newId());
  await app.ctx.db.insert(messages).values(
    ids.map((id, at) => ({
      id,
      chat_id: chat.id,
      sender: 'user' as const,
      content: `Line ${at}`,
      rev: 1,
      created_at: new Date(),
    })),
  );
});
afterAll(() => app.close());

const read = (query: string) => expectJson<Chat>(client.get(`/chat/${chat.id}?${query}`));
const idsOf = (page: Chat) => page.messages.map(({ id }) => id);

describe('a page around a message', () => {
  it('is centered on the message, even an old one', async () => {
    const page = await read(`limit=10&around=${ids[100]}`);
    expect(idsOf(page)).toEqual(ids.slice(95, 105));
    expect(page.next_cursor).not.toBeNull();
    expect(page.newer_cursor).not.toBeNull();
  });

  it('continues to both ends without a gap or a repeated message', async () => {
    const start = await read(`limit=200&around=${ids[1250]}`);
    const all = idsOf(start);
    for (let at = start.next_cursor; at !== null;) {
      const page = await read(`limit=200&cursor=${at}`);
      all.unshift(...idsOf(page));
      at = page.next_cursor;
    }
    for (let at = start.newer_cursor; at !== null;) {
      const page = await read(`limit=200&cursor=${at}`);
      all.push(...idsOf(page));
      at = page.newer_cursor;
    }
    expect(all).toEqual(ids);
  });

  it('ends where the chat does', async () => {
    const first = await read(`limit=10&around=${ids[0]}`);
    expect(idsOf(first)).toEqual(ids.slice(0, 5));
    expect(first.next_cursor).toBeNull();
    const last = await read(`limit=10&around=${ids.at(-1)}`);
    expect(idsOf(last)).toEqual(ids.slice(-6));
    expect(last.newer_cursor).toBeNull();
  });

  it('cannot be read around a message of another chat', async () => {
    expect((await client.get(`/chat/${chat.id}?around=${newId()}`)).status).toBe(404);
  });
});

describe('an adjacent page', () => {
  it('has cursors in both directions, except that the newest page has no newer one', async () => {
    const newest = await read('limit=10');
    expect(newest.newer_cursor).toBeNull();
    const older = await read(`limit=10&cursor=${newest.next_cursor}`);
    expect(idsOf(older)).toEqual(ids.slice(-20, -10));
    expect(idsOf(await read(`limit=10&cursor=${older.newer_cursor}`))).toEqual(ids.slice(-10));
    expect((await read('limit=10&skip=10')).newer_cursor).toBe(older.newer_cursor);
  });

  it('cannot be read with the cursor of another chat', async () => {
    const other = await startChat(app);
    const { newer_cursor } = await read(`limit=10&around=${ids[100]}`);
    expect((await other.client.get(`/chat/${other.chat.id}?cursor=${newer_cursor}`)).status).toBe(
      422,
    );
  });
});
