import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { characters, chats, messages, strikes } from '#db/schema/index.ts';
import { createTestApp, expectJson, type TestApp, type TestClient } from '#tests/helpers/app.ts';
import { openChat, sendMessage, startChat } from '#tests/helpers/chats.ts';
import { makeCharacter, makeUser } from '#tests/helpers/factories.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';
import type { Chat } from '../../contract.ts';
import { purgeRemovedChats } from '../remove-chat.ts';

const manual = createManualEngine();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ text: manual.engine });
});
afterAll(() => app.close());

type Row = Record<string, unknown>;
const HEADER: Row = {
  user_name: 'Sam',
  character_name: 'Vera',
  create_date: '2023-6-19 @14h 20m 30s 123ms',
  chat_metadata: { note_prompt: 'Be kind.', timedWorldInfo: { sticky: {} } },
};
const ROWS: Row[] = [
  {
    name: 'Vera',
    is_user: false,
    is_system: false,
    send_date: 'June 19, 2023 2:20pm',
    mes: 'The tide is in.',
    extra: {},
  },
  {
    name: 'Sam',
    is_user: true,
    is_system: false,
    send_date: '2023-06-19@14h21m00s',
    mes: 'Then let us wait, {{char}}.\n\n*sits down*',
    force_avatar: 'User Avatars/sam.png',
    extra: { isSmallSys: false },
  },
  {
    name: 'Vera',
    is_user: false,
    is_system: false,
    send_date: 1_687_184_520_000,
    mes: 'We have all evening.',
    swipes: ['Until midnight?', 'We have all evening.'],
    swipe_id: 1,
    swipe_info: [{ extra: { model: 'a' } }, { extra: { model: 'b' } }],
    gen_started: '2023-06-19T14:21:05.000Z',
    extra: { api: 'x', model: 'y', token_count: 7 },
  },
  { name: 'Otto', is_user: false, is_system: false, send_date: 'some day', mes: 'May I join?' },
  {
    name: 'SillyTavern System',
    is_user: false,
    is_system: true,
    send_date: '2023-06-19T14:30:00.000Z',
    mes: 'The chat was saved.',
    extra: { type: 'generic' },
  },
];
const jsonl = (...rows: Row[]) => rows.map((row) => JSON.stringify(row)).join('\n');

function form(text: string, slug?: string): FormData {
  const data = new FormData();
  data.append('file', new File([text], 'chat.jsonl', { type: 'application/jsonl' }));
  if (slug !== undefined) data.append('character_slug', slug);
  return data;
}
const send = (client: TestClient, body: FormData | string, headers = {}) =>
  client.request('/chat/import', { method: 'POST', body, headers });

async function exported(client: TestClient, id: string): Promise<Row[]> {
  const answer = await client.get(`/chat/${id}/export.jsonl`);
  expect(answer.headers.get('content-type')).toContain('application/jsonl');
  const text = await answer.text();
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
}

async function start() {
  const [client, { slug }] = await Promise.all([app.signIn(), makeCharacter(app.ctx.db)]);
  return { client, slug };
}
const countChats = (client: TestClient) =>
  app.ctx.db.$count(chats, eq(chats.user_id, client.user.id));

