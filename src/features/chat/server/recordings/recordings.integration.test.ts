import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users, voice_recordings } from '#db/schema/index.ts';
import type { Chat } from '#features/chat/contract.ts';
import type { Message } from '#features/chat/contract-messages.ts';
import { MAX_RECORDING_BYTES } from '#features/voice/limits.ts';
import { eraseDue } from '#features/accounts/server/deletion/erase-due.ts';
import { newId } from '#shared/ids.ts';
import { ACCOUNT_PARTS } from '#roles/account-parts.ts';
import { createTestApp, expectJson, type TestApp, type TestClient } from '#tests/helpers/app.ts';
import { runJob } from '#tests/helpers/run-job.ts';
import { readChat, waitForReply } from '#tests/helpers/chat-pictures.ts';
import { followEvents, openChat } from '#tests/helpers/chats.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import { createMediaClient } from '#tests/helpers/images.ts';
import { keepRecording, LISTENS, postRecording, sendRecording } from '#tests/helpers/recordings.ts';
import { makeMp3, makeWav } from '#tests/stand-ins/sounds.ts';
import { chatExport } from '../personal-data.ts';
import { recordingExport } from './personal-data.ts';

const HOUR = 3_600_000;

let app: TestApp;
let fetchMedia: ReturnType<typeof createMediaClient>;
let client: TestClient;
let chatId: string;
let slug: string;
let ahead = 0;

beforeAll(async () => {
  app = await createTestApp({ env: LISTENS, now: () => new Date(Date.now() + ahead) });
  fetchMedia = createMediaClient(app);
  ({ slug } = await makeCharacter(app.ctx.db, {}));
});
beforeEach(async () => {
  ahead = 0;
  client = await app.signIn({ plan: 'premium' });
  chatId = (await openChat(client, slug)).id;
});
afterAll(() => app.close());

const keep = () => keepRecording(client, chatId);
const statusOf = async (address: string) => (await fetchMedia(address)).status;
const countRows = () =>
  app.ctx.db.$count(voice_recordings, eq(voice_recordings.user_id, client.user.id));
async function countFiles(): Promise<number> {
  const keys: string[] = [];
  for await (const { key } of app.ctx.storage.list(`recordings/${client.user.id}`)) keys.push(key);
  return keys.length;
}
const counts = async () => [await countRows(), await countFiles()];
const messageOf = async (id: string): Promise<Message> =>
  (await readChat(client, chatId)).messages.find((message) => message.id === id)!;
const detailOf = async (refused: Response) =>
  [refused.status, ((await refused.json()) as { detail: string }).detail] as const;

/** Sends a message with its recording and waits for the reply. */
async function converse() {
  const sent = await sendRecording(client, chatId, (await keep()).id);
  await waitForReply(client, chatId);
  return { ...sent, recording: sent.recording! };
}

