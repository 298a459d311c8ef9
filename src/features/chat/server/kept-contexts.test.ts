import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { characters, chats, users } from '#db/schema/index.ts';
import type { UserContext } from '#platform/context.ts';
import { newId } from '#shared/ids.ts';
import {
  createTestApp,
  expectJson,
  type SignedIn,
  type TestApp,
} from '../../../../tests/helpers/app.ts';
import { makeCharacter } from '../../../../tests/helpers/factories.ts';
import { createManualEngine } from '../../../../tests/helpers/manual-engine.ts';
import { readEvents } from '../../../../tests/helpers/read-events.ts';
import type { Chat, Message, SentMessage } from '../contract.ts';
import { findKeptContext } from './kept-contexts.ts';
import { loadReplyContext, type ReplyContext } from './load-reply-context.ts';
import { readTurnState } from './read-turn-state.ts';

const manual = createManualEngine();
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ text: manual.engine });
});
afterAll(() => app.close());

interface Talk {
  person: SignedIn;
  chat: Chat;
  slug: string;
  said: SentMessage;
}

/** Sends a message and waits until its reply is stored. */
async function say(person: SignedIn, chatId: string, content: string): Promise<SentMessage> {
  const events = await readEvents(await person.get(`/chat/${chatId}/events`));
  const said = await expectJson<SentMessage>(person.post(`/chat/${chatId}/messages`, { content }));
  const call = await manual.nextCall();
  call.send(`You said: ${content}`);
  call.finish();
  await events.until(
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

/** What is kept of the chat for its next turn, beside what the database holds. */
async function compare({ person, chat }: Talk) {
  const ctx = { ...app.ctx, caller: { id: person.user.id } } as UserContext;
  const request = { userId: person.user.id, key: undefined, content: '' };
  const state = (await readTurnState(ctx, chat.id, request))!;
  const plain = (context: ReplyContext | undefined) =>
    context && {
      ...context,
      chat: { summary: context.chat.summary, count: context.chat.message_count },
      history: context.history.map(({ id, sender, content, status, created_at }) => {
        return { id, sender, content, status, created_at };
      }),
    };
  return {
    kept: plain(findKeptContext(app.ctx, chat.id, state)),
    stored: plain(await loadReplyContext(app.ctx, chat.id, newId()))!,
  };
}

describe('what is kept of a chat for its next turn', () => {
  it('is what the database holds', async () => {
    const { kept, stored } = await compare(await talk());
    expect(kept).toEqual(stored);
    expect(kept!.history).toHaveLength(5);
  });

  const changes: [string, (talk: Talk) => Promise<unknown>][] = [
    [
      'an edited message',
      async ({ person, chat, said }) => {
        await person.patch(`/chat/${chat.id}/messages/${said.id}`, { content: 'And your night?' });
        await manual.answerWith('Quiet, thank you.');
      },
    ],
    ['a restart', ({ person, chat }) => person.patch(`/chat/${chat.id}`)],
    [
      'a new summary',
      ({ chat, said }) =>
        app.ctx.db
          .update(chats)
          .set({ summary: 'They met.', summary_upto: said.id })
          .where(eq(chats.id, chat.id)),
    ],
    [
      'a changed character',
      ({ slug }) =>
        app.ctx.db
          .update(characters)
          .set({ persona: 'Sings in a choir.', version: 7 })
          .where(eq(characters.slug, slug)),
    ],
    [
      'a changed name',
      ({ person }) =>
        app.ctx.db
          .update(users)
          .set({ full_name: 'Alex Newly Named' })
          .where(eq(users.id, person.user.id)),
    ],
  ];
  it.each(changes)('is given up after %s', async (_, change) => {
    const made = await talk();
    await change(made);
    expect((await compare(made)).kept).toBeUndefined();
  });

  it('takes the time of the disclosure and the day’s count from the database', async () => {
    const made = await talk();
    const disclosed = new Date('2026-01-02T03:04:05.000Z');
    await app.ctx.db
      .update(users)
      .set({ ai_disclosed_at: disclosed })
      .where(eq(users.id, made.person.user.id));
    const { kept, stored } = await compare(made);
    expect(kept).toEqual(stored);
    expect(kept).toMatchObject({ usedToday: 2, user: { ai_disclosed_at: disclosed } });
  });
});