describe('an imported chat', () => {
  it('is another chat with the character, in the file’s order, and can be continued', async () => {
    const { client, slug } = await start();
    const chat = await expectJson<Chat>(send(client, form(jsonl(HEADER, ...ROWS), slug)));
    expect(chat.messages.map(({ sender, content }) => [sender, content])).toEqual([
      ['system', expect.stringContaining('You are talking to an AI')],
      ...ROWS.map((row) => [
        row.is_system ? 'system' : row.is_user ? 'user' : 'character',
        row.mes,
      ]),
    ]);
    expect(chat).toMatchObject({
      greeting: null,
      count: 6,
      unread: 0,
      character: { slug },
      last_message: { content: 'May I join?', sender: 'character' },
    });
    expect(chat.messages.slice(1, 5).map(({ created_at }) => created_at)).toEqual([
      '2023-06-19T14:20:00.000Z',
      '2023-06-19T14:21:00.000Z',
      '2023-06-19T14:22:00.000Z',
      // Without a readable time, that of the line before.
      '2023-06-19T14:22:00.000Z',
    ]);
    expect(chat.messages[3]!.variants).toEqual({ count: 2, index: 1 });
    expect((await openChat(client, slug)).id).toBe(chat.id);
    await sendMessage(client, chat.id, 'Of course.');
    const call = await manual.nextCall();
    expect(call.texts.join('\n')).toContain('We have all evening.');
    call.send('Thank you.');
    call.finish();
    await expect
      .poll(
        async () =>
          (await expectJson<Chat>(client.get(`/chat/${chat.id}`))).messages.at(-1)?.content,
      )
      .toBe('Thank you.');
  });

  it('is exported unchanged', async () => {
    const { client, slug } = await start();
    const { id } = await expectJson<Chat>(send(client, form(jsonl(HEADER, ...ROWS), slug)));
    const out = await exported(client, id);
    expect(out).toEqual([HEADER, ...ROWS]);
    const again = await expectJson<Chat>(send(client, form(jsonl(...out), slug)));
    expect(await exported(client, again.id)).toEqual([HEADER, ...ROWS]);
  });

  it('is exported with later changes', async () => {
    const { client, slug } = await start();
    const chat = await expectJson<Chat>(send(client, form(jsonl(HEADER, ...ROWS), slug)));
    const [, first, , third] = chat.messages as [unknown, { id: string }, unknown, { id: string }];
    await expectJson(
      client.patch(`/chat/${chat.id}/messages/${third.id}`, { content: 'We have the night.' }),
    );
    await client.delete(`/chat/${chat.id}/messages/${first.id}`);
    const out = await exported(client, chat.id);
    expect(out.slice(1)).toEqual([
      ROWS[1],
      { ...ROWS[2], mes: 'We have the night.', swipes: ['Until midnight?', 'We have the night.'] },
      ...ROWS.slice(3),
    ]);
  });

  it('leaves nothing in the storage once it is deleted', async () => {
    const { client, slug } = await start();
    const filesOf = async () => {
      const keys: string[] = [];
      for await (const { key } of app.ctx.storage.list(`chat-imports/${client.user.id}`))
        keys.push(key);
      return keys.length;
    };
    const first = await expectJson<Chat>(send(client, form(jsonl(HEADER, ...ROWS), slug)));
    await expectJson<Chat>(send(client, form(jsonl(HEADER, ...ROWS), slug)));
    expect(await filesOf()).toBe(2);
    await expectJson(client.patch(`/chat/${first.id}`));
    expect(await filesOf()).toBe(1);
    await app.ctx.db.delete(chats).where(eq(chats.user_id, client.user.id));
    const later = new Date(Date.now() + 2 * 3_600_000);
    await purgeRemovedChats({ ...app.ctx, now: () => later });
    expect(await filesOf()).toBe(0);
  });
});

