import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { messages, speech_clips } from '#db/schema/index.ts';
import { holdTokens } from '#features/billing/server/index.ts';
import type { Chat } from '#features/chat/contract.ts';
import type { Message } from '#features/chat/contract-messages.ts';
import type { UserEvent } from '#features/chat/contract-events.ts';
import type { Speech } from '#features/voice/contract.ts';
import { sweepSpeech } from '#features/voice/server/index.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, expectJson, type TestApp, type TestClient } from '#tests/helpers/app.ts';
import { availableOf, expectBalancedBooks } from '#tests/helpers/books.ts';
import { openChat } from '#tests/helpers/chats.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import { createMediaClient } from '#tests/helpers/images.ts';
import { startSpeechServer, type SpeechServer } from '#tests/stand-ins/speech-server.ts';
import { findSpoken } from './find-spoken.ts';
import { speakInBackground } from './speak-in-background.ts';
import { speakFound } from './speak-message.ts';

const HOUR = 3_600_000;
let server: SpeechServer;
let app: TestApp;
let plain: TestApp;
let fetchMedia: ReturnType<typeof createMediaClient>;
let ahead = 0;

beforeAll(async () => {
  server = await startSpeechServer();
  const env = {
    SPEECH_BASE_URL: server.base_url,
    SPEECH_MODEL: 'speaker',
    SPEECH_MAX_PER_HOUR: '1000',
  };
  app = await createTestApp({ env, now: () => new Date(Date.now() + ahead) });
  plain = await createTestApp();
  fetchMedia = createMediaClient(app);
});
afterEach(() => {
  ahead = 0;
  server.spoken.length = 0;
});
afterAll(async () => {
  await app.close();
  await plain.close();
  await server.close();
});

/** A chat of a premium user in which the character said something. */
async function talk(
  content = '*smiles* Good evening. You are early.',
  { on = app, plan = 'premium' as 'free' | 'premium', sex = 'female' as 'female' | 'male' } = {},
) {
  const client = await on.signIn({ plan });
  const { slug } = await makeCharacter(on.ctx.db, { sex, voice: 'voice_2' });
  const chat = await openChat(client, slug);
  const reply = await say(on, chat, { content });
  return { client, chat, reply, path: `/chat/${chat.id}/messages/${reply}/speech` };
}

async function say(
  { ctx }: TestApp,
  { id: chat_id }: Pick<Chat, 'id'>,
  row: Partial<typeof messages.$inferInsert>,
): Promise<string> {
  const id = newId();
  const created_at = ctx.now();
  const said = { id, chat_id, sender: 'character' as const, content: 'Hello.', rev: 1, created_at };
  await ctx.db.insert(messages).values({ ...said, ...row });
  return id;
}

const readReply = async (client: TestClient, { id }: Chat, reply: string): Promise<Message> => {
  const chat = await expectJson<Chat>(client.get(`/chat/${id}`));
  return chat.messages.find((message) => message.id === reply)!;
};
const speak = (client: TestClient, path: string) => expectJson<Speech>(client.post(path));
/** What a user can spend, including the day's credits. */
const codeOf = async (response: Promise<Response>) => {
  const { status } = await response;
  return [status, ((await (await response).json()) as { code: string }).code];
};
async function filesOf(userId: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of app.ctx.storage.list(`speech/${userId}`)) keys.push(key);
  return keys;
}

