import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chats, messages } from '#db/schema/index.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { makeCharacter, makeUser } from '#tests/helpers/factories.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';
import { loadReplyContext } from './load-reply-context.ts';
import { summarizeChat } from './summarize-chat.ts';

const manual = createManualEngine();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ text: manual.engine });
});
afterAll(() => app.close());

interface Turn {
  asked: string;
  reply: string;
}

/** A chat with `finished` turns, and `queued` ones whose replies are pending. */
async function makeChat(finished: number, queued: number): Promise<{ id: string; turns: Turn[] }> {
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
    const isOwed = number >= finished;
    asked.push({ ...common, id: turn.asked, sender: 'user', content: `Question ${number}.` });
    replies.push({
      ...common,
      id: turn.reply,
      sender: 'character',
      content: isOwed ? '' : `Answer ${number}.`,
      status: isOwed ? 'pending' : 'done',
      reply_to: turn.asked,
    });
    turns.push(turn);
  }
  await db.insert(messages).values([...asked, ...replies]);
  return { id, turns };
}

const historyFor = async (chatId: string, replyId: string) =>
  (await loadReplyContext(app.ctx, chatId, replyId))!.history.map(({ content }) => content);

async function summarize(chatId: string, text: string): Promise<string> {
  const done = summarizeChat(app.ctx, { chat_id: chatId });
  const call = await Promise.race([manual.nextCall(), done]);
  if (!call) return '';
  call.send(text);
  call.finish();
  await done;
  return call.texts.join('\n');
}

test('the oldest turns become the summary, the newest twenty messages stay verbatim', async () => {
  const { id, turns } = await makeChat(30, 0);
  const asked = await summarize(id, 'They asked and answered.');
  expect(asked).toContain('Question 0.');
  expect(asked).not.toContain('Question 20.');
  const [chat] = await app.ctx.db.select().from(chats).where(eq(chats.id, id));
  expect(chat).toMatchObject({
    summary: 'They asked and answered.',
    summary_upto: turns[19]!.reply,
  });
  expect(await historyFor(id, newId())).toHaveLength(20);
});

test('a summary that moderation refuses is not stored', async () => {
  const { id } = await makeChat(30, 0);
  await summarize(id, 'They talked. She is fifteen years old and his girlfriend.');
  const [chat] = await app.ctx.db.select().from(chats).where(eq(chats.id, id));
  expect(chat).toMatchObject({ summary: '', summary_upto: null });
});

test('finished pictures are described in words, failed ones are omitted', async () => {
  const { id, turns } = await makeChat(25, 0);
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
  const asked = await summarize(id, 'They talked, and a picture was sent.');
  expect(asked).toContain('[[picture: a picture that is done]]');
  expect(asked).not.toMatch(/picture that is (?:stopped|failed|making)/);
});

test('a turn with a pending reply is never summarized, however many are queued', async () => {
  const { id, turns } = await makeChat(15, 40);
  await summarize(id, 'They asked and answered.');
  for (const number of [15, 30, 54])
    expect(await historyFor(id, turns[number]!.reply)).toContain(`Question ${number}.`);
});
