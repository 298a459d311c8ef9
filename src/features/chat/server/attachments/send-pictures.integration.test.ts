import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { blocked_image_hashes, uploaded_pictures, users } from '#db/schema/index.ts';
import type { Chat, ChatList } from '#features/chat/contract.ts';
import type { Message } from '#features/chat/contract-messages.ts';
import { chatExport } from '#features/chat/server/personal-data.ts';
import { hashPicture } from '#features/images/server/hash-picture.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, expectJson, type TestApp, type TestClient } from '#tests/helpers/app.ts';
import { runJob } from '#tests/helpers/run-job.ts';
import { readChat, waitForReply } from '#tests/helpers/chat-pictures.ts';
import { followEvents, openChat, sendMessage } from '#tests/helpers/chats.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import { createMediaClient } from '#tests/helpers/images.ts';
import { sentPictureExport } from './personal-data.ts';
import { drawLandscape, sendPicture, uploadPicture } from '#tests/helpers/sent-pictures.ts';

const HOUR = 3_600_000;

let app: TestApp;
let fetchMedia: ReturnType<typeof createMediaClient>;
let client: TestClient;
let chatId: string;
let slug: string;
let small: Buffer;
let ahead = 0;

beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(Date.now() + ahead) });
  fetchMedia = createMediaClient(app);
  small = await drawLandscape(300, 200).jpeg().toBuffer();
  ({ slug } = await makeCharacter(app.ctx.db, {}));
});
beforeEach(async () => {
  ahead = 0;
  client = await app.signIn({ plan: 'premium' });
  chatId = (await openChat(client, slug)).id;
});
afterAll(() => app.close());

const upload = () => uploadPicture(client, chatId, small);
const post = (body: object, headers?: Record<string, string>) =>
  client.post(`/chat/${chatId}/messages`, body, headers);
const statusOf = async (address: string) => (await fetchMedia(address)).status;
async function countFiles(): Promise<number> {
  let count = 0;
  for await (const file of app.ctx.storage.list(`uploads/${client.user.id}`))
    count += file.key ? 1 : 0;
  return count;
}
const countRows = () =>
  app.ctx.db.$count(uploaded_pictures, eq(uploaded_pictures.user_id, client.user.id));
const sentIn = (chat: Chat, id: string): Message =>
  chat.messages.find((message) => message.id === id)!;

/** Sends a picture and waits for the reply. */
async function converse(content = 'Look at this lake'): Promise<Message> {
  const sent = await sendPicture(client, chatId, (await upload()).id, content);
  await waitForReply(client, chatId);
  return sent;
}

