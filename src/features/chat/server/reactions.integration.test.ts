import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, expectJson, type TestApp, type TestClient } from '#tests/helpers/app.ts';
import { followEvents, sendMessage, startChat } from '#tests/helpers/chats.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';
import type { Chat } from '../contract.ts';
import type { Message } from '../contract-messages.ts';
import { REACTIONS } from '../limits.ts';
import { chatExport } from './personal-data.ts';

const manual = createManualEngine();
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ text: manual.engine, env: { FREE_DAILY_MESSAGES: '1000' } });
});
afterAll(() => app.close());

const read = (client: TestClient, id: string) =>
  expectJson<Chat>(client.get(`/chat/${id}?limit=100`));

/** Answers the engine's call, and returns its prompt. */
async function answerNext(
  client: TestClient,
  id: string,
  reply: string,
  asked = manual.nextCall(),
): Promise<string> {
  const call = await asked;
  call.send(reply);
  call.finish();
  await expect
    .poll(async () => (await read(client, id)).messages.at(-1))
    .toMatchObject({ content: reply, status: 'done' });
  return call.texts.join('\n');
}

async function startTalk() {
  const { client, chat } = await startChat(app);
  await sendMessage(client, chat.id, 'Shall we sail?');
  await answerNext(client, chat.id, 'Only at night.');
  const [, question, reply] = (await read(client, chat.id)).messages as [Message, Message, Message];
  const at = ({ id }: { id: string }) => `/chat/${chat.id}/messages/${id}`;
  const react = (message: Message, reaction: unknown) => client.patch(at(message), { reaction });
  const shown = async () =>
    (await read(client, chat.id)).messages.find(({ id }) => id === reply.id)?.reaction;
  return { client, chatId: chat.id, question, reply, at, react, shown };
}

describe('a reaction', () => {
  it('is one of at most six', () => {
    expect(REACTIONS.length).toBeLessThanOrEqual(6);
    expect(new Set(REACTIONS).size).toBe(REACTIONS.length);
  });

  it('is shown to all readers, replaced by another one, and removed', async () => {
    const { client, chatId, reply, react, shown } = await startTalk();
    expect(reply).not.toHaveProperty('reaction');
    const events = await followEvents(client, chatId, (await read(client, chatId)).event_id);
    const seen = (wanted: string | undefined) =>
      events.waitFor(
        ({ event, data }) =>
          event === 'message' &&
          data.message.id === reply.id &&
          (data.message.reaction ?? undefined) === wanted,
      );
    expect(await expectJson<Message>(react(reply, '❤️'))).toMatchObject({ reaction: '❤️' });
    await seen('❤️');
    await expectJson(react(reply, '😂'));
    await seen('😂');
    expect(await shown()).toBe('😂');
    expect(await expectJson<Message>(react(reply, null))).not.toHaveProperty('reaction');
    await seen(undefined);
    expect(await shown()).toBeUndefined();
    await events.close();
  });

  it('is in the next prompt, and in no later one', async () => {
    const { client, chatId, reply, react } = await startTalk();
    await expectJson(react(reply, '❤️'));
    await sendMessage(client, chatId, 'Why at night?');
    expect(await answerNext(client, chatId, 'For the stars.')).toMatch(
      /reacted with ❤️: .* loved it/,
    );
    await sendMessage(client, chatId, 'And the moon?');
    expect(await answerNext(client, chatId, 'Too bright.')).not.toContain('reacted with');
  });

  it('is removed when the reply is regenerated, and included in a branch and an export', async () => {
    const { client, chatId, reply, at, react, shown } = await startTalk();
    await expectJson(react(reply, '🔥'));
    const branch = await expectJson<Chat>(
      client.post(`/chat/${chatId}/branch`, { message_id: reply.id }),
    );
    expect(branch.messages.at(-1)).toMatchObject({ content: 'Only at night.', reaction: '🔥' });
    const lines: string[] = [];
    for await (const { content } of chatExport.files(app.ctx, client.user.id, () => undefined))
      for await (const line of content) lines.push(String(line));
    expect(lines.filter((line) => line.includes('"reaction":"🔥"'))).toHaveLength(2);
    await expectJson(client.post(`${at(reply)}/regenerate`));
    const asked = manual.nextCall();
    await asked;
    expect((await react(reply, '🔥')).status).toBe(409);
    await answerNext(client, chatId, 'Never by day.', asked);
    expect(await shown()).toBeUndefined();
  });

  it('is rejected for the user’s own messages, for other emoji, and for other users', async () => {
    const { question, reply, at, react, shown } = await startTalk();
    expect((await react(question, '❤️')).status).toBe(403);
    for (const wrong of ['🐙', '', '❤️❤️', 7]) expect((await react(reply, wrong)).status).toBe(422);
    const stranger = await app.signIn();
    expect((await stranger.patch(at(reply), { reaction: '❤️' })).status).toBe(404);
    expect(await shown()).toBeUndefined();
  });
});
