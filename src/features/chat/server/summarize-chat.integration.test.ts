import { and, asc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chats, memories, messages } from '#db/schema/index.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { makeCharacter, makeUser } from '#tests/helpers/factories.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';
import { loadReplyContext } from './load-reply-context.ts';
import { moveWindow } from './prompt-window.ts';
import { buildReplyPrompt } from './stream-reply-text.ts';
import { summarizeChat } from './summarize-chat.ts';

const manual = createManualEngine();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ text: manual.engine });
});
afterAll(() => app.close());

/** Makes a message of about sixty tokens. */
const LONG = ` ${'They talked and laughed. '.repeat(8)}`;

interface Turn {
  asked: string;
  reply: string;
}

/** A chat with `finished` turns, and `queued` ones whose replies are pending. */
async function makeChat(
  finished: number,
  queued: number,
  more = '',
): Promise<{ id: string; turns: Turn[] }> {
  const { db } = app.ctx;
  const [user, character] = [await makeUser(db), await makeCharacter(db)];
  const id = newId();
  await db.insert(chats).values({ id, user_id: user.id, character_id: character.id });
  const turns: Turn[] = [];
  const asked: (typeof messages.$inferInsert)[] = [];
  const replies: (typeof messages.$inferInsert)[] = [];
  for (let number = 0; number < finished + queued; number += 1) {
    const turn = { asked: newId(), reply: newId() };
    const common = { chat_id: id, rev: number, created_at: new Date() };
    const isPending = number >= finished;
    asked.push({
      ...common,
      id: turn.asked,
      sender: 'user',
      content: `Question ${number}.${more}`,
    });
    replies.push({
      ...common,
      id: turn.reply,
      sender: 'character',
      content: isPending ? '' : `Answer ${number}.${more}`,
      status: isPending ? 'pending' : 'done',
      reply_to: turn.asked,
    });
    turns.push(turn);
  }
  await db.insert(messages).values([...asked, ...replies]);
  return { id, turns };
}

const historyFor = async (chatId: string, replyId: string) =>
  (await loadReplyContext(app.ctx, chatId, replyId))!.history.map(({ content }) => content);

const summariesOf = (chatId: string) =>
  app.ctx.db
    .select()
    .from(memories)
    .where(and(eq(memories.chat_id, chatId), isNull(memories.replaced_by)))
    .orderBy(asc(memories.from_message_id));

/** One wait at a time: an abandoned wait would still consume the next call. */
let upcoming = manual.nextCall();
async function callOf(done: Promise<void>) {
  const call = await Promise.race([upcoming, done]);
  if (call) upcoming = manual.nextCall();
  return call;
}

/** Runs the job; each call of the engine gets the next text. Returns the prompts. */
const summarizeAll = (chatId: string, texts: (call: number) => string): Promise<string[]> =>
  finishWith(summarizeChat(app.ctx, { chat_id: chatId }), texts);

async function finishWith(done: Promise<void>, texts: (call: number) => string): Promise<string[]> {
  const asked: string[] = [];
  for (;;) {
    const call = await callOf(done);
    if (!call) return asked;
    call.send(texts(asked.length));
    call.finish();
    asked.push(call.texts.join('\n'));
  }
}

test('turns that soon no longer fit become summaries; the newest are kept in full', async () => {
  const { id, turns } = await makeChat(60, 0, LONG);
  const asked = await summarizeAll(id, (call) => `They spoke of matter ${call}.`);
  expect(asked[0]).toContain('Question 0.');
  const summaries = await summariesOf(id);
  expect(summaries[0]).toMatchObject({
    kind: 'summary',
    content: 'They spoke of matter 0.',
    from_message_id: turns[0]!.asked,
  });
  const upto = summaries.at(-1)!.upto_message_id!;
  expect(upto > turns[20]!.asked && upto < turns[50]!.asked).toBe(true);
  // Each part begins after the previous one, and its prompt includes that summary.
  for (const [at, { from_message_id }] of summaries.entries())
    if (at > 0) expect(from_message_id! > summaries[at - 1]!.upto_message_id!).toBe(true);
  expect(asked[1]).toContain('They spoke of matter 0.');
});

test('a chat that fits is not summarized', async () => {
  const { id } = await makeChat(60, 0);
  expect(await summarizeAll(id, () => 'They talked.')).toEqual([]);
});

test('a summary that moderation rejects is stored empty, and is not requested again', async () => {
  const { id } = await makeChat(60, 0, LONG);
  await summarizeAll(id, () => 'They talked. She is fifteen years old and his girlfriend.');
  const summaries = await summariesOf(id);
  expect(new Set(summaries.map(({ content }) => content))).toEqual(new Set(['']));
  expect(await summarizeAll(id, () => 'Again.')).toEqual([]);
});

