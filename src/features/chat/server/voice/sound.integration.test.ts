import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { messages, speech_clips } from '#db/schema/index.ts';
import type { Chat } from '#features/chat/contract.ts';
import type { Sound, Speech } from '#features/voice/contract.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, expectJson, type TestApp, type TestClient } from '#tests/helpers/app.ts';
import { availableOf, expectBalancedBooks } from '#tests/helpers/books.ts';
import { openChat } from '#tests/helpers/chats.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import { createMediaClient } from '#tests/helpers/images.ts';
import { startSpeechServer, type SpeechServer } from '#tests/stand-ins/speech-server.ts';

let server: SpeechServer;
let app: TestApp;
let fetchMedia: ReturnType<typeof createMediaClient>;

beforeAll(async () => {
  server = await startSpeechServer({ secondsOf: () => 4 });
  app = await createTestApp({
    env: { SPEECH_BASE_URL: server.base_url, SPEECH_MODEL: 'speaker' },
  });
  fetchMedia = createMediaClient(app);
});
afterEach(() => void (server.spoken.length = 0));
afterAll(async () => {
  await app.close();
  await server.close();
});

/** A chat of a premium user in which the character said something. */
async function talk() {
  const client = await app.signIn({ plan: 'premium' });
  const { slug } = await makeCharacter(app.ctx.db);
  const chat = await openChat(client, slug);
  const reply = newId();
  await app.ctx.db.insert(messages).values({
    id: reply,
    chat_id: chat.id,
    sender: 'character',
    content: 'Good evening. You are early.',
    rev: 1,
    created_at: app.ctx.now(),
  });
  return { client, chat, reply, path: `/chat/${chat.id}/messages/${reply}` };
}

const sound = (client: TestClient, path: string) => expectJson<Sound>(client.post(`${path}/sound`));
const speak = (client: TestClient, path: string) =>
  expectJson<Speech>(client.post(`${path}/speech`));
const fromStart = { headers: { range: 'bytes=0-' } };
const speechOf = async (client: TestClient, { id }: Chat, reply: string) =>
  (await expectJson<Chat>(client.get(`/chat/${id}`))).messages.find((one) => one.id === reply)!
    .speech;
async function filesOf(client: TestClient): Promise<number> {
  let count = 0;
  for await (const _file of app.ctx.storage.list(`speech/${client.user.id}`)) count += 1;
  return count;
}

