import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { characters, messages } from '#db/schema/index.ts';
import { createTestApp, expectJson, type TestApp, type TestClient } from '#tests/helpers/app.ts';
import { openChat, sendMessage } from '#tests/helpers/chats.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import { createManualEngine, type EngineCall } from '#tests/helpers/manual-engine.ts';
import type { Chat, ChatList } from '../contract.ts';
import type { Message, SentMessage } from '../contract-messages.ts';
import type { ChatSettings } from '../contract-settings.ts';
import { chatExport } from './personal-data.ts';

const manual = createManualEngine();
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ text: manual.engine, env: { FREE_DAILY_MESSAGES: '50' } });
});
afterAll(() => app.close());

const read = (client: TestClient, id: string) =>
  expectJson<Chat>(client.get(`/chat/${id}?limit=100`));
const change = (client: TestClient, id: string, body: object) =>
  expectJson<ChatSettings>(client.patch(`/chat/${id}/settings`, body));

/** A chat with Elena in which Marek and Nora take part. */
async function startScene(turn_order: Chat['turn_order'] = 'named') {
  const [client, elena, marek, nora] = await Promise.all([
    app.signIn(),
    makeCharacter(app.ctx.db, { name: 'Elena Marchetti', age: 34 }),
    makeCharacter(app.ctx.db, {
      name: 'Marek Novak',
      age: 41,
      sex: 'male',
      description: 'Mends boats in {{user}}’s harbor.',
    }),
    makeCharacter(app.ctx.db, { name: 'Nora Lind', age: 28, description: 'Sings at night.' }),
  ]);
  const chat = await openChat(client, elena.slug);
  await change(client, chat.id, { members: [marek.slug, nora.slug], turn_order });
  return { client, id: chat.id, elena, marek, nora };
}

/** Answers the next call, waits for the stored reply, and returns it with the call. */
async function answer(client: TestClient, id: string, text: string) {
  const call = await manual.nextCall();
  call.send(text);
  call.finish();
  const last = async () => (await read(client, id)).messages.at(-1)!;
  await expect.poll(async () => (await last()).status).toBe('done');
  await expect.poll(async () => (await last()).sender).toBe('character');
  return { call, reply: await last() };
}

const say = (client: TestClient, id: string, content: string, speaker?: string) =>
  expectJson<SentMessage>(client.post(`/chat/${id}/messages`, { content, speaker }));

async function talk(client: TestClient, id: string, content: string, speaker?: string) {
  const { reply_id } = await say(client, id, content, speaker);
  const { call, reply } = await answer(client, id, 'Gladly.');
  expect(reply.id).toBe(reply_id);
  return { call, reply, by: reply.speaker?.name ?? null };
}

const turnsOf = (call: EngineCall) =>
  call.options.prompt.map(({ role }, at) => [role, call.texts[at]]);

describe('the characters of a scene', () => {
  it('are set in the settings and presented with the chat', async () => {
    const { client, id, marek, nora } = await startScene('turns');
    const chat = await read(client, id);
    expect(chat.members.map(({ name }) => name)).toEqual(['Marek Novak', 'Nora Lind']);
    expect(chat.turn_order).toBe('turns');
    const settings = await change(client, id, { members: [nora.slug, marek.slug] });
    expect(settings).toMatchObject({ members: [nora.slug, marek.slug], turn_order: 'turns' });
    expect(await change(client, id, { members: [] })).toMatchObject({ members: [] });
    expect((await read(client, id)).members).toEqual([]);
  });

  it('are in the list of chats, each with its own', async () => {
    const { client, id } = await startScene();
    const { slug } = await makeCharacter(app.ctx.db, { name: 'Otto Berg' });
    const alone = await openChat(client, slug);
    const { data } = await expectJson<ChatList>(client.get('/chat/'));
    const namesIn = (chatId: string) =>
      data.find((row) => row.id === chatId)?.members.map(({ name }) => name);
    expect(namesIn(id)).toEqual(['Marek Novak', 'Nora Lind']);
    expect(namesIn(alone.id)).toEqual([]);
  });

  it('are rejected with a sentence when they cannot take part', async () => {
    const { client, id, elena, marek } = await startScene();
    const secret = await makeCharacter(app.ctx.db, { is_public: false });
    const many = await Promise.all(Array.from({ length: 5 }, () => makeCharacter(app.ctx.db)));
    for (const [members, sentence] of [
      [[elena.slug], /is already in this chat/],
      [[marek.slug, marek.slug], /only once/],
      [['nobody-at-all'], /no such character/],
      [[secret.slug], /no such character/],
      [many.map(({ slug }) => slug), /At most 4/],
    ] as const) {
      const refused = await client.patch(`/chat/${id}/settings`, { members });
      expect(refused.status).toBe(422);
      expect(await refused.text()).toMatch(sentence);
    }
    expect((await read(client, id)).members).toHaveLength(2);
  });

  it('are adults: the database stores no others', async () => {
    await expect(makeCharacter(app.ctx.db, { age: 17 })).rejects.toThrow();
  });

  it('leave silently when they are deleted; their messages stay', async () => {
    const { client, id, marek } = await startScene();
    await talk(client, id, 'Marek?');
    await app.ctx.db
      .update(characters)
      .set({ deleted_at: new Date(), is_public: false })
      .where(eq(characters.id, marek.id));
    const chat = await read(client, id);
    expect(chat.members.map(({ name }) => name)).toEqual(['Nora Lind']);
    expect(chat.messages.at(-1)).toMatchObject({
      content: 'Gladly.',
      speaker: { name: 'Marek Novak', media: null },
    });
    const { by, call } = await talk(client, id, 'Is Marek gone?');
    expect(by).toBeNull();
    expect(turnsOf(call)).toContainEqual([
      'user',
      expect.stringMatching(/: Marek\?\n\nMarek: Gladly\.\n\n.*: Is Marek gone\?$/),
    ]);
    expect(call.texts[0]).not.toContain('Marek Novak');
    expect((await client.post(`/chat/${id}/continue`, { speaker: marek.slug })).status).toBe(422);
  });
});

