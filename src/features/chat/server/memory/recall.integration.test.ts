import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { chats, memories } from '#db/schema/index.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, expectJson, type TestApp, type TestClient } from '#tests/helpers/app.ts';
import { openChat, sendMessage } from '#tests/helpers/chats.ts';
import { makeCharacter, makeUser } from '#tests/helpers/factories.ts';
import { createFactEngine } from '#tests/helpers/fact-engine.ts';
import { QUESTIONS, REJECTED, SCRIPT, STATED } from '#tests/helpers/recall-script.ts';
import { chatJobs } from '../job-handlers.ts';
import type { MemoryList } from '../../contract-memories.ts';
import { retrieveMemories } from './retrieve-memories.ts';

const facts = createFactEngine(STATED);
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    text: facts.engine,
    env: { MEMORY_EVERY: '2', FREE_DAILY_MESSAGES: '1000' },
  });
  const learning = chatJobs.filter(({ settings }) => settings.name === 'chat.learn-facts');
  await app.ctx.jobs.work(app.ctx, learning);
});
afterAll(() => app.close());

const learnedUpto = async (chatId: string) => {
  const [chat] = await app.ctx.db.select().from(chats).where(eq(chats.id, chatId));
  return chat!.learned_upto;
};
const waitUntilLearned = (chatId: string, messageId: string) =>
  vi.waitFor(async () => expect(await learnedUpto(chatId)).toBe(messageId), {
    timeout: 20_000,
    interval: 20,
  });

const ask = (chatId: string, said: string) =>
  retrieveMemories(app.ctx, { chatId, beforeId: newId(), said });

/** Plays the script. @returns the chat's id */
async function play(client: TestClient, slug: string): Promise<string> {
  const { id } = await openChat(client, slug);
  for (const { says, replies = 'I see.', rejected } of SCRIPT) {
    facts.replies.push(rejected ?? replies);
    const { reply_id } = await sendMessage(client, id, says);
    await waitUntilLearned(id, reply_id!);
    if (rejected === undefined) continue;
    facts.replies.push(replies);
    await expectJson(client.post(`/chat/${id}/messages/${reply_id}/regenerate`));
    await waitUntilLearned(id, reply_id!);
  }
  return id;
}

describe('a chat of sixty messages', () => {
  let chatId: string;
  let client: TestClient;
  beforeAll(async () => {
    client = await app.signIn({ full_name: 'Sam Reader' });
    chatId = await play(client, (await makeCharacter(app.ctx.db, { name: 'Clara Hill' })).slug);
  }, 120_000);

  test('recalls the right fact among the first three for at least 23 of 25 questions', async () => {
    const missed: string[] = [];
    for (const { question, fact, outdated } of QUESTIONS) {
      const { retrieved } = await ask(chatId, question);
      if (!retrieved.slice(0, 3).includes(fact)) missed.push(question);
      expect(retrieved).not.toContain(outdated);
    }
    expect(QUESTIONS).toHaveLength(25);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(2);
  });

  test('recalls nothing of the replies that were regenerated away', async () => {
    for (const rejected of REJECTED)
      expect((await ask(chatId, rejected)).retrieved).not.toContain(rejected);
    const stored = await app.ctx.db.select().from(memories).where(eq(memories.chat_id, chatId));
    expect(stored.filter(({ content }) => REJECTED.includes(content))).toEqual([]);
    // They must have been learned first, or this test would prove nothing.
    const asked = facts.asked.join('\n');
    for (const statement of STATED.slice(-5).map((one) => one.statement))
      expect(asked).toContain(statement);
  });

  test('keeps corrected facts as history', async () => {
    const { data } = await expectJson<MemoryList>(
      client.get(`/chat/${chatId}/memories?limit=200&q=dog`),
    );
    expect(data.find(({ content }) => content.includes('Rex'))!.history).toMatchObject([
      { content: 'Sam’s dog is called Biscuit.' },
    ]);
    expect(data.some(({ content }) => content.includes('Biscuit'))).toBe(false);
  });

  test('another chat with the same character does not know it', async () => {
    const other = await app.signIn();
    const [chat] = await app.ctx.db.select().from(chats).where(eq(chats.id, chatId));
    const id = newId();
    await app.ctx.db.insert(chats).values({
      id,
      user_id: other.user.id,
      character_id: chat!.character_id,
    });
    expect(await ask(id, 'What is my dog called?')).toEqual({ pinned: [], retrieved: [] });
    expect((await other.get(`/chat/${chatId}/memories`)).status).toBe(404);
  });
});

const WORDS = ['dog', 'sister', 'Porto', 'coffee', 'nurse', 'sail', 'name', 'October', 'called'];
const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 });

