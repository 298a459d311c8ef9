import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { chats, memories } from '#db/schema/index.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { makeCharacter, makeUser } from '#tests/helpers/factories.ts';
import { offersVectors } from '#tests/helpers/plain-user.ts';
import {
  startEmbeddingsStandIn,
  type EmbeddingsStandIn,
} from '#tests/stand-ins/openai-embeddings.ts';
import { embedMemories } from './embed-memories.ts';
import { findSimilar } from './find-similar.ts';
import { retrieveMemories } from './retrieve-memories.ts';

let server: EmbeddingsStandIn;
let app: TestApp;
/** PostgreSQL has pgvector only where it was installed. */
let hasVectors = false;

beforeAll(async () => {
  server = await startEmbeddingsStandIn({
    meanings: [
      ['animal', 'dog', 'pet'],
      ['profession', 'work', 'nurse'],
    ],
  });
  app = await createTestApp({
    env: { EMBEDDING_BASE_URL: server.base_url, EMBEDDING_MODEL: 'embedder' },
  });
  hasVectors = await offersVectors(app.ctx.database);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

let chatId: string;
beforeEach(async () => {
  const { db } = app.ctx;
  chatId = newId();
  const [user, character] = [await makeUser(db), await makeCharacter(db)];
  await db.insert(chats).values({ id: chatId, user_id: user.id, character_id: character.id });
  for (const content of ['Sam has a dog named Rex.', 'Sam is a nurse.', 'Sam sails on Sundays.'])
    await db.insert(memories).values({ id: newId(), chat_id: chatId, kind: 'learned', content });
  await embedMemories(app.ctx, { chat_id: chatId });
});

const ask = async (said: string) =>
  (await retrieveMemories(app.ctx, { chatId, beforeId: newId(), said })).retrieved[0];

test('vectors are used if the server has pgvector', () => {
  expect(app.ctx.embedding.kind).toBe(hasVectors ? 'openai_compatible' : 'none');
});

test('a fact is found by its meaning, without a word in common', async ({ skip }) => {
  if (!hasVectors) skip();
  expect(await ask('Which animal lives with me?')).toBe('Sam has a dog named Rex.');
  expect(await ask('Do you recall my profession?')).toBe('Sam is a nurse.');
});

test('a fact that is embedded is not embedded again until its wording changes', async ({
  skip,
}) => {
  if (!hasVectors) skip();
  const before = server.embedded.length;
  await embedMemories(app.ctx, { chat_id: chatId });
  expect(server.embedded).toHaveLength(before);
  await app.ctx.db
    .update(memories)
    .set({ content: 'Sam has a pet named Luna.' })
    .where(sql`chat_id = ${chatId} AND content LIKE '%Rex%'`);
  // Its old vector has another wording and no longer counts.
  expect(
    (await findSimilar(app.ctx, { chatId, beforeId: newId(), said: 'animal' })).map(
      ({ content }) => content,
    ),
  ).not.toContain('Sam has a pet named Luna.');
  await embedMemories(app.ctx, { chat_id: chatId });
  expect(server.embedded.at(-1)).toBe('Sam has a pet named Luna.');
  expect(await ask('Which animal lives with me?')).toBe('Sam has a pet named Luna.');
});

test('vectors of another chat or user are not found, and are deleted with their memory', async ({
  skip,
}) => {
  if (!hasVectors) skip();
  const stranger = await makeUser(app.ctx.db);
  const query = { chatId, beforeId: newId(), said: 'pet' };
  expect(await findSimilar(app.ctx, { ...query, ownerId: stranger.id })).toEqual([]);
  expect(await findSimilar(app.ctx, { ...query, chatId: newId() })).toEqual([]);
  await app.ctx.db.delete(memories).where(eq(memories.chat_id, chatId));
  expect(await findSimilar(app.ctx, query)).toEqual([]);
});

test('when the server fails, only full text is used, and the server is not called for a while', async ({
  skip,
}) => {
  if (!hasVectors) skip();
  server.fail({ kind: 'status', status: 503 });
  const calls = server.requestLines.length;
  expect(await ask('Tell me about the nurse')).toBe('Sam is a nurse.');
  expect(await ask('Tell me about the dog')).toBe('Sam has a dog named Rex.');
  expect(server.requestLines).toHaveLength(calls + 1);
});

test('a fact that is added is embedded in the background', async () => {
  const client = await app.signIn();
  const { slug } = await makeCharacter(app.ctx.db);
  const chat = (await (await client.get(`/chat/character/${slug}`)).json()) as { id: string };
  const { chatJobs } = await import('../job-handlers.ts');
  await app.ctx.jobs.work(
    app.ctx,
    chatJobs.filter(({ settings }) => settings.name === 'chat.embed-memories'),
  );
  const added = await client.post(`/chat/${chat.id}/memories`, { content: 'I sing in a choir' });
  expect(added.status).toBe(201);
  if (!hasVectors) return;
  await vi.waitFor(() => expect(server.embedded).toContain('I sing in a choir'), 20_000);
});