describe('a recording', () => {
  test('is stored unchanged, with its length and waveform, for its owner', async () => {
    const recording = await keep();
    expect(recording.duration_ms).toBe(1500);
    expect(Math.max(...recording.waveform)).toBe(100);
    const whole = await fetchMedia(recording.audio_url);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'audio/wav']);
    expect(whole.headers.get('cache-control')).toMatch(/^private/);
    expect(Buffer.from(await whole.arrayBuffer()).equals(makeWav(1.5))).toBe(true);
    const part = await fetchMedia(recording.audio_url, { headers: { range: 'bytes=0-3' } });
    expect([part.status, await part.text()]).toEqual([206, 'RIFF']);
    const bare = recording.audio_url.split('?')[0]!;
    expect([await statusOf(bare), await statusOf(`${recording.audio_url}x`)]).toEqual([403, 403]);
  });

  test('from a streaming recorder gets its true size', async () => {
    const { audio_url } = await expectJson<{ audio_url: string }>(
      postRecording(client, chatId, makeWav(1, 220, true)),
    );
    const bytes = Buffer.from(await (await fetchMedia(audio_url)).arrayBuffer());
    expect(bytes.equals(makeWav(1))).toBe(true);
  });

  test.each<[string, Uint8Array, number]>([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 422],
    ['an MP3 file', makeMp3(1), 422],
    ['a broken WAV file', makeWav(1).subarray(0, 14), 422],
    ['more than two minutes', makeWav(122, 220, false), 422],
    ['too many bytes', new Uint8Array(MAX_RECORDING_BYTES + 1), 413],
  ])('that is %s is rejected, and nothing is stored', async (_, bytes, status) => {
    expect((await postRecording(client, chatId, bytes)).status).toBe(status);
    expect(await counts()).toEqual([0, 0]);
  });

  test('needs a form with the part audio, Premium, and the user’s own chat', async () => {
    expect((await postRecording(client, chatId, makeWav(1), 'sound')).status).toBe(422);
    expect((await client.post(`/chat/${chatId}/recordings`, {})).status).toBe(415);
    const free = await app.signIn();
    const theirs = await openChat(free, slug);
    expect((await postRecording(free, theirs.id, makeWav(1))).status).toBe(403);
    const stranger = await app.signIn({ plan: 'premium' });
    expect((await postRecording(stranger, chatId, makeWav(1))).status).toBe(404);
    expect(await app.ctx.db.$count(voice_recordings, eq(voice_recordings.chat_id, chatId))).toBe(0);
  });
});

describe('a message with a recording', () => {
  test('includes it in every response', async () => {
    const events = await followEvents(client, chatId, (await openChat(client, slug)).event_id);
    const { id } = await keep();
    const sent = await sendRecording(client, chatId, id);
    expect(sent.recording).toMatchObject({ id, duration_ms: 1500 });
    const event = await events.waitFor(
      ({ event: name, data }) => name === 'message' && data.message?.id === sent.id,
    );
    expect(event.data.message).toMatchObject({ recording: { id } });
    await events.close();
    await waitForReply(client, chatId);
    const read = await messageOf(sent.id);
    expect(read.recording).toMatchObject({ id });
    expect(await statusOf(read.recording!.audio_url)).toBe(200);
  });

  test('needs text, and is judged by it', async () => {
    const { id } = await keep();
    const blank = await client.post(`/chat/${chatId}/messages`, { content: ' ', recording_id: id });
    expect(blank.status).toBe(422);
    const malformed = { content: 'Hello', recording_id: 'mine' };
    expect((await client.post(`/chat/${chatId}/messages`, malformed)).status).toBe(422);
  });

  test('is sent once: a repeat with its key has no effect, any other is a conflict', async () => {
    const { id } = await keep();
    const headers = { 'idempotency-key': 'once' };
    const first = await sendRecording(client, chatId, id, 'Hello', headers);
    const again = await sendRecording(client, chatId, id, 'Hello', headers);
    expect(again).toMatchObject({ id: first.id, recording: { id } });
    const body = { content: 'Hello again', recording_id: id };
    expect(await detailOf(await client.post(`/chat/${chatId}/messages`, body))).toEqual([
      409,
      'This recording was already sent. Speak again.',
    ]);
    const other = { content: 'Hello', recording_id: (await keep()).id };
    expect((await client.post(`/chat/${chatId}/messages`, other, headers)).status).toBe(409);
  });

  test('of another chat or user, or a guessed one, is not found', async () => {
    const { id } = await keep();
    const second = await openChat(client, (await makeCharacter(app.ctx.db, {})).slug);
    const stranger = await app.signIn({ plan: 'premium' });
    const theirs = await openChat(stranger, slug);
    for (const [by, chat, recording_id] of [
      [client, second.id, id],
      [stranger, theirs.id, id],
      [client, chatId, newId()],
    ] as const)
      expect(
        await detailOf(await by.post(`/chat/${chat}/messages`, { content: 'Hello', recording_id })),
      ).toEqual([404, 'This recording no longer exists.']);
    expect(await readChat(client, second.id)).toMatchObject({ messages: [] });
    expect((await stranger.delete(`/chat/${chatId}/recordings/${id}`)).status).toBe(404);
    expect((await stranger.delete(`/chat/${theirs.id}/recordings/${id}`)).status).toBe(404);
    expect(await counts()).toEqual([1, 1]);
  });

  test('keeps it when its text is edited or its reply is regenerated', async () => {
    const sent = await converse();
    const edited = await expectJson<Message>(
      client.patch(`/chat/${chatId}/messages/${sent.id}`, { content: 'Shall we walk?' }),
    );
    expect(edited).toMatchObject({
      content: 'Shall we walk?',
      recording: { id: sent.recording.id },
    });
    await waitForReply(client, chatId);
    const reply = (await readChat(client, chatId)).messages.at(-1)!;
    await expectJson(client.post(`/chat/${chatId}/messages/${reply.id}/regenerate`, {}));
    await waitForReply(client, chatId);
    expect((await messageOf(sent.id)).recording).toMatchObject({ id: sent.recording.id });
    expect(await statusOf(sent.recording.audio_url)).toBe(200);
  });

  test('loses only its recording when that is deleted, and readers are notified', async () => {
    const sent = await converse();
    const { event_id } = await openChat(client, slug);
    const events = await followEvents(client, chatId, event_id);
    const path = `/chat/${chatId}/recordings/${sent.recording.id}`;
    expect((await client.delete(path)).status).toBe(204);
    const event = await events.waitFor(
      ({ event: name, data }) => name === 'message' && data.message?.id === sent.id,
    );
    expect(event.data.message).not.toHaveProperty('recording');
    await events.close();
    const left = await messageOf(sent.id);
    expect([left.content, left.recording]).toEqual([sent.content, undefined]);
    expect([await statusOf(sent.recording.audio_url), ...(await counts())]).toEqual([404, 0, 0]);
    expect((await client.delete(path)).status).toBe(404);
  });
});

