import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { characters } from '#db/schema/index.ts';
import type { Character } from '#features/characters/contract.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { importCard, makeV2Card } from '#tests/helpers/cards.ts';
import { startChat, followEvents, openChat, sendMessage } from '#tests/helpers/chats.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';
import type { Chat, ChatList } from '../contract.ts';

const manual = createManualEngine();
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ text: manual.engine });
});
afterAll(() => app.close());

const THREE = {
  name: 'Clara Reed',
  opening_message: 'You came back, {{user}}. The kettle is on.',
  alternate_greetings: ['{{char}} waves from the ladder.', 'Mind the wet paint, {{user}}.'],
};
const begin = () => startChat(app, THREE);
const firstNameOf = (person: TestClient) => person.user.full_name.split(' ')[0];
const choose = (person: TestClient, chatId: string, variant: unknown) =>
  person.patch(`/chat/${chatId}/greeting`, { variant });
const chosen = (person: TestClient, chatId: string, variant: number) =>
  expectJson<Chat>(choose(person, chatId, variant));
const change = (slug: string, set: Partial<typeof characters.$inferInsert>) =>
  app.ctx.db.update(characters).set(set).where(eq(characters.slug, slug));

describe('greetings', () => {
  it('can be paged through with macros expanded, and the last selected one is kept', async () => {
    const { client, chat, slug } = await begin();
    const name = firstNameOf(client);
    expect(chat).toMatchObject({
      greeting: `You came back, ${name}. The kettle is on.`,
      greeting_variants: { count: 3, index: 0 },
    });
    expect(await chosen(client, chat.id, 2)).toMatchObject({
      greeting: `Mind the wet paint, ${name}.`,
      greeting_variants: { count: 3, index: 2 },
    });
    expect(await chosen(client, chat.id, 1)).toMatchObject({
      greeting: 'Clara waves from the ladder.',
      messages: [],
      count: 0,
      last_message: null,
      unread: 0,
    });
    expect(await openChat(client, slug)).toMatchObject({
      id: chat.id,
      greeting: 'Clara waves from the ladder.',
      greeting_variants: { count: 3, index: 1 },
    });
    const [row] = (await expectJson<ChatList>(client.get('/chat/'))).data;
    expect(row).toMatchObject({ id: chat.id, last_message: null, unread: 0 });
  });

  it('reach the model as selected, and no others do', async () => {
    const { client, chat } = await begin();
    await chosen(client, chat.id, 2);
    await sendMessage(client, chat.id, 'Which color?');
    const call = await manual.nextCall();
    const read = call.texts.join('\n');
    expect(read).toContain('Mind the wet paint');
    expect(read).not.toContain('The kettle is on');
    expect(read).not.toContain('from the ladder');
    call.send('Blue.');
    call.finish();
  });

  it('cannot be changed once the chat has messages, but again after a restart', async () => {
    const { client, chat } = await begin();
    await chosen(client, chat.id, 1);
    await sendMessage(client, chat.id, 'Hello');
    const late = await choose(client, chat.id, 0);
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ code: 'not_last_message' });
    await manual.replyWith('Hi.');
    await expect
      .poll(async () => (await expectJson<Chat>(client.get(`/chat/${chat.id}`))).count)
      .toBe(3);
    expect(await expectJson<Chat>(client.get(`/chat/${chat.id}`))).toMatchObject({
      greeting: 'Clara waves from the ladder.',
      greeting_variants: { count: 1, index: 0 },
    });
    expect(await expectJson<Chat>(client.patch(`/chat/${chat.id}`))).toMatchObject({
      greeting: 'Clara waves from the ladder.',
      greeting_variants: { count: 3, index: 1 },
    });
    expect((await chosen(client, chat.id, 0)).greeting).toContain('kettle');
  });

  it('make other readers of the chat reload it, including offline ones', async () => {
    const { client, chat } = await begin();
    const events = await followEvents(client, chat.id, chat.event_id);
    const { event_id } = await chosen(client, chat.id, 1);
    expect((await events.waitFor(({ event }) => event === 'reset')).id).toBe(event_id);
    await events.close();
    const later = await followEvents(client, chat.id, chat.event_id);
    await later.waitFor(({ event }) => event === 'reset');
    await later.close();
  });

  it.each([
    ['an unknown variant', 3, 404],
    ['a negative variant', -1, 422],
    ['a word', 'first', 422],
    ['no variant', undefined, 422],
  ])('refuse %s', async (_name, variant, status) => {
    const { client, chat } = await begin();
    expect((await choose(client, chat.id, variant)).status).toBe(status);
  });

  it('are only for the owner of the chat', async () => {
    const { client, chat } = await begin();
    const stranger = await app.signIn();
    expect((await choose(stranger, chat.id, 1)).status).toBe(404);
    const anonymous = await app.request(`/api/v1/chat/${chat.id}/greeting`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: '{"variant":1}',
    });
    expect(anonymous.status).toBe(401);
    expect((await openChat(client, chat.character.slug)).greeting).toContain('kettle');
  });
});

describe('the greetings of a character', () => {
  it.each([
    [
      'include those of an imported card',
      {},
      ['You are early. Coffee?', 'Flour on your nose.', 'The oven is on.'],
    ],
    [
      'start with an alternate when the first is empty',
      { first_mes: '' },
      ['Flour on your nose.', 'The oven is on.'],
    ],
    [
      'contain no duplicates and no empty ones',
      { alternate_greetings: ['You are early. Coffee?', ' '] },
      ['You are early. Coffee?'],
    ],
    ['may be empty', { first_mes: '', alternate_greetings: [] }, []],
  ])('%s', async (_name, card, greetings) => {
    const person = await app.signIn();
    const answer = await importCard(person, makeV2Card(card), { choices: { age: 31 } });
    expect(answer.status).toBe(201);
    const { slug } = (await answer.json()) as Character;
    const chat = await openChat(person, slug);
    expect([chat.greeting, chat.greeting_variants]).toEqual([
      greetings[0] ?? null,
      { count: greetings.length, index: 0 },
    ]);
    for (const [index, greeting] of greetings.entries())
      expect(await chosen(person, chat.id, index)).toMatchObject({
        greeting,
        greeting_variants: { count: greetings.length, index },
      });
  });

  it('that were removed from the character stay first until another is selected', async () => {
    const { client, chat, slug } = await begin();
    await change(slug, { opening_message: 'New here?', alternate_greetings: ['Or back again?'] });
    const opened = await openChat(client, slug);
    expect(opened.greeting).toBe(chat.greeting);
    expect(opened.greeting_variants).toEqual({ count: 3, index: 0 });
    expect(await chosen(client, chat.id, 1)).toMatchObject({
      greeting: 'New here?',
      greeting_variants: { count: 2, index: 0 },
    });
  });

  it('of a character that became private are hidden from others, except their current one', async () => {
    const { client, chat, slug } = await begin();
    await change(slug, { is_public: false, alternate_greetings: ['A secret of the owner.'] });
    expect(await expectJson<Chat>(client.get(`/chat/${chat.id}`))).toMatchObject({
      greeting: chat.greeting,
      greeting_variants: { count: 1, index: 0 },
    });
    expect((await choose(client, chat.id, 1)).status).toBe(404);
  });
});