describe('a reply', () => {
  it('is spoken without its narration, in the voice of its speaker, for one token', async () => {
    const { client, chat, reply, path } = await talk();
    const before = await availableOf(client);
    const speech = await speak(client, path);
    expect(server.spoken).toMatchObject([
      { input: 'Good evening. You are early.', voice: 'nova', response_format: 'mp3' },
    ]);
    expect(speech).toMatchObject({ is_demo: false });
    expect(speech.waveform).toHaveLength(64);
    expect(speech.duration_ms).toBeGreaterThan(1000);
    expect(await availableOf(client)).toBe(before - 1);
    const { data } = await expectJson<{ data: object[] }>(client.get('/billing/ledger'));
    expect(data[0]).toMatchObject({ kind: 'spend', purpose: 'voice_message', amount: -1 });
    expect(await readReply(client, chat, reply)).toMatchObject({
      speech,
      audio_url: speech.audio_url,
    });
    await expectBalancedBooks(app);
  });

  it('is spoken and charged once, however often it is requested', async () => {
    const { client, path } = await talk();
    const before = await availableOf(client);
    const free = server.hold();
    const calls = Array.from({ length: 4 }, () => speak(client, path));
    await server.waitUntil(() => server.spoken.length === 1);
    free();
    const spoken = await Promise.all(calls);
    expect(new Set(spoken.map(({ audio_url }) => audio_url)).size).toBe(1);
    expect(await speak(client, path)).toEqual(spoken[0]);
    expect(server.spoken).toHaveLength(1);
    expect(await availableOf(client)).toBe(before - 1);
    expect(await filesOf(client.user.id)).toHaveLength(1);
  });

  it('spoken by two processes at once is stored and charged once', async () => {
    const { client, reply, path } = await talk();
    const before = await availableOf(client);
    const free = server.hold();
    const first = speak(client, path);
    await server.waitUntil(() => server.spoken.length === 1);
    const spoken = (await findSpoken(app.ctx.db, reply, app.ctx.now()))!;
    const second = speakFound({ ...app.ctx, processId: newId() }, spoken);
    await server.waitUntil(() => server.spoken.length === 2);
    free();
    expect(await first).toEqual(await second);
    expect(await availableOf(client)).toBe(before - 1);
    expect(await filesOf(client.user.id)).toHaveLength(1);
    await expectBalancedBooks(app);
  });

  it('is read in parts at its signed address, and at no other', async () => {
    const { client, path } = await talk();
    const { audio_url } = await speak(client, path);
    const whole = await fetchMedia(audio_url);
    expect(whole.headers.get('content-type')).toBe('audio/mpeg');
    const bytes = Buffer.from(await whole.arrayBuffer());
    const part = await fetchMedia(audio_url, { headers: { range: 'bytes=100-199' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${bytes.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(100, 200));
    expect((await fetchMedia(audio_url.split('?')[0]!)).status).toBe(403);
    ahead = 13 * HOUR;
    expect((await fetchMedia(audio_url)).status).toBe(403);
  });

  it('of another character of a scene has that character’s voice', async () => {
    const { client, chat } = await talk();
    const other = await makeCharacter(app.ctx.db, { sex: 'male', voice: 'voice_1' });
    const reply = await say(app, chat, { character_id: other.id, content: 'And I am here too.' });
    await speak(client, `/chat/${chat.id}/messages/${reply}/speech`);
    expect(server.spoken).toMatchObject([{ voice: 'onyx' }]);
  });

  it('is spoken for free when its file was lost', async () => {
    const { client, path } = await talk();
    await speak(client, path);
    const before = await availableOf(client);
    for (const key of await filesOf(client.user.id)) await app.ctx.storage.remove(key);
    const { audio_url } = await speak(client, path);
    expect((await fetchMedia(audio_url)).status).toBe(200);
    expect(await availableOf(client)).toBe(before);
    await expectBalancedBooks(app);
  });
});

describe('what is not spoken', () => {
  it.each<[string, Partial<typeof messages.$inferInsert>, number, string]>([
    ['the user’s own message', { sender: 'user' }, 409, 'conflict'],
    ['a notice', { sender: 'system' }, 409, 'conflict'],
    ['a picture', { content_type: 'image', content: 'a picture' }, 409, 'conflict'],
    ['an open reply', { status: 'streaming', content: '' }, 409, 'reply_in_progress'],
    ['a failed reply', { status: 'failed', content: '' }, 409, 'conflict'],
    ['a reply without words', { content: '👋 ✨' }, 409, 'conflict'],
    [
      'text that may not be shown',
      { content: 'I am 15 years old, darling.' },
      400,
      'content_blocked',
    ],
  ])('%s', async (_, row, status, code) => {
    const { client, chat } = await talk();
    const id = await say(app, chat, row);
    const asked = client.post(`/chat/${chat.id}/messages/${id}/speech`);
    expect(await codeOf(asked)).toEqual([status, code]);
    expect(server.spoken).toEqual([]);
  });

  it('another user’s reply, and one that does not exist', async () => {
    const { path } = await talk();
    const stranger = await app.signIn({ plan: 'premium' });
    expect((await stranger.post(path)).status).toBe(404);
    const own = await talk();
    expect((await own.client.post(`/chat/${own.chat.id}/messages/${newId()}/speech`)).status).toBe(
      404,
    );
  });

  it('a reply for a free user, who gets the offer', async () => {
    const { client, path } = await talk('Hello.', { plan: 'free' });
    const response = await client.post(path);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      code: 'premium_required',
      upgrade_url: '/premium',
    });
    expect(server.spoken).toEqual([]);
  });

  it('a reply without a token for it', async () => {
    const { client, path } = await talk();
    await drain(client);
    expect(await codeOf(client.post(path))).toEqual([429, 'insufficient_tokens']);
    expect(server.spoken).toEqual([]);
  });
});

/** Reserves all tokens of a user. */
async function drain(client: TestClient) {
  const amount = await availableOf(client);
  await app.ctx.db.transaction((tx) =>
    holdTokens(tx, app.ctx, client.user.id, { amount, purpose: 'image', key: newId() }),
  );
}

describe('a fault of the server', () => {
  it.each([
    ['that rejects the request', { kind: 'status', status: 401 }],
    ['that sends no audio', { kind: 'malformed', body: '<html>', type: 'audio/mpeg' }],
    ['that sends nothing', { kind: 'empty' }],
  ] as const)('%s costs nothing, and stores nothing', async (_, fault) => {
    const { client, path, chat, reply } = await talk();
    const before = await availableOf(client);
    server.fail(fault);
    expect(await codeOf(client.post(path))).toEqual([503, 'speech_failed']);
    expect(await availableOf(client)).toBe(before);
    expect(await filesOf(client.user.id)).toEqual([]);
    expect((await readReply(client, chat, reply)).speech).toBeUndefined();
    await expectBalancedBooks(app);
    await speak(client, path);
    expect(await availableOf(client)).toBe(before - 1);
  });

  it('over the limit of all users is rejected before the server is called', async () => {
    const bound = await createTestApp({
      env: {
        SPEECH_BASE_URL: server.base_url,
        SPEECH_MODEL: 'speaker',
        SPEECH_MAX_PER_HOUR: '1',
      },
    });
    try {
      const { client, path } = await talk('One.', { on: bound });
      await speak(client, path);
      const next = await talk('Two.', { on: bound });
      const before = await availableOf(next.client);
      expect(await codeOf(next.client.post(next.path))).toEqual([503, 'engine_unavailable']);
      expect(await availableOf(next.client)).toBe(before);
      expect(server.spoken).toHaveLength(1);
    } finally {
      await bound.close();
    }
  });
});

describe('a clip ends', () => {
  const clipOf = async (reply: string) =>
    (await app.ctx.db.select().from(speech_clips).where(eq(speech_clips.message_id, reply)))[0];

  it.each<[string, (client: TestClient, chat: Chat, reply: string) => Promise<Response>]>([
    ['its message', (client, chat, reply) => client.delete(`/chat/${chat.id}/messages/${reply}`)],
    ['a restart', (client, chat) => client.patch(`/chat/${chat.id}`)],
    [
      'an edit',
      (client, chat, reply) =>
        client.patch(`/chat/${chat.id}/messages/${reply}`, { content: 'Good night.' }),
    ],
  ])('with %s, file and address too', async (_, act) => {
    const { client, chat, reply, path } = await talk();
    const { audio_url } = await speak(client, path);
    expect((await act(client, chat, reply)).ok).toBe(true);
    expect(await clipOf(reply)).toBeUndefined();
    expect(await filesOf(client.user.id)).toEqual([]);
    expect((await fetchMedia(audio_url)).status).toBe(404);
  });

  it('when its chat is removed', async () => {
    const { client, chat, path } = await talk();
    const { audio_url } = await speak(client, path);
    expect((await client.delete(`/chat/${chat.id}`)).ok).toBe(true);
    expect((await fetchMedia(audio_url)).status).toBe(404);
    expect((await client.post(path)).status).toBe(404);
  });

  it('and an edited reply is spoken again', async () => {
    const { client, chat, reply, path } = await talk();
    await speak(client, path);
    await client.patch(`/chat/${chat.id}/messages/${reply}`, { content: 'Good night.' });
    await speak(client, path);
    expect(server.spoken.map(({ input }) => input)).toEqual([
      'Good evening. You are early.',
      'Good night.',
    ]);
  });

  it('when its reply changes while it is spoken, free of charge', async () => {
    const { client, chat, reply, path } = await talk();
    const before = await availableOf(client);
    const free = server.hold();
    const asked = client.post(path);
    await server.waitUntil(() => server.spoken.length === 1);
    await client.patch(`/chat/${chat.id}/messages/${reply}`, { content: 'Good night.' });
    free();
    expect((await asked).status).toBe(409);
    expect(await availableOf(client)).toBe(before);
    expect(await filesOf(client.user.id)).toEqual([]);
    await expectBalancedBooks(app);
  });

  it('as an orphan, once the file is old enough', async () => {
    const { client, path } = await talk();
    await speak(client, path);
    const [kept] = await filesOf(client.user.id);
    const orphan = kept!.replace(/[^/]+$/, '0-left.mp3');
    await app.ctx.storage.put(orphan, Buffer.from('left'));
    await sweepSpeech(app.ctx);
    expect(await filesOf(client.user.id)).toHaveLength(2);
    ahead = 2 * HOUR;
    await sweepSpeech(app.ctx);
    expect(await filesOf(client.user.id)).toEqual([kept]);
  });
});

describe('without a server', () => {
  it('the browser gets the text to speak, and nothing is charged', async () => {
    const { client, path } = await talk('*nods* Hello *there*.', { on: plain, sex: 'male' });
    const before = await availableOf(client);
    const response = await client.post(path);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: 'browser_voice',
      spoken: { text: 'Hello there.', sex: 'male', voice: 'voice_2' },
    });
    expect(await availableOf(client)).toBe(before);
  });
});