describe('who replies', () => {
  it('is the one the message names, otherwise the last speaker', async () => {
    const { client, id } = await startScene('named');
    expect((await talk(client, id, 'Good evening.')).by).toBeNull();
    expect((await talk(client, id, 'And you, marek?')).by).toBe('Marek Novak');
    expect((await talk(client, id, 'Go on.')).by).toBe('Marek Novak');
    expect((await talk(client, id, 'Marek, let Nora speak.')).by).toBe('Nora Lind');
    expect((await talk(client, id, 'Elena?')).by).toBeNull();
  });

  it('is the next one in turn', async () => {
    const { client, id, nora } = await startScene('turns');
    const order = [];
    for (const text of ['Nora?', 'Two', 'Three', 'Four'])
      // oxlint-disable-next-line no-await-in-loop
      order.push((await talk(client, id, text)).by);
    expect(order).toEqual([null, 'Marek Novak', 'Nora Lind', null]);
    expect((await talk(client, id, 'Five', nora.slug)).by).toBe('Nora Lind');
    expect((await talk(client, id, 'Six')).by).toBeNull();
  });

  it('is the chosen one, and stays', async () => {
    const { client, id, elena, marek } = await startScene('chosen');
    expect((await talk(client, id, 'Nora?', marek.slug)).by).toBe('Marek Novak');
    expect((await talk(client, id, 'Nora?')).by).toBe('Marek Novak');
    expect((await talk(client, id, 'Nora?', elena.slug)).by).toBeNull();
  });

  it('cannot be a character outside the scene, and then nothing is stored', async () => {
    const { client, id } = await startScene();
    const stranger = await makeCharacter(app.ctx.db);
    const body = { content: 'Hello', speaker: stranger.slug };
    const refused = await client.post(`/chat/${id}/messages`, body);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('This character is not in the scene.');
    expect((await read(client, id)).count).toBe(0);
  });

  it('may be another one without a message from the user', async () => {
    const { client, id, nora } = await startScene();
    await talk(client, id, 'Good evening.');
    const key = { 'idempotency-key': 'nora-speaks' };
    const begun = await expectJson<Message>(
      client.post(`/chat/${id}/continue`, { speaker: nora.slug }, key),
    );
    expect(begun.speaker).toMatchObject({ name: 'Nora Lind', slug: nora.slug });
    const { call } = await answer(client, id, 'I sing now.');
    expect(call.texts.at(-1)).toContain('now Nora Lind speaks, to what was said last');
    expect(turnsOf(call).at(-2)).toEqual(['user', expect.stringMatching(/Elena: Gladly\.$/)]);
    await expectJson<Message>(client.post(`/chat/${id}/continue`));
    const again = await answer(client, id, 'And louder.');
    expect(again.reply.speaker?.name).toBe('Nora Lind');
    expect(again.call.texts.at(-1)).toContain('Go on as Nora Lind');
  });

  it('stays the same when a reply is regenerated or branched, and is chosen again after an edit', async () => {
    const { client, id, nora } = await startScene();
    const { reply } = await talk(client, id, 'Marek?');
    const { messages: said } = await read(client, id);
    const path = `/chat/${id}/messages`;
    const begun = await expectJson<Message>(client.post(`${path}/${reply.id}/regenerate`));
    expect(begun.speaker?.name).toBe('Marek Novak');
    const { call, reply: second } = await answer(client, id, 'Once more.');
    expect(call.texts[0]).toContain('Who Marek Novak is');
    expect(second.speaker?.name).toBe('Marek Novak');
    const branch = await expectJson<Chat>(
      client.post(`/chat/${id}/branch`, { message_id: reply.id }),
    );
    expect(branch.members.map(({ slug }) => slug)).toContain(nora.slug);
    expect(branch.messages.at(-1)?.speaker?.name).toBe('Marek Novak');
    const own = said.find(({ sender }) => sender === 'user')!;
    await expectJson(client.patch(`${path}/${own.id}`, { content: 'Nora?' }));
    expect((await answer(client, id, 'Yes?')).reply.speaker?.name).toBe('Nora Lind');
  });
});