describe('a reply that is being spoken', () => {
  it('can be played before its end, and is the same when it is stored', async () => {
    const { client, chat, reply, path } = await talk();
    const before = await availableOf(client);
    const end = server.holdEnds();
    const { audio_url, speech } = await sound(client, path);
    expect(speech).toBeNull();
    const live = await fetchMedia(audio_url, fromStart);
    expect([live.status, live.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    expect(live.headers.get('cache-control')).toBe('no-store');
    const reader = live.body!.getReader();
    const first = await reader.read();
    expect(first.value!.length).toBeGreaterThan(1000);
    expect(await speechOf(client, chat, reply)).toBeUndefined();
    end();
    const parts = [first.value!];
    for (let next = await reader.read(); !next.done; next = await reader.read())
      parts.push(next.value);
    // The stream ends when it is stored: from then on, the same address is a file that supports
    // ranges.
    const stored = await fetchMedia(audio_url, { headers: { range: 'bytes=100-199' } });
    expect(stored.status).toBe(206);
    const whole = Buffer.from(await (await fetchMedia(audio_url)).arrayBuffer());
    expect(Buffer.concat(parts).equals(whole)).toBe(true);
    expect(Buffer.from(await stored.arrayBuffer()).equals(whole.subarray(100, 200))).toBe(true);
    expect(await speechOf(client, chat, reply)).toMatchObject({ is_demo: false });
    const again = await sound(client, path);
    expect(again.speech).toEqual(await speak(client, path));
    expect(again.audio_url).toBe(again.speech!.audio_url);
    expect(server.spoken).toHaveLength(1);
    expect(await availableOf(client)).toBe(before - 1);
    await expectBalancedBooks(app);
  });

  it('is generated once for callers that wait for its end and those that do not', async () => {
    const { client, path } = await talk();
    const before = await availableOf(client);
    const end = server.holdEnds();
    const begun = await sound(client, path);
    const whole = speak(client, path);
    // A player that first asks for a few bytes gets them with the total size.
    const probe = fetchMedia(begun.audio_url, { headers: { range: 'bytes=0-1' } });
    end();
    expect((await probe).status).toBe(206);
    expect((await whole).audio_url.split('?')[0]).toBe(begun.audio_url.split('?')[0]);
    expect(server.spoken).toHaveLength(1);
    expect(await availableOf(client)).toBe(before - 1);
  });

  it('is generated again at another address when the server disconnects, and charged once', async () => {
    const { client, path } = await talk();
    const before = await availableOf(client);
    server.fail({ kind: 'cut' });
    const { audio_url } = await sound(client, path);
    const whole = speak(client, path);
    expect(await playsToEnd(audio_url)).toBe(false);
    const { audio_url: stored } = await whole;
    expect((await fetchMedia(stored)).status).toBe(200);
    expect((await fetchMedia(audio_url, fromStart)).status).toBe(404);
    expect(await availableOf(client)).toBe(before - 1);
    expect(await filesOf(client)).toBe(1);
    await expectBalancedBooks(app);
  });

  it('costs nothing when it cannot be generated', async () => {
    const { client, path } = await talk();
    const before = await availableOf(client);
    server.fail({ kind: 'cut' });
    server.fail({ kind: 'status', status: 400 });
    const { audio_url } = await sound(client, path);
    expect(await playsToEnd(audio_url)).toBe(false);
    await expect.poll(() => availableOf(client)).toBe(before);
    expect((await fetchMedia(audio_url)).status).toBe(404);
    expect(await filesOf(client)).toBe(0);
    await expectBalancedBooks(app);
  });

  it('is rejected like one that is waited for', async () => {
    const { client, path } = await talk();
    server.fail({ kind: 'status', status: 401 });
    const response = await client.post(`${path}/sound`);
    expect([response.status, await response.json()]).toMatchObject([
      503,
      { code: 'speech_failed' },
    ]);
  });

  it('can be played only at its own address, and not after its chat is removed', async () => {
    const { client, chat, path } = await talk();
    const before = await availableOf(client);
    const end = server.holdEnds();
    const { audio_url } = await sound(client, path);
    expect((await fetchMedia(audio_url.replace('&audience=live', ''))).status).toBe(403);
    expect((await client.delete(`/chat/${chat.id}`)).ok).toBe(true);
    expect((await fetchMedia(audio_url)).status).toBe(404);
    end();
    await expect.poll(() => availableOf(client)).toBe(before);
  });
});

describe('a reply that another process speaks', () => {
  it('is waited for until it is stored', async () => {
    const { client, chat, reply, path } = await talk();
    const { audio_url } = await speak(client, path);
    const key = new URL(audio_url, 'http://x').pathname.slice('/media/'.length);
    const live = app.ctx.addresses.sign(key, app.ctx.now(), 'live');
    const other = live.replace(reply, newId());
    expect((await fetchMedia(live, fromStart)).status).toBe(206);
    const [clip] = await app.ctx.db.delete(speech_clips).where(isClipOf(reply)).returning();
    const begun = fetchMedia(live, fromStart);
    await app.ctx.db.insert(speech_clips).values(clip!);
    expect((await begun).status).toBe(206);
    // The address is signed only for its message.
    expect((await fetchMedia(other, fromStart)).status).toBe(403);
    await client.patch(`/chat/${chat.id}/messages/${reply}`, { content: 'Good night.' });
    const waiting = fetchMedia(live, fromStart);
    await speak(client, path);
    // Another file was stored meanwhile.
    expect((await waiting).status).toBe(404);
  });
});

const isClipOf = (reply: string) => eq(speech_clips.message_id, reply);

/** Whether everything that an address promises can be played. */
async function playsToEnd(address: string): Promise<boolean> {
  const response = await fetchMedia(address, fromStart);
  if (response.status !== 200) return false;
  return response.arrayBuffer().then(
    () => true,
    () => false,
  );
}
