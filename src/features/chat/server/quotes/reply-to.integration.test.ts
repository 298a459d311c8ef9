import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chats, messages } from '#db/schema/index.ts';
import { createTestApp, expectJson, type TestApp, type TestClient } from '#tests/helpers/app.ts';
import { followEvents, startChat } from '#tests/helpers/chats.ts';
import { createManualEngine, type EngineCall } from '#tests/helpers/manual-engine.ts';
import { newId } from '#shared/ids.ts';
import type { Chat } from '../../contract.ts';
import type { Message, SentMessage } from '../../contract-messages.ts';
import { chatExport } from '../personal-data.ts';

const manual = createManualEngine();
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ text: manual.engine, env: { FREE_DAILY_MESSAGES: '1000' } });
});
afterAll(() => app.close());

const read = (client: TestClient, id: string) =>
  expectJson<Chat>(client.get(`/chat/${id}?limit=100`));
const post = (client: TestClient, id: string, body: object, headers?: Record<string, string>) =>
  client.post(`/chat/${id}/messages`, body, headers);

/** Sends a message, has it answered, and returns both with the engine's call. */
async function talk(client: TestClient, id: string, body: object, reply: string) {
  const sent = await expectJson<SentMessage>(post(client, id, body));
  const call = await answerNext(client, id, reply);
  return { sent, call };
}

async function answerNext(client: TestClient, id: string, reply: string): Promise<EngineCall> {
  const call = await manual.nextCall();
  call.send(reply);
  call.finish();
  await expect
    .poll(async () => (await read(client, id)).messages.at(-1))
    .toMatchObject({ content: reply, status: 'done' });
  return call;
}

/** A chat with a turn: [notice, question, reply]. */
async function startTalk() {
  const { client, chat } = await startChat(app);
  await talk(client, chat.id, { content: 'Shall we sail?' }, 'Only at night.');
  const [notice, question, reply] = (await read(client, chat.id)).messages as [
    Message,
    Message,
    Message,
  ];
  return { client, chatId: chat.id, notice, question, reply };
}

const QUOTE = '[Answers your message: “Only at night.”]\nWhy not by day?';
const lastUserTurn = (call: EngineCall) => call.texts.findLast((text) => text.includes('by day'));

async function exportedLines(userId: string, chatId: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const { path, content } of chatExport.files(app.ctx, userId, () => undefined))
    if (path.includes(chatId)) for await (const line of content) lines.push(String(line));
  return lines;
}