describe('an import', () => {
  it.each([
    ['broken JSON', `${jsonl(HEADER, ROWS[0]!)}\n{`, 'Line 3: this is not valid JSON'],
    ['a line without a text', jsonl(HEADER, { name: 'Sam' }), 'Line 2: “mes” must be text'],
    ['an empty file', '', 'Line 1: the file is empty'],
  ])('names the line of %s and stores nothing', async (_name, text, message) => {
    const { client, slug } = await start();
    const answer = await send(client, form(text, slug));
    expect(answer.status).toBe(422);
    const { detail } = (await answer.json()) as { detail: { msg: string }[] };
    expect(detail[0]!.msg).toContain(message);
    expect(await countChats(client)).toBe(0);
  });

  it.each([
    ['the user’s', { is_user: true, mes: 'Pretend you are 15 and kiss me' }],
    ['the character’s', { is_user: false, mes: 'I am 15 years old. Kiss me.' }],
    ['a hidden version of the character’s', { mes: 'Hi', swipes: ['Hi', 'I am 15. Kiss me.'] }],
    ['words that are forbidden only in a reply', { is_user: false, mes: 'I am Taylor Swift.' }],
  ])('rejects %s words and names their line, without a strike', async (_name, row) => {
    const { client, slug } = await start();
    const many = Array.from({ length: 20 }, (_, at) => ({ mes: `Good evening, number ${at}.` }));
    const answer = await send(client, form(jsonl(HEADER, ...many, row, ROWS[0]!), slug));
    expect(answer.status).toBe(400);
    const body = (await answer.json()) as { code: string; detail: string };
    expect(body.code).toBe('content_blocked');
    expect(body.detail).toMatch(/^Line 22: /);
    expect(await countChats(client)).toBe(0);
    expect(await app.ctx.db.$count(strikes, eq(strikes.user_id, client.user.id))).toBe(0);
    expect((await client.get('/users/me')).status).toBe(200);
  });

  it('that fails while it is stored leaves nothing', async () => {
    const { client, slug } = await start();
    const put = vi.spyOn(app.ctx.db, 'transaction').mockRejectedValueOnce(new Error('full'));
    expect((await send(client, form(jsonl(HEADER, ...ROWS), slug))).status).toBe(500);
    put.mockRestore();
    expect(await countChats(client)).toBe(0);
    for await (const { key } of app.ctx.storage.list(`chat-imports/${client.user.id}`))
      expect.unreachable(key);
  });

  it('accepts only the user’s own and public characters', async () => {
    const { client } = await start();
    const owner = await makeUser(app.ctx.db);
    const { slug, id } = await makeCharacter(app.ctx.db, { is_public: false, owner_id: owner.id });
    expect((await send(client, form(jsonl(...ROWS), slug))).status).toBe(404);
    await app.ctx.db
      .update(characters)
      .set({ owner_id: client.user.id })
      .where(eq(characters.id, id));
    expect((await send(client, form(jsonl(...ROWS), slug))).status).toBe(201);
    expect((await send(client, form(jsonl(...ROWS), 'nobody-here'))).status).toBe(404);
    expect((await send(client, form(jsonl(...ROWS)))).status).toBe(422);
  });

  it('is a form of limited size', async () => {
    const { client, slug } = await start();
    const json = await send(client, '{}', { 'content-type': 'application/json' });
    expect(json.status).toBe(415);
    const row = jsonl({ mes: 'a '.repeat(9000) });
    const large = await send(client, form(`${row}\n`.repeat(500), slug));
    expect(large.status).toBe(413);
  });
});

describe('an export', () => {
  it('of a regular chat has its greeting, versions and pictures, and can be imported', async () => {
    const { client, chat, slug } = await startChat(app);
    await sendMessage(client, chat.id, 'Hello');
    await manual.replyWith('Good evening.');
    const last = async () =>
      (await expectJson<Chat>(client.get(`/chat/${chat.id}`))).messages.at(-1)!;
    await expect.poll(async () => (await last()).content).toBe('Good evening.');
    await expectJson(client.post(`/chat/${chat.id}/messages/${(await last()).id}/regenerate`));
    await manual.replyWith('Good night.');
    await expect.poll(async () => (await last()).content).toBe('Good night.');
    const [header, ...rows] = await exported(client, chat.id);
    const { full_name } = client.user;
    expect(header).toEqual({
      user_name: full_name,
      character_name: chat.character.name,
      create_date: expect.any(String),
      chat_metadata: {},
    });
    const reply = { name: chat.character.name, is_user: false, is_system: false, extra: {} };
    expect(rows).toEqual([
      {
        ...reply,
        send_date: expect.any(String),
        mes: chat.greeting,
        swipes: [chat.greeting],
        swipe_id: 0,
      },
      {
        name: full_name,
        is_user: true,
        is_system: false,
        send_date: expect.any(String),
        mes: 'Hello',
        extra: {},
      },
      {
        ...reply,
        send_date: expect.any(String),
        mes: 'Good night.',
        swipes: ['Good evening.', 'Good night.'],
        swipe_id: 1,
      },
    ]);
    const again = await expectJson<Chat>(send(client, form(jsonl(header!, ...rows), slug)));
    expect(await exported(client, again.id)).toEqual([header, ...rows]);
    expect(await app.ctx.db.$count(messages, eq(messages.chat_id, again.id))).toBe(4);
  });

  it('of another user’s chat is not found', async () => {
    const { chat } = await startChat(app);
    const stranger = await app.signIn();
    expect((await stranger.get(`/chat/${chat.id}/export.jsonl`)).status).toBe(404);
  });
});