describe('the file of a recording', () => {
  test('that was not sent can be deleted at once', async () => {
    const { id, audio_url } = await keep();
    expect((await client.delete(`/chat/${chatId}/recordings/${id}`)).status).toBe(204);
    expect([await statusOf(audio_url), ...(await counts())]).toEqual([404, 0, 0]);
  });

  test('is deleted with its message', async () => {
    const sent = await converse();
    expect((await client.delete(`/chat/${chatId}/messages/${sent.id}`)).status).toBe(204);
    expect([await statusOf(sent.recording.audio_url), ...(await counts())]).toEqual([404, 0, 0]);
  });

  test('is deleted by a restart; one not sent yet stays', async () => {
    const sent = await converse();
    const waiting = await keep();
    await expectJson(client.patch(`/chat/${chatId}`));
    expect(await statusOf(sent.recording.audio_url)).toBe(404);
    expect([await statusOf(waiting.audio_url), ...(await counts())]).toEqual([200, 1, 1]);
  });

  test('stays as long as a branch of the chat uses it', async () => {
    const sent = await converse();
    const branch = await expectJson<Chat>(
      client.post(`/chat/${chatId}/branch`, { message_id: sent.id }),
    );
    const copy = branch.messages.find(({ recording }) => recording)!;
    expect(copy.recording!.id).not.toBe(sent.recording.id);
    await client.delete(`/chat/${chatId}/recordings/${sent.recording.id}`);
    expect([await statusOf(copy.recording!.audio_url), ...(await counts())]).toEqual([200, 1, 1]);
    await client.delete(`/chat/${branch.id}/messages/${copy.id}`);
    expect([await statusOf(copy.recording!.audio_url), ...(await counts())]).toEqual([404, 0, 0]);
  });

  test('is deleted a day after it was stored and not sent', async () => {
    const sent = await converse();
    const { audio_url } = await keep();
    ahead = 23 * HOUR;
    await runJob(app, 'chat.sweep-recordings');
    expect(await countRows()).toBe(2);
    ahead = 25 * HOUR;
    await runJob(app, 'chat.sweep-recordings');
    expect(await counts()).toEqual([1, 1]);
    ahead = 0;
    expect([await statusOf(audio_url), await statusOf(sent.recording.audio_url)]).toEqual([
      404, 200,
    ]);
  });

  test('cannot be played in a removed chat, can again after a restore, and is purged with it', async () => {
    const { recording } = await converse();
    expect((await client.delete(`/chat/${chatId}`)).status).toBe(204);
    expect([await statusOf(recording.audio_url), ...(await counts())]).toEqual([404, 1, 1]);
    await expectJson(client.post(`/chat/${chatId}/restore`));
    expect(await statusOf(recording.audio_url)).toBe(200);
    expect((await client.delete(`/chat/${chatId}`)).status).toBe(204);
    ahead = 8 * 24 * HOUR;
    await runJob(app, 'chat.purge');
    expect(await counts()).toEqual([0, 0]);
  });

  test('without a row is deleted by the nightly sweep unless it is new', async () => {
    await converse();
    await app.ctx.storage.put(`recordings/${client.user.id}/${newId()}.wav`, makeWav(1));
    await runJob(app, 'chat.purge');
    expect(await counts()).toEqual([1, 2]);
    ahead = 2 * HOUR;
    await runJob(app, 'chat.purge');
    expect(await counts()).toEqual([1, 1]);
  });
});