describe('what the model reads', () => {
  it('is the speaker’s card, short descriptions of the others, and attributed turns', async () => {
    const { client, id } = await startScene();
    await talk(client, id, 'Good evening.');
    await talk(client, id, 'Marek, a drink?');
    const { call } = await talk(client, id, 'And Nora?');
    const [system] = call.texts;
    expect(system).toContain('Who Nora Lind is');
    expect(system).toMatch(/Others in this scene: <<<\n- Elena Marchetti, called Elena, aged 34/);
    expect(system).toMatch(
      /- Marek Novak, called Marek, aged 41: Mends boats in [^{}]*’s harbor\./,
    );
    expect(system).toContain('You speak only as Nora Lind.');
    expect(system).not.toContain('private one-to-one chat');
    const said = turnsOf(call)
      .filter(([role]) => role === 'user')
      .map(([, text]) => text);
    expect(said.join('\n')).toMatch(/Elena: Gladly\.[^]*: Marek, a drink\?[^]*Marek: Gladly\./);
    expect(turnsOf(call).some(([role]) => role === 'assistant')).toBe(false);
    expect(call.options.stopSequences).toEqual(expect.arrayContaining(['\nElena:', '\nMarek:']));
  });

  it('does not let the speaker write for the others', async () => {
    const { client, id } = await startScene();
    await say(client, id, 'Marek?');
    const { reply } = await answer(client, id, 'Marek: Here.\nNora: And me!');
    expect(reply.content).toBe('Here.');
  });

  it('is unchanged outside a scene, and two scenes do not affect each other', async () => {
    const one = await startScene();
    await talk(one.client, one.id, 'Nora, my boat is called Petrel.');
    const other = await startScene();
    const { call } = await talk(other.client, other.id, 'Nora?');
    expect(call.texts.join('\n')).not.toContain('Petrel');
    const stranger = await app.signIn();
    expect((await stranger.patch(`/chat/${one.id}/settings`, { members: [] })).status).toBe(404);
    const alone = await openChat(stranger, one.marek.slug);
    await sendMessage(stranger, alone.id, 'Hello');
    const plain = await answer(stranger, alone.id, 'Hello.');
    expect(plain.reply.speaker).toBeNull();
    expect(plain.call.texts.join('\n')).not.toMatch(/Others in this scene|Nora|Elena/);
  });
});

describe('files of a scene', () => {
  it('have the speakers’ names, and an import finds the characters again', async () => {
    const { client, id, elena } = await startScene();
    const name = `Marek Solo ${id}`;
    const mine = await makeCharacter(app.ctx.db, { name });
    await change(client, id, { members: [mine.slug] });
    await talk(client, id, 'Hello', mine.slug);
    const file = await (await client.get(`/chat/${id}/export.jsonl`)).text();
    expect(
      file
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).name),
    ).toContain(name);
    const form = new FormData();
    form.set('file', new Blob([file]), 'scene.jsonl');
    form.set('character_slug', elena.slug);
    const imported = await expectJson<Chat>(
      client.request('/chat/import', { method: 'POST', body: form }),
    );
    expect(imported.members.map(({ slug }) => slug)).toEqual([mine.slug]);
    expect(imported.messages.at(-1)?.speaker?.slug).toBe(mine.slug);
    const [row] = await app.ctx.db
      .select({ by: messages.character_id })
      .from(messages)
      .where(eq(messages.id, imported.messages.at(-1)!.id));
    expect(row!.by).toBe(mine.id);
  });

  it('name the speakers in the user’s data export', async () => {
    const { client, id, marek, nora } = await startScene();
    await talk(client, id, 'Marek?');
    let file = '';
    for await (const { content } of chatExport.files(app.ctx, client.user.id, () => {}))
      for await (const part of content) file += String(part);
    const lines = file
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(lines[0]).toMatchObject({ settings: { members: [marek.slug, nora.slug] } });
    expect(lines.at(-1)).toMatchObject({ content: 'Gladly.', speaker: 'Marek Novak' });
  });
});