test('a message that is edited meanwhile is summarized again', async () => {
  const { id, turns } = await makeChat(60, 0, LONG);
  const done = summarizeChat(app.ctx, { chat_id: id });
  const call = (await callOf(done))!;
  await app.ctx.db
    .update(messages)
    .set({ content: 'Something else.', rev: 900 })
    .where(eq(messages.id, turns[1]!.asked));
  call.send('Out of date.');
  call.finish();
  // The job starts over at once, with the new text.
  const again = (await callOf(done))!;
  expect(again.texts.join()).toContain('Something else.');
  again.send('Summary 0.');
  again.finish();
  await finishWith(done, () => 'Another.');
  const summaries = await summariesOf(id);
  expect(summaries[0]!.content).toBe('Summary 0.');
});

test('summaries that are too long together are merged, oldest first', async () => {
  const { id } = await makeChat(250, 0, LONG);
  const long = (call: number) => `Matter ${call}. ${'They talked and laughed. '.repeat(9)}`;
  for (let job = 0; job < 3; job++) await summarizeAll(id, long);
  const summaries = await summariesOf(id);
  expect(summaries[0]!.level).toBeGreaterThan(0);
  expect(summaries.at(-1)!.level).toBe(0);
  const context = (await loadReplyContext(app.ctx, id, newId()))!;
  expect(context.summaries.map((one) => one.id)).toEqual(summaries.map((one) => one.id));
});

test('a reply stores where its prompt began, and the next one reads from there', async () => {
  const { id } = await makeChat(200, 0, LONG);
  const before = (await loadReplyContext(app.ctx, id, newId()))!;
  expect(before.isWhole).toBe(true);
  const { history_start: start } = buildReplyPrompt(
    app.ctx,
    { id: newId(), variant_index: 0 },
    before,
  );
  const window = moveWindow(app.ctx, before, { start, count: 1, estimated: 0, counted: null });
  await app.ctx.db.update(chats).set(window!).where(eq(chats.id, id));
  const after = (await loadReplyContext(app.ctx, id, newId()))!;
  expect(after.isWhole).toBe(false);
  expect(after.history[0]!.id).toBe(start);
  expect(
    moveWindow(app.ctx, after, { start, count: 1, estimated: 0, counted: null }),
  ).toBeUndefined();
  // Another context size starts over from the first message.
  const larger = { ...app.ctx, text: { ...app.ctx.text, contextTokens: 32_768 } };
  expect((await loadReplyContext(larger, id, newId()))!.isWhole).toBe(true);
});

test('finished pictures are described in words, failed ones are omitted', async () => {
  const { id, turns } = await makeChat(60, 0, LONG);
  const { db } = app.ctx;
  const common = { chat_id: id, rev: 1, created_at: new Date(), sender: 'character' } as const;
  // Next to the third reply, at an id that no other message has.
  const taken = new Set(turns.flatMap(({ asked, reply }) => [asked, reply]));
  const free = Array.from(
    { length: 256 },
    (_, at) => turns[2]!.reply.slice(0, -2) + at.toString(16).padStart(2, '0'),
  ).filter((each) => !taken.has(each));
  const pictures = (['done', 'stopped', 'failed', 'making'] as const).map((status, at) => ({
    ...common,
    id: free[at]!,
    content: `a picture that is ${status}`,
    content_type: 'image' as const,
    status,
    reply_to: turns[at]!.asked,
  }));
  await db.insert(messages).values(pictures);
  const history = await historyFor(id, newId());
  expect(history.filter((words) => words.startsWith('a picture'))).toEqual([
    'a picture that is done',
  ]);
  const [asked] = await summarizeAll(id, () => 'They talked, and a picture was sent.');
  expect(asked).toContain('[[picture: a picture that is done]]');
  expect(asked).not.toMatch(/picture that is (?:stopped|failed|making)/);
});

test('a turn with a pending reply is never summarized, however many are queued', async () => {
  const { id, turns } = await makeChat(40, 40, LONG);
  await summarizeAll(id, () => 'They asked and answered.');
  const summaries = await summariesOf(id);
  expect(summaries.length).toBeGreaterThan(0);
  expect(summaries.at(-1)!.upto_message_id! < turns[40]!.asked).toBe(true);
  for (const number of [40, 60, 79])
    expect(await historyFor(id, turns[number]!.reply)).toContain(`Question ${number}.${LONG}`);
});
