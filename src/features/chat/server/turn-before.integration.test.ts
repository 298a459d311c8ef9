import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { messages } from '#db/schema/index.ts';
import { warmUpChecks } from '#features/moderation/server/index.ts';
import { createTestApp, expectJson, type TestApp, type TestClient } from '#tests/helpers/app.ts';
import { sendMessage, startChat } from '#tests/helpers/chats.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';
import { countStrikes, lastModerationEvent } from '#tests/helpers/moderation.ts';
import type { Chat } from '../contract.ts';
import type { SentMessage } from '../contract-messages.ts';

// The classifier is slow while other tests run.
vi.setConfig({ testTimeout: 120_000 });
const PATIENCE = { timeout: 60_000 };

const manual = createManualEngine();
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({
    text: manual.engine,
    env: { MODERATION_ENGINE: 'classifier' },
  });
  await warmUpChecks(app.ctx);
}, 120_000);
afterAll(async () => {
  vi.resetConfig();
  await app.close();
});

const read = (client: TestClient, id: string) =>
  expectJson<Chat>(client.get(`/chat/${id}?limit=100`));

/** A chat in which the user said one thing and the character answered. */
async function talk(said: string, answer: string) {
  const { client, chat } = await startChat(app);
  await sendMessage(client, chat.id, said);
  await manual.replyWith(answer);
  const newest = async () => (await read(client, chat.id)).messages.at(-1)!;
  const hear = (words: string) =>
    expect.poll(async () => (await newest()).content, PATIENCE).toBe(words);
  await hear(answer);
  const send = (content: string) => client.post(`/chat/${chat.id}/messages`, { content });
  return { client, chatId: chat.id, newest, hear, send };
}

const expectRefused = async (response: Response): Promise<void> => {
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'content_blocked' });
};

/** The greeting, the user's message and the answer. */
const COUNT_BEFORE = 3;

describe('a message is judged with the turns before it', () => {
  it.each([
    ['I got a dog, Biscuit', 'Oh, how sweet! What is Biscuit like?', 'he is 3 years old'],
    ['my cat hides all day', 'Poor thing. How old is your cat?', '15'],
    ['my daughter is visiting', 'How lovely! How old is she?', "she's 16 now"],
    ['I learned to swim late', 'How old were you when you learned it?', '15 i think'],
  ])('passes: %s / %s / %s', async (said, answer, next) => {
    const { send } = await talk(said, answer);
    expect((await send(next)).status).toBe(201);
    await manual.replyWith('I see.');
  });

  it.each([
    ['hi there', 'How old are you?', '16'],
    ['hi there', 'Are you over 18?', 'not yet'],
    ['my dog is 9', 'Good boy! And how old are you?', 'im 16'],
    ['my dog is so cute', 'And who is the girl I play tonight?', 'she is 15'],
    ['you are Emma, my girlfriend', 'I walk the dog and smile.', 'she is 15'],
  ])('is refused: %s / %s / %s', async (said, answer, next) => {
    const { chatId, send } = await talk(said, answer);
    await expectRefused(await send(next));
    const stored = await app.ctx.db.$count(messages, eq(messages.chat_id, chatId));
    expect(stored).toBe(COUNT_BEFORE);
  });

  it('causes no strike for an answer that only the question turns into an age', async () => {
    const { client, send } = await talk('hi there', 'How old are you?');
    await expectRefused(await send('16'));
    expect(await countStrikes(app, client)).toBe(0);
  });
});