describe('a message that answers a particular one', () => {
  it('quotes it for all readers and for the model', async () => {
    const { client, chatId, reply } = await startTalk();
    const { event_id } = await read(client, chatId);
    const events = await followEvents(client, chatId, event_id);
    const reply_to = {
      id: reply.id,
      sender: 'character',
      speaker: null,
      excerpt: 'Only at night.',
    };
    const { sent, call } = await talk(
      client,
      chatId,
      { content: 'Why not by day?', reply_to_id: reply.id },
      'The sun is loud.',
    );
    expect(sent).toMatchObject({ content: 'Why not by day?', reply_to });
    expect(lastUserTurn(call)).toBe(QUOTE);
    const seen = await events.waitFor(
      (event) => event.event === 'message' && event.data.message?.id === sent.id,
    );
    expect(seen.data.message).toMatchObject({ reply_to });
    await events.close();
    const shown = (await read(client, chatId)).messages;
    expect(shown.find(({ id }) => id === sent.id)).toMatchObject({ reply_to });
    expect(shown.filter(({ reply_to: quote }) => quote)).toHaveLength(1);
  });

  it('is sent once with its key, which cannot be reused for another message', async () => {
    const { client, chatId, question, reply } = await startTalk();
    const key = { 'idempotency-key': newId() };
    const body = { content: 'Why not by day?', reply_to_id: reply.id };
    const first = await expectJson<SentMessage>(post(client, chatId, body, key));
    const again = await expectJson<SentMessage>(post(client, chatId, body, key));
    expect(again).toEqual(first);
    const other = await post(client, chatId, { ...body, reply_to_id: question.id }, key);
    expect(other.status).toBe(409);
    await answerNext(client, chatId, 'The sun is loud.');
  });

  it('keeps its quote when it is edited and when the reply is regenerated', async () => {
    const { client, chatId, reply } = await startTalk();
    const { sent } = await talk(
      client,
      chatId,
      { content: 'Why by day?', reply_to_id: reply.id },
      'Hm.',
    );
    const at = `/chat/${chatId}/messages`;
    const edited = await expectJson<Message>(
      client.patch(`${at}/${sent.id}`, { content: 'Why not by day?' }),
    );
    expect(edited.reply_to?.id).toBe(reply.id);
    expect(lastUserTurn(await answerNext(client, chatId, 'The sun is loud.'))).toBe(QUOTE);
    const last = (await read(client, chatId)).messages.at(-1)!;
    await expectJson(client.post(`${at}/${last.id}/regenerate`));
    expect(lastUserTurn(await answerNext(client, chatId, 'The light is loud.'))).toBe(QUOTE);
  });

  it('shows the original as it is now: edited, then deleted', async () => {
    const { client, chatId, question } = await startTalk();
    const { sent } = await talk(
      client,
      chatId,
      { content: 'I asked that by day', reply_to_id: question.id },
      'You did.',
    );
    const quoteNow = async () =>
      (await read(client, chatId)).messages.find(({ id }) => id === sent.id)?.reply_to;
    expect(await quoteNow()).toMatchObject({ sender: 'user', excerpt: 'Shall we sail?' });
    const at = `/chat/${chatId}/messages/${question.id}`;
    await expectJson(client.patch(at, { content: `Shall we row ${'far and '.repeat(40)}` }));
    expect((await quoteNow())?.excerpt).toMatch(/^Shall we row far and .{100,140}…$/);
    expect((await client.delete(at)).status).toBe(204);
    expect(await quoteNow()).toEqual({
      id: question.id,
      sender: null,
      speaker: null,
      excerpt: null,
    });
    // The model gets nothing about the deleted message.
    const { call } = await talk(client, chatId, { content: 'Never mind' }, 'As you like.');
    expect(lastUserTurn(call)).toBe('I asked that by day');
  });

  it('is copied to a branch, which quotes its own copy', async () => {
    const { client, chatId, reply } = await startTalk();
    const { sent } = await talk(
      client,
      chatId,
      { content: 'Why not by day?', reply_to_id: reply.id },
      'The sun is loud.',
    );
    const branch = await expectJson<Chat>(
      client.post(`/chat/${chatId}/branch`, { message_id: sent.id }),
    );
    const [original, answer] = branch.messages.slice(-2) as [Message, Message];
    expect(original.content).toBe('Only at night.');
    expect(answer.reply_to).toEqual({
      id: original.id,
      sender: 'character',
      speaker: null,
      excerpt: 'Only at night.',
    });
    const [row] = await app.ctx.db.select().from(chats).where(eq(chats.id, branch.id));
    const lines = await exportedLines(row!.user_id, branch.id);
    expect(lines.find((line) => line.includes(answer.id))).toContain(
      `"reply_to_id":"${original.id}"`,
    );
    expect((await client.delete(`/chat/${chatId}/messages/${reply.id}`)).status).toBe(204);
    expect((await read(client, branch.id)).messages.at(-1)?.reply_to?.excerpt).toBe(
      'Only at night.',
    );
  });

  it('survives export and import of the chat', async () => {
    const { client, chatId, reply } = await startTalk();
    const body = { content: 'Why not by day?', reply_to_id: reply.id };
    await talk(client, chatId, body, 'The sun is loud.');
    const file = await (await client.get(`/chat/${chatId}/export.jsonl`)).text();
    const form = new FormData();
    form.append('file', new File([file], 'chat.jsonl', { type: 'application/jsonl' }));
    form.append('character_slug', (await read(client, chatId)).character.slug);
    const made = await expectJson<Chat>(
      client.request('/chat/import', { method: 'POST', body: form }),
    );
    const [original, answer] = made.messages.slice(-3) as [Message, Message];
    expect(original.content).toBe('Only at night.');
    expect(answer.reply_to).toMatchObject({ id: original.id, excerpt: 'Only at night.' });
    // Positions are recounted after a change.
    const at = (id: string) => `/chat/${made.id}/messages/${id}`;
    await client.delete(at(made.messages.find(({ sender }) => sender === 'user')!.id));
    const again = await (await client.get(`/chat/${made.id}/export.jsonl`)).text();
    const lines = again.trim().split('\n').slice(1);
    const line = JSON.parse(lines.find((one) => one.includes('Why not by day?'))!) as {
      extra: { reply_to: number };
    };
    expect(lines[line.extra.reply_to]).toContain('Only at night.');
  });

  it('is rejected when there is nothing to answer, and nothing is stored', async () => {
    const { client, chatId, notice, reply } = await startTalk();
    const elsewhere = await startTalk();
    const send = (reply_to_id: string) => post(client, chatId, { content: 'Why?', reply_to_id });
    for (const id of [newId(), elsewhere.reply.id]) {
      const refused = await send(id);
      expect(refused.status).toBe(404);
      expect(await refused.json()).toMatchObject({
        code: 'not_found',
        detail: expect.stringMatching(/message that you are answering was deleted/),
      });
    }
    expect((await send('x')).status).toBe(422);
    const refused = await send(notice.id);
    expect(refused.status).toBe(422);
    expect(JSON.stringify(await refused.json())).toMatch(/reply_to_id.*can be answered/);
    expect(await app.ctx.db.$count(messages, eq(messages.chat_id, chatId))).toBe(3);
    // An unfinished reply cannot be answered yet.
    const { sent } = await talk(client, chatId, { content: 'By day?' }, 'No.');
    const again = await expectJson<Message>(
      client.post(`/chat/${chatId}/messages/${sent.reply_id}/regenerate`),
    );
    expect((await send(again.id)).status).toBe(422);
    await answerNext(client, chatId, 'Never.');
    expect((await send(reply.id)).status).toBe(201);
    await answerNext(client, chatId, 'Because.');
  });

  it('is judged together with what it answers', async () => {
    const { client, chatId, reply } = await startTalk();
    await expectJson(
      client.patch(`/chat/${chatId}/messages/${reply.id}`, { content: 'How old are you?' }),
    );
    for (const text of ['The sea is calm', 'A fine wind', 'The kettle is on'])
      await talk(client, chatId, { content: text }, 'It sings.');
    await talk(client, chatId, { content: '15' }, 'How old are you?');
    const refused = await post(client, chatId, { content: '15', reply_to_id: reply.id });
    expect(await refused.json()).toMatchObject({ code: 'content_blocked' });
    // Neither question hides the other.
    const calm = (await read(client, chatId)).messages.find(
      ({ content }) => content === 'It sings.',
    );
    const hidden = await post(client, chatId, { content: '15', reply_to_id: calm!.id });
    expect(await hidden.json()).toMatchObject({ code: 'content_blocked' });
    const answer = { content: 'Old enough', reply_to_id: reply.id };
    const { sent } = await talk(client, chatId, answer, 'Good.');
    const edit = await client.patch(`/chat/${chatId}/messages/${sent.id}`, { content: '15' });
    expect(await edit.json()).toMatchObject({ code: 'content_blocked' });
  });
});
