import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  characters,
  chats,
  crisis_referrals,
  memories,
  messages,
  users,
} from '#db/schema/index.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';
import { readEvents } from '#tests/helpers/read-events.ts';
import type { Chat } from '../contract.ts';
import type { Message, SentMessage } from '../contract-messages.ts';

const manual = createManualEngine();
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ text: manual.engine });
});
afterAll(() => app.close());

interface Talk {
  person: TestClient;
  chat: Chat;
  slug: string;
  said: SentMessage;
}

/** Sends a message and waits until its reply is stored. */
async function say(person: TestClient, chatId: string, content: string): Promise<SentMessage> {
  const events = await readEvents(await person.get(`/chat/${chatId}/events`));
  const said = await expectJson<SentMessage>(person.post(`/chat/${chatId}/messages`, { content }));
  const call = await manual.nextCall();
  call.send(`You said: ${content}`);
  call.finish();
  await events.waitFor(
    ({ event, data }) =>
      event === 'message' &&
      (data.message as Message).id === said.reply_id &&
      (data.message as Message).status === 'done',
  );
  await events.close();
  return said;
}

async function talk(): Promise<Talk> {
  const [person, { slug }] = [await app.signIn(), await makeCharacter(app.ctx.db)];
  const chat = await expectJson<Chat>(person.get(`/chat/character/${slug}`));
  await say(person, chat.id, 'Good evening');
  return { person, slug, chat, said: await say(person, chat.id, 'How was your day?') };
}

/** The prompt of the chat's next turn. */
async function promptOfNext({ person, chat }: Talk): Promise<string> {
  const said = await person.post(`/chat/${chat.id}/messages`, { content: 'And tomorrow?' });
  expect(said.ok).toBe(true);
  const call = await manual.nextCall();
  call.send('Tomorrow we rest.');
  call.finish();
  return call.texts.join('\n');
}

describe('the prompt of a chat’s next turn', () => {
  const changes: [string, (talk: Talk) => Promise<unknown>, { has?: string; lacks?: string }][] = [
    [
      'an edited message',
      async ({ person, chat, said }) => {
        await person.patch(`/chat/${chat.id}/messages/${said.id}`, { content: 'And your night?' });
        await manual.replyWith('Quiet, thank you.');
        await expect
          .poll(async () =>
            (await expectJson<Chat>(person.get(`/chat/${chat.id}`))).messages.at(-1),
          )
          .toMatchObject({ content: 'Quiet, thank you.' });
      },
      { has: 'Quiet, thank you.', lacks: 'How was your day?' },
    ],
    [
      'a restart',
      ({ person, chat }) => person.patch(`/chat/${chat.id}`),
      { lacks: 'Good evening' },
    ],
    [
      'a new summary, which makes the prompt start later',
      async ({ chat, said }) => {
        const { id: chat_id } = chat;
        const [first] = await app.ctx.db
          .select({ id: messages.id })
          .from(messages)
          .where(eq(messages.chat_id, chat_id))
          .orderBy(messages.id);
        await app.ctx.db.insert(memories).values({
          id: newId(),
          chat_id,
          kind: 'summary',
          content: 'They met by the sea.',
          from_message_id: first!.id,
          upto_message_id: said.id,
        });
        await app.ctx.db
          .update(chats)
          .set({
            prompt_from: sql`(SELECT m.id FROM messages m WHERE m.chat_id = ${chat_id} AND m.id > ${said.id} ORDER BY m.id LIMIT 1)`,
            prompt_context: app.ctx.text.contextTokens,
          })
          .where(eq(chats.id, chat_id));
      },
      { has: 'They met by the sea.', lacks: 'Good evening' },
    ],
    [
      'a changed character',
      ({ slug }) =>
        app.ctx.db
          .update(characters)
          .set({ persona: 'Sings in a choir.', version: 7 })
          .where(eq(characters.slug, slug)),
      { has: 'Sings in a choir.' },
    ],
    [
      'a changed name',
      ({ person }) =>
        app.ctx.db
          .update(users)
          .set({ full_name: 'Newlynamed Person' })
          .where(eq(users.id, person.user.id)),
      { has: 'Newlynamed' },
    ],
  ];
  it.each(changes)('follows %s', async (_, change, { has, lacks }) => {
    const made = await talk();
    await change(made);
    const prompt = await promptOfNext(made);
    if (has) expect(prompt).toContain(has);
    if (lacks) expect(prompt).not.toContain(lacks);
  });

  it('counts one crisis per message, even if resent', async () => {
    const made = await talk();
    const counted = async () =>
      (await app.ctx.db.select().from(crisis_referrals)).reduce((sum, row) => sum + row.count, 0);
    const before = await counted();
    const send = () =>
      made.person.post(
        `/chat/${made.chat.id}/messages`,
        { content: 'I want to kill myself tonight' },
        { 'idempotency-key': 'one-message' },
      );
    const first = await expectJson<SentMessage>(send());
    expect(await expectJson<SentMessage>(send())).toMatchObject({ id: first.id, reply_id: null });
    expect((await counted()) - before).toBe(1);
  });

  it('repeats no message and no AI disclosure of another chat', async () => {
    const made = await talk();
    await app.ctx.db
      .update(users)
      .set({ ai_disclosed_at: null })
      .where(eq(users.id, made.person.user.id));
    await promptOfNext(made);
    const { messages: shown } = await expectJson<Chat>(made.person.get(`/chat/${made.chat.id}`));
    expect(shown.filter(({ sender }) => sender === 'system')).toHaveLength(2);
    expect(shown.filter(({ content }) => content === 'And tomorrow?')).toHaveLength(1);
  });
});