describe('a message with a picture', () => {
  test('is a text with an attachment, in every response', async () => {
    const events = await followEvents(client, chatId, (await openChat(client, slug)).event_id);
    const picture = await upload();
    const sent = await sendPicture(client, chatId, picture.id, 'Look at this lake');
    const attachment = { id: picture.id, width: 300, height: 200, alt: 'Photo' };
    expect(sent).toMatchObject({ content_type: 'text', content: 'Look at this lake', attachment });
    const event = await events.waitFor(
      ({ event: name, data }) => name === 'message' && data.message?.id === sent.id,
    );
    expect(event.data.message).toMatchObject({ attachment });
    await events.close();
    await waitForReply(client, chatId);
    expect(sentIn(await readChat(client, chatId), sent.id)).toMatchObject({ attachment });
    expect(await statusOf(sent.attachment!.url)).toBe(200);
  });

  test('needs no text, and is called a photo in the list of chats', async () => {
    const sent = await sendPicture(client, chatId, (await upload()).id);
    expect(sent.content).toBe('');
    const { data } = await expectJson<ChatList>(client.get('/chat/'));
    expect(data[0]!.last_message).toMatchObject({ content: 'Photo', sender: 'user' });
    await waitForReply(client, chatId);
    // It is the last message again when its reply is deleted.
    const reply = (await readChat(client, chatId)).messages.at(-1)!;
    expect((await client.delete(`/chat/${chatId}/messages/${reply.id}`)).status).toBe(204);
    const list = await expectJson<ChatList>(client.get('/chat/'));
    expect(list.data[0]!.last_message).toMatchObject({ content: 'Photo', sender: 'user' });
  });

  test('gets an honest reply from the demo engine, which cannot see', async () => {
    await converse('');
    const reply = (await readChat(client, chatId)).messages.at(-1)!;
    expect(reply.content).toMatch(/can’t see|not able to see|pictures do not reach me/);
    expect(reply.content).toContain('?');
    expect(reply.content).not.toContain('[Photo');
  });

  test('is required if the text is empty', async () => {
    expect((await post({ content: ' ' })).status).toBe(422);
  });

  test('is sent once: a repeat with its key has no effect, any other is a conflict', async () => {
    const { id } = await upload();
    const headers = { 'idempotency-key': 'once' };
    const first = await sendPicture(client, chatId, id, 'Look', headers);
    const again = await sendPicture(client, chatId, id, 'Look', headers);
    expect(again).toMatchObject({ id: first.id, attachment: { id } });
    const twice = await post({ content: 'Look again', picture_id: id });
    expect([twice.status, ((await twice.json()) as { detail: string }).detail]).toEqual([
      409,
      'This picture was already sent. Choose it again.',
    ]);
    const other = await post({ content: 'Look', picture_id: (await upload()).id }, headers);
    expect(other.status).toBe(409);
  });

  test('of another chat or user is not found', async () => {
    const { id } = await upload();
    const { slug: secondSlug } = await makeCharacter(app.ctx.db, {});
    const second = await openChat(client, secondSlug);
    const inOther = await client.post(`/chat/${second.id}/messages`, {
      content: 'Look',
      picture_id: id,
    });
    expect(inOther.status).toBe(404);
    const stranger = await app.signIn({ plan: 'premium' });
    const theirs = await openChat(stranger, slug);
    const byOther = await stranger.post(`/chat/${theirs.id}/messages`, {
      content: 'Look',
      picture_id: id,
    });
    expect(byOther.status).toBe(404);
    expect((await readChat(client, second.id)).messages).toEqual([]);
  });

  test('is refused after Premium has ended', async () => {
    const { id } = await upload();
    await app.ctx.db
      .update(users)
      .set({ plan: 'free', premium_until: null })
      .where(eq(users.id, client.user.id));
    const again = await app.signIn({ email: client.user.email });
    const refused = await again.post(`/chat/${chatId}/messages`, { content: '', picture_id: id });
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
      403,
      'premium_required',
    ]);
  });

  test('keeps its picture when its text is edited or added', async () => {
    const sent = await converse('');
    const edited = await expectJson<Message>(
      client.patch(`/chat/${chatId}/messages/${sent.id}`, { content: 'By the lake' }),
    );
    expect(edited).toMatchObject({ content: 'By the lake', attachment: sent.attachment });
    await waitForReply(client, chatId);
    expect(await statusOf(sent.attachment!.url)).toBe(200);
  });

  test('is found by its text, and named in an export for SillyTavern', async () => {
    const sent = await converse('A quiet shoreline');
    const found = await expectJson<{ count: number }>(client.get('/chat/search?q=shoreline'));
    expect(found.count).toBe(1);
    const lines = (await (await client.get(`/chat/${chatId}/export.jsonl`)).text()).split('\n');
    const line = lines.find((one) => one.includes('A quiet shoreline'))!;
    expect(JSON.parse(line)).toMatchObject({ extra: { image: `${sent.attachment!.id}.webp` } });
  });
});