test('memories never cross chats or users, and replaced or forgotten ones are never returned', async () => {
  const { db } = app.ctx;
  const character = await makeCharacter(db);
  const owners = await Promise.all([makeUser(db), makeUser(db), makeUser(db)]);
  const fact = fc.record({
    at: fc.nat(2),
    words,
    state: fc.constantFrom('active', 'active', 'pinned', 'forgotten', 'replaced'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(fact, { maxLength: 25 }), words, async (given, query) => {
      const ids = owners.map(() => newId());
      await db.insert(chats).values(
        owners.map(({ id }, at) => ({
          id: ids[at]!,
          user_id: id,
          character_id: character.id,
          is_main: false,
        })),
      );
      const holder = newId();
      const rows = given.map(({ at, words: said, state }, number) => ({
        id: newId(),
        chat_id: ids[at]!,
        kind: state === 'pinned' ? ('pinned' as const) : ('learned' as const),
        content: `${number} of ${at}: ${said.join(' ')}`,
        forgotten_at: state === 'forgotten' ? new Date() : null,
        replaced_by: state === 'replaced' ? holder : null,
      }));
      await db
        .insert(memories)
        .values([{ id: holder, chat_id: ids[0]!, kind: 'summary', content: 'They met.' }, ...rows]);
      const expected = (at: number, kind: string) =>
        rows
          .filter((row) => row.chat_id === ids[at] && row.kind === kind)
          .filter((row) => !row.forgotten_at && !row.replaced_by)
          .map(({ content }) => content)
          .toSorted();
      for (const [at, chatId] of ids.entries()) {
        const asked = { chatId, beforeId: newId(), said: query.join(' '), limit: 50 };
        const own = await retrieveMemories(app.ctx, { ...asked, ownerId: owners[at]!.id });
        expect(own.retrieved.toSorted()).toEqual(expected(at, 'learned'));
        expect(own.pinned.toSorted()).toEqual(expected(at, 'pinned'));
        const other = owners[(at + 1) % 3]!.id;
        expect(await retrieveMemories(app.ctx, { ...asked, ownerId: other })).toEqual({
          pinned: [],
          retrieved: [],
        });
      }
    }),
    { numRuns: 40 },
  );
});

test('a chat with shared memory uses facts of the user’s other chats with the character, and nothing else', async () => {
  const { db } = app.ctx;
  const [{ id: me }, { id: stranger }] = await Promise.all([makeUser(db), makeUser(db)]);
  const [clara, marek] = await Promise.all([makeCharacter(db), makeCharacter(db)]);
  const place = (user_id: string, character_id: string, more: object = {}) => ({
    id: newId(),
    user_id,
    character_id,
    is_main: false,
    ...more,
  });
  const fact = (chat_id: string, kind: 'learned' | 'pinned', content: string) => ({
    id: newId(),
    chat_id,
    kind,
    content,
  });
  const curious = place(me, clara.id, { recalls_other_chats: true });
  const silent = place(me, clara.id);
  const others = {
    silent,
    removed: place(me, clara.id, { removed_at: new Date() }),
    marek: place(me, marek.id),
    stranger: place(stranger, clara.id, { recalls_other_chats: true }),
  };
  await db.insert(chats).values([curious, ...Object.values(others)]);
  await db
    .insert(memories)
    .values(
      Object.entries({ curious, ...others }).flatMap(([name, { id }]) => [
        fact(id, 'learned', `The dog of ${name} is called Rex.`),
        fact(id, 'pinned', `Pinned in ${name}.`),
      ]),
    );
  const known = async ({ id }: { id: string }, ownerId: string) => {
    const asked = { chatId: id, beforeId: newId(), said: 'What is my dog called?', ownerId };
    const { pinned, retrieved } = await retrieveMemories(app.ctx, asked);
    return [...pinned, ...retrieved].toSorted();
  };
  const factsOf = (...names: string[]) =>
    names.flatMap((name) => [`Pinned in ${name}.`, `The dog of ${name} is called Rex.`]).toSorted();
  expect(await known(curious, me)).toEqual(factsOf('curious', 'silent'));
  expect(await known(silent, me)).toEqual(factsOf('silent'));
  expect(await known(others.stranger, stranger)).toEqual(factsOf('stranger'));
  expect(await known(curious, stranger)).toEqual([]);
  expect(await known(others.removed, me)).toEqual([]);
});

test('misspelled words and odd characters are searched for too', async () => {
  const { db } = app.ctx;
  const id = newId();
  await db.insert(chats).values({
    id,
    user_id: (await makeUser(db)).id,
    character_id: (await makeCharacter(db)).id,
  });
  const contents = ['Sam’s sister is a pilot.', 'Sam’s uncle is a baker.', 'Sam likes rain.'];
  await db
    .insert(memories)
    .values(
      contents.map((content) => ({ id: newId(), chat_id: id, kind: 'learned' as const, content })),
    );
  expect((await ask(id, 'what does my sistr do')).retrieved[0]).toBe(contents[0]);
  for (const odd of ["'; \\ '' & | ! <-> :* (", '', '\\', "it's a ' quote \\' baker"])
    expect((await ask(id, odd)).retrieved).toHaveLength(3);
});