test('the user’s data export has every recording, and names its message', async () => {
  const sent = await converse();
  const waiting = await keep();
  const files = new Map<string, string | Uint8Array>();
  for (const { files: read } of [chatExport, recordingExport])
    for await (const { path, content } of read(app.ctx, client.user.id, () => {})) {
      if (typeof content === 'string' || content instanceof Uint8Array) files.set(path, content);
      else {
        let text = '';
        for await (const piece of content) text += piece;
        files.set(path, text);
      }
    }
  const pathOf = (id: string) => `chats/recordings/${id}.wav`;
  const [, chat] = [...files].find(([path]) => path.endsWith(`${chatId}.jsonl`))!;
  const lines = chat.toString().trim().split('\n');
  expect(JSON.parse(lines.find((line) => line.includes(sent.id))!)).toMatchObject({
    recording: pathOf(sent.recording.id),
  });
  for (const { id } of [sent.recording, waiting])
    expect(makeWav(1.5).equals(files.get(pathOf(id)) as Uint8Array)).toBe(true);
  const listed = JSON.parse(files.get('chats/recordings.json') as string) as object[];
  const noted = { chat_id: chatId, duration_ms: 1500, created_at: expect.any(String) };
  expect(listed).toEqual([
    { file: pathOf(sent.recording.id), message_id: sent.id, ...noted },
    { file: pathOf(waiting.id), message_id: null, ...noted },
  ]);
  expect(await recordingExport.count(app.ctx, client.user.id)).toBe(2);
});

test('an erased account has no recording left', async () => {
  const sent = await converse();
  await keep();
  const change = { erase_at: app.ctx.now() };
  await app.ctx.db.update(users).set(change).where(eq(users.id, client.user.id));
  await eraseDue(app.ctx, ACCOUNT_PARTS);
  expect([await statusOf(sent.recording.audio_url), ...(await counts())]).toEqual([404, 0, 0]);
});

test('without a transcription server nothing can be kept', async () => {
  const plain = await createTestApp();
  try {
    const person = await plain.signIn({ plan: 'premium' });
    const { slug: known } = await makeCharacter(plain.ctx.db, {});
    const chat = await openChat(person, known);
    expect((await postRecording(person, chat.id, makeWav(1))).status).toBe(409);
  } finally {
    await plain.close();
  }
});

test('a recording can still be played and sent after Premium ended', async () => {
  const { id } = await keep();
  const change = { plan: 'free', premium_until: null } as const;
  await app.ctx.db.update(users).set(change).where(eq(users.id, client.user.id));
  const again = await app.signIn({ email: client.user.email });
  const sent = await sendRecording(again, chatId, id);
  expect(await statusOf(sent.recording!.audio_url)).toBe(200);
});