describe('the files of a picture', () => {
  test('are deleted with its message', async () => {
    const sent = await converse();
    expect(await countFiles()).toBe(2);
    expect((await client.delete(`/chat/${chatId}/messages/${sent.id}`)).status).toBe(204);
    expect([await statusOf(sent.attachment!.url), await countFiles(), await countRows()]).toEqual([
      404, 0, 0,
    ]);
  });

  test('are deleted by a restart; one not sent yet stays', async () => {
    const sent = await converse();
    const waiting = await upload();
    await expectJson(client.patch(`/chat/${chatId}`));
    expect(await statusOf(sent.attachment!.url)).toBe(404);
    expect([await statusOf(waiting.url), await countFiles(), await countRows()]).toEqual([
      200, 2, 1,
    ]);
  });

  test('stay as long as a branch of the chat uses them', async () => {
    const sent = await converse();
    const branch = await expectJson<Chat>(
      client.post(`/chat/${chatId}/branch`, { message_id: sent.id }),
    );
    const copy = branch.messages.find(({ attachment }) => attachment)!;
    expect(copy.attachment!.id).not.toBe(sent.attachment!.id);
    expect(copy.attachment!.url).toBe(sent.attachment!.url);
    expect((await client.delete(`/chat/${chatId}/messages/${sent.id}`)).status).toBe(204);
    expect([await statusOf(copy.attachment!.url), await countFiles()]).toEqual([200, 2]);
    expect((await client.delete(`/chat/${branch.id}/messages/${copy.id}`)).status).toBe(204);
    expect([await statusOf(copy.attachment!.url), await countFiles()]).toEqual([404, 0]);
  });

  test('are deleted a day after an upload that was not sent', async () => {
    const sent = await converse();
    const { url } = await upload();
    ahead = 23 * HOUR;
    await runJob(app, 'chat.sweep-pictures');
    expect(await countRows()).toBe(2);
    ahead = 25 * HOUR;
    await runJob(app, 'chat.sweep-pictures');
    expect([await countRows(), await countFiles()]).toEqual([1, 2]);
    ahead = 0;
    expect([await statusOf(url), await statusOf(sent.attachment!.url)]).toEqual([404, 200]);
  });

  test('are deleted when a removed chat is purged', async () => {
    await converse();
    expect((await client.delete(`/chat/${chatId}`)).status).toBe(204);
    ahead = 8 * 24 * HOUR;
    await runJob(app, 'chat.purge');
    expect([await countRows(), await countFiles()]).toEqual([0, 0]);
  });

  test('are deleted when the picture is blocked; its message stays', async () => {
    const large = await drawLandscape(500, 900).modulate({ hue: 200 }).png().toBuffer();
    const sent = await sendPicture(client, chatId, (await uploadPicture(client, chatId, large)).id);
    await waitForReply(client, chatId);
    const { sha256: _other, ...hashes } = await hashPicture(large);
    await app.ctx.db
      .insert(blocked_image_hashes)
      .values({ id: newId(), ...hashes, reason: 'test', created_at: app.ctx.now() });
    await runJob(app, 'images.sweep');
    await app.ctx.db.delete(blocked_image_hashes);
    expect([await countRows(), await countFiles()]).toEqual([0, 0]);
    const left = sentIn(await readChat(client, chatId), sent.id);
    expect([left.content, left.attachment]).toEqual(['', undefined]);
  });
});

test('a reply to a picture can be regenerated, and another message can follow', async () => {
  await converse();
  const reply = (await readChat(client, chatId)).messages.at(-1)!;
  const again = await client.post(`/chat/${chatId}/messages/${reply.id}/regenerate`, {});
  expect(again.status).toBe(201);
  await waitForReply(client, chatId);
  await sendMessage(client, chatId, 'And how was your day?');
  await waitForReply(client, chatId);
  const last = (await readChat(client, chatId)).messages.at(-1)!;
  expect(last.content).not.toMatch(/can’t see/);
});

test('the user’s data export has every picture, and names its message', async () => {
  const sent = await converse('Where I grew up');
  const waiting = await upload();
  const files = new Map<string, string | Uint8Array>();
  for (const { files: read } of [chatExport, sentPictureExport])
    for await (const { path, content } of read(app.ctx, client.user.id, () => {})) {
      if (typeof content === 'string' || content instanceof Uint8Array) files.set(path, content);
      else {
        let text = '';
        for await (const piece of content) text += piece.toString();
        files.set(path, text);
      }
    }
  const pathOf = (id: string) => `chats/pictures/${id}.webp`;
  const chat = [...files].find(([path]) => path.endsWith(`${chatId}.jsonl`))![1];
  const lines = chat.toString().trim().split('\n');
  const line = lines.find((one) => one.includes('Where I grew up'))!;
  expect(JSON.parse(line)).toMatchObject({ attachment: pathOf(sent.attachment!.id) });
  for (const { id } of [sent.attachment!, waiting]) {
    const picture = await sharp(files.get(pathOf(id)) as Uint8Array).metadata();
    expect([picture.format, picture.width]).toEqual(['webp', 300]);
  }
  expect(await sentPictureExport.count(app.ctx, client.user.id)).toBe(2);
});
