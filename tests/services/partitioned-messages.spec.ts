import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { message_variants, messages, users } from '#db/schema/index.ts';
import type { Chat } from '#features/chat/contract.ts';
import { createTestApp, expectJson, type TestApp, type TestClient } from '../helpers/app.ts';
import { sendMessage, startChat } from '../helpers/chats.ts';
import { testDatabaseUrl } from '../helpers/environment.ts';
import { databaseUrl } from '../helpers/template.ts';

if (!testDatabaseUrl)
  throw new Error('Run these tests with `npm run test:services`, which starts PostgreSQL.');

const RECIPE = readFileSync('deploy/postgres/partition-messages.sql', 'utf8');

let app: TestApp;
let client: TestClient;
let chat: Chat;

beforeAll(async () => {
  app = await createTestApp();
  ({ client, chat } = await startChat(app));
});
afterAll(() => app?.close());

async function runRecipe(): Promise<void> {
  const { rows } = await app.ctx.database.pool.query<{ name: string }>(
    'SELECT current_database() AS name',
  );
  const own = new Client({ connectionString: databaseUrl(testDatabaseUrl!, rows[0]!.name) });
  await own.connect();
  await own.query(RECIPE);
  await own.end();
}

const readChat = () => expectJson<Chat>(client.get(`/chat/${chat.id}?limit=50`));

/** Sends a message and waits for its reply. */
async function sayAndHear(content: string): Promise<string> {
  const { reply_id } = await sendMessage(client, chat.id, content);
  await expect
    .poll(async () => (await readChat()).messages.find(({ id }) => id === reply_id)?.status)
    .toBe('done');
  return reply_id!;
}

async function readPlacement(): Promise<Record<string, number>> {
  const { rows } = await app.ctx.database.pool.query<{ part: string; count: number }>(
    'SELECT tableoid::regclass::text AS part, count(*)::int AS count FROM messages GROUP BY 1',
  );
  return Object.fromEntries(rows.map(({ part, count }) => [part, count]));
}

test('after the recipe a chat continues, and its earlier messages are there', async () => {
  await sayAndHear('Before the months');
  await runRecipe();
  await sayAndHear('After it');
  const texts = (await readChat()).messages.map(({ content }) => content);
  expect(texts).toEqual(expect.arrayContaining(['Before the months', 'After it']));
  expect(Object.keys(await readPlacement())).toEqual(['messages_first']);
});

test('a message of a later month is in that month’s partition, and its variants refer to it', async () => {
  const next = new Date();
  next.setUTCMonth(next.getUTCMonth() + 1, 15);
  const id = `${next.getTime().toString(16).padStart(12, '0')}`.replace(
    /^(.{8})(.{4})$/,
    '$1-$2-7000-8000-000000000001',
  );
  const row = { id, chat_id: chat.id, sender: 'user', content: 'Later', rev: 99 } as const;
  await app.ctx.db.insert(messages).values({ ...row, created_at: next });
  await app.ctx.db
    .insert(message_variants)
    .values({ message_id: id, position: 0, content: 'Later', status: 'done' });
  const month = `messages_${next.getUTCFullYear()}_${String(next.getUTCMonth() + 1).padStart(2, '0')}`;
  expect((await readPlacement())[month]).toBe(1);
  await app.ctx.db.delete(messages).where(eq(messages.id, id));
  expect(await app.ctx.db.$count(message_variants)).toBe(0);
});

test('the messages of an erased user are deleted', async () => {
  await app.ctx.db.delete(users).where(eq(users.id, client.user.id));
  expect(await readPlacement()).toEqual({});
});