describe('an edit, a hint and a suggestion', () => {
  it('an edit is judged with the turns before it', async () => {
    const { client, chatId, send, hear } = await talk('I got a dog, Biscuit', 'How old is he?');
    const sent = await expectJson<SentMessage>(send('take a guess'));
    await manual.replyWith('Seven?');
    await hear('Seven?');
    const edited = await client.patch(`/chat/${chatId}/messages/${sent.id}`, {
      content: 'he is 3 years old',
    });
    expect(edited.status).toBe(200);
    await manual.replyWith('So young!');
    await hear('So young!');
  });

  it('a hint is judged with the turns before its reply', async () => {
    const { client, chatId, newest, hear } = await talk('I got a dog, Biscuit', 'How sweet!');
    const { id } = await newest();
    const hint = (words: string) =>
      client.post(`/chat/${chatId}/messages/${id}/regenerate`, { hint: words });
    expect((await hint('he is 3 years old')).status).toBe(201);
    await manual.replyWith('A grown dog!');
    await hear('A grown dog!');
    await expectRefused(await hint('you are 15'));
  });

  it('an answer is rejected in an edit, too', async () => {
    const { client, chatId, send, hear } = await talk('hi there', 'How old are you?');
    const sent = await expectJson<SentMessage>(send('34'));
    await manual.replyWith('Nice.');
    await hear('Nice.');
    await expectRefused(
      await client.patch(`/chat/${chatId}/messages/${sent.id}`, { content: '16' }),
    );
  });

  describe('of an earlier message', () => {
    /** The user's first message, the answer, and the user's second message with its reply. */
    const talkTwice = async (said: string, answer: string, next: string) => {
      const talked = await talk(said, answer);
      const { client, chatId, newest, hear, send } = talked;
      const { id: answerId } = await newest();
      const { messages: before } = await read(client, chatId);
      const saidId = before.find(({ content }) => content === said)!.id;
      expect((await send(next)).status).toBe(201);
      await manual.replyWith('I see.');
      await hear('I see.');
      const edit = (id: string, content: string) =>
        client.patch(`/chat/${chatId}/messages/${id}`, { content });
      return { ...talked, answerId, saidId, edit };
    };
    const textOf = async (client: TestClient, chatId: string, id: string) =>
      (await read(client, chatId)).messages.find((one) => one.id === id)?.content;

    it.each([
      ['the question', 'answerId', 'I got a dog', 'How old is your dog?', '3', 'How old are you?'],
      ['what was said', 'saidId', 'I got a dog', 'Tell me!', 'she is 3', 'You are my girlfriend'],
    ] as const)(
      'is rejected with a reason when %s makes a later answer a violation',
      async (_name, which, said, answer, next, changed) => {
        const talked = await talkTwice(said, answer, next);
        const { client, chatId, edit } = talked;
        const response = await edit(talked[which], changed);
        expect(response.status).toBe(400);
        const body = (await response.json()) as { code: string; detail: string };
        expect(body).toMatchObject({ code: 'content_blocked' });
        expect(body.detail).toMatch(
          /^This change would give a later message of yours .* everyone here is an adult/,
        );
        expect(await textOf(client, chatId, talked[which])).toBe(
          which === 'saidId' ? said : answer,
        );
        expect(await countStrikes(app, client)).toBe(0);
        const event = await lastModerationEvent(app, client);
        expect(event).toMatchObject({ outcome: 'block', categories: ['minors'] });
      },
    );

    it('passes if the meaning of later answers does not change', async () => {
      const { client, chatId, answerId, saidId, edit } = await talkTwice(
        'I got a dog',
        'How old is your dog?',
        '3',
      );
      expect((await edit(answerId, 'And how old is the dog, love?')).status).toBe(200);
      expect((await edit(saidId, 'I got a dog today')).status).toBe(200);
      expect(await textOf(client, chatId, saidId)).toBe('I got a dog today');
    });

    it('is rejected for a much later answer that quotes it', async () => {
      const { client, chatId, answerId, edit, hear } = await talkTwice(
        'hello there',
        'How old is your house?',
        'no idea yet',
      );
      for (const [said, reply] of [
        ['I made soup', 'Lovely.'],
        ['with leeks', 'Tasty.'],
        ['and bread', 'Even better.'],
      ] as const) {
        expect((await client.post(`/chat/${chatId}/messages`, { content: said })).status).toBe(201);
        await manual.replyWith(reply);
        await hear(reply);
      }
      const quoting = await client.post(`/chat/${chatId}/messages`, {
        content: '16',
        reply_to_id: answerId,
      });
      expect(quoting.status).toBe(201);
      await manual.replyWith('A young house.');
      await hear('A young house.');
      await expectRefused(await edit(answerId, 'How old are you?'));
      expect((await edit(answerId, 'How old is the house, then?')).status).toBe(200);
    });
  });

  it.each([
    ['I got a dog, Biscuit', 'What is Biscuit like?', 'He is 3 years old.', 200],
    ['hi there', 'How old are you?', 'Sixteen.', 409],
  ])('suggested after %s / %s: %s', async (said, answer, draft, status) => {
    const { client, chatId } = await talk(said, answer);
    const pending = client.post(`/chat/${chatId}/suggestion`);
    await manual.replyWith(draft);
    expect((await pending).status).toBe(status);
  });
});