describe('reply with voice', () => {
  const settingsOf = (chat: Chat) => `/chat/${chat.id}/settings`;

  it('is a setting of a chat, for plans with voice messages', async () => {
    const { client, chat } = await talk();
    expect((await client.patch(settingsOf(chat), { voice_replies: true })).status).toBe(200);
    expect(await expectJson(client.get(settingsOf(chat)))).toMatchObject({ voice_replies: true });
    const free = await talk('x', { plan: 'free' });
    expect(await codeOf(free.client.patch(settingsOf(free.chat), { voice_replies: true }))).toEqual(
      [403, 'premium_required'],
    );
  });

  it('speaks a reply in the background, and its readers get it', async () => {
    const { client, chat, reply } = await talk();
    const before = await availableOf(client);
    await speakInBackground(app.ctx, { message_id: reply, variant_index: 0 });
    await speakInBackground(app.ctx, { message_id: reply, variant_index: 0 });
    expect((await readReply(client, chat, reply)).speech).toMatchObject({ is_demo: false });
    expect(await availableOf(client)).toBe(before - 1);
  });

  it('reports failures to the user’s pages in one sentence', async () => {
    const { client, chat, reply } = await talk();
    await drain(client);
    const heard: unknown[] = [];
    const leave = app.ctx.live.subscribe(
      `user:${client.user.id}`,
      (event) => void heard.push(event),
    );
    await speakInBackground(app.ctx, { message_id: reply, variant_index: 0 });
    leave();
    expect(heard).toMatchObject([
      {
        event: 'speech',
        data: { chat_id: chat.id, message_id: reply, code: 'insufficient_tokens' },
      } satisfies { event: UserEvent['event']; data: object },
    ]);
    expect((await readReply(client, chat, reply)).speech).toBeUndefined();
  });

  it('ignores a version that is no longer shown', async () => {
    const { reply } = await talk();
    await speakInBackground(app.ctx, { message_id: reply, variant_index: 1 });
    expect(server.spoken).toEqual([]);
  });
});

describe('a sample', () => {
  it('is generated once, is free, and can be played by anybody', async () => {
    const [client, other] = [await app.signIn(), await app.signIn()];
    const before = await availableOf(client);
    const { audio_url } = await expectJson<{ audio_url: string }>(
      client.get('/voices/male/voice_1/sample'),
    );
    expect(await expectJson(other.get('/voices/male/voice_1/sample'))).toEqual({ audio_url });
    expect(server.spoken).toMatchObject([{ voice: 'onyx' }]);
    expect(await availableOf(client)).toBe(before);
    expect((await fetchMedia(audio_url)).headers.get('content-type')).toBe('audio/mpeg');
    expect((await fetchMedia('/media/voices/male-voice_1-0000000000000000.mp3')).status).toBe(404);
  });

  it('is spoken by the browser without a server', async () => {
    const client = await plain.signIn();
    const response = await client.get('/voices/female/voice_2/sample');
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: 'browser_voice',
      spoken: { sex: 'female', voice: 'voice_2' },
    });
  });
});
