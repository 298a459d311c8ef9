import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { image_jobs, messages } from '#db/schema/index.ts';
import type { ImageJob } from '#features/images/contract.ts';
import { createTestApp, expectJson, type TestApp } from '#tests/helpers/app.ts';
import {
  balanceOf,
  collectionOf,
  readChat,
  waitForReply,
  waitForPicture,
} from '#tests/helpers/chat-pictures.ts';
import { startChat, followEvents, openChat, sendMessage } from '#tests/helpers/chats.ts';
import { createFakeImages } from '#tests/helpers/fake-images.ts';
import { createMedia } from '#roles/media.ts';
import type { ChatSummary } from '../contract.ts';
import type { Message } from '../contract-messages.ts';
import { servePictures } from './settle-picture.ts';

const ASK = 'Send me a selfie at the beach in a red dress';
const fake = createFakeImages();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ image: fake.engine });
});
beforeEach(() => fake.reset());
afterAll(() => app.close());

const never = () => new Promise<'made'>(() => undefined);
const isPicture = ({ data }: { data: { message?: Message } }) =>
  data.message?.content_type === 'image';
const jobOf = async (messageId: string) => {
  const [row] = await app.ctx.db.select().from(messages).where(eq(messages.id, messageId));
  return row!.image_job_id!;
};

/** A chat with a picture in progress that never finishes on its own. */
async function startPictureJob() {
  fake.decide = never;
  const begun = await startChat(app);
  const events = await followEvents(begun.client, begun.chat.id, begun.chat.event_id);
  const sent = await sendMessage(begun.client, begun.chat.id, ASK);
  const { message } = (await events.waitFor(isPicture)).data;
  await expect.poll(() => fake.requests.length).toBe(1);
  return { ...begun, events, sent, picture: message };
}

describe('a requested picture', () => {
  test('follows the reply, is charged once, and is in the collection', async () => {
    const { client, chat, slug } = await startChat(app);
    const events = await followEvents(client, chat.id, chat.event_id);
    const sent = await sendMessage(client, chat.id, ASK);
    const pending = (await events.waitFor(isPicture)).data.message;
    expect(pending).toMatchObject({ sender: 'character', status: 'pending', content: '' });
    expect(pending.picture).toMatchObject({
      description: 'a selfie at the beach in a red dress',
      image: null,
      failure: null,
    });
    const reply = events.received.findLast(({ data }) => data.message?.id === sent.reply_id);
    expect(reply?.data.message.status).toBe('done');
    const came = (await events.waitFor(isPicture)).data.message;
    expect(came).toMatchObject({ id: pending.id, status: 'done', picture: { failure: null } });
    expect(came.id > sent.reply_id!).toBe(true);
    const file = await new Hono().route('/media', createMedia(app.ctx)).request(came.content);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const [stored, ...others] = await collectionOf(client);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({ url: came.content, character_slug: slug, source: 'chat' });
    expect(stored).toMatchObject({
      is_nsfw: false,
      prompt: 'a selfie at the beach in a red dress',
    });
    expect(await balanceOf(client)).toMatchObject({ available: 18, held: 0 });
    expect(fake.requests[0]!.prompt).toContain('adult');
    const [row] = (await expectJson<{ data: ChatSummary[] }>(client.get('/chat/'))).data;
    expect(row!.last_message).toEqual({
      content: 'Sent a picture',
      sender: 'character',
      content_type: 'image',
    });
    expect(row!.unread).toBe(2);
    const page = await readChat(client, chat.id);
    expect(page.count).toBe(page.messages.length);
    expect(page.messages.at(-1)).toEqual(came);
    await events.close();
  });

  test('reaches readers that connect while it is in progress; pages include it once it is finished', async () => {
    const { client, chat, picture, events } = await startPictureJob();
    await events.close();
    const page = await readChat(client, chat.id);
    expect(page.messages.some(({ content_type }) => content_type === 'image')).toBe(false);
    expect(page.count).toBe(page.messages.length);
    const later = await followEvents(client, chat.id, page.event_id);
    expect((await later.waitFor(isPicture)).data.message).toMatchObject({
      id: picture.id,
      status: 'pending',
    });
    await later.close();
    await client.post(`/generate/jobs/${await jobOf(picture.id)}/cancel`);
    await waitForPicture(client, chat.id, 'stopped');
  });

  test('does not delay the next reply', async () => {
    const { client, chat, picture, events } = await startPictureJob();
    await sendMessage(client, chat.id, 'Tell me about your day meanwhile');
    await waitForReply(client, chat.id);
    await client.post(`/generate/jobs/${await jobOf(picture.id)}/cancel`);
    await events.close();
  });

  test('is made once for a repeated send, and once for a regenerated reply', async () => {
    const { client, chat } = await startChat(app);
    const key = { 'idempotency-key': 'ask-for-a-picture-1' };
    const [first, again] = await Promise.all([
      sendMessage(client, chat.id, ASK, key),
      sendMessage(client, chat.id, ASK, key),
    ]);
    expect(again.id).toBe(first.id);
    await waitForPicture(client, chat.id, 'done');
    await sendMessage(client, chat.id, ASK, key);
    await expectJson(client.post(`/chat/${chat.id}/messages/${first.reply_id}/regenerate`));
    await waitForReply(client, chat.id);
    expect((await readChat(client, chat.id)).messages.map((m) => m.content_type)).toEqual([
      'text',
      'text',
      'text',
      'image',
    ]);
    expect(await collectionOf(client)).toHaveLength(1);
    expect(await balanceOf(client)).toMatchObject({ available: 18, held: 0 });
  });

  test('two concurrent requests make two pictures, in the order of their replies', async () => {
    const { client, chat } = await startChat(app);
    await Promise.all([
      sendMessage(client, chat.id, 'Send me a picture of your garden'),
      sendMessage(client, chat.id, 'Show me a photo of your kitchen'),
    ]);
    await expect.poll(async () => (await collectionOf(client)).length).toBe(2);
    expect(await balanceOf(client)).toMatchObject({ available: 16, held: 0 });
  });

  test('is included with Premium: no tokens are held', async () => {
    const { slug } = await startChat(app);
    const person = await app.signIn({ plan: 'premium' });
    const chat = await openChat(person, slug);
    await sendMessage(person, chat.id, 'Send me a picture');
    await waitForPicture(person, chat.id, 'done');
    expect(fake.requests).toHaveLength(1);
    const { data } = await expectJson<{ data: { purpose: string | null }[] }>(
      person.get('/billing/ledger'),
    );
    expect(data.filter(({ purpose }) => purpose === 'image')).toEqual([]);
  });

  test('is not accessible to other users', async () => {
    const { client, chat, picture, events } = await startPictureJob();
    const stranger = await app.signIn();
    const job = await jobOf(picture.id);
    for (const answer of [
      stranger.post(`/chat/${chat.id}/messages/${picture.id}/regenerate`),
      stranger.post(`/generate/jobs/${job}/cancel`),
      stranger.get(`/generate/jobs/${job}`),
      stranger.get(`/chat/${chat.id}/events`),
    ])
      expect((await answer).status).toBe(404);
    await events.close();
    await client.post(`/generate/jobs/${job}/cancel`);
  });
});

describe('a failed picture', () => {
  test('without enough tokens: the reply is kept, and the price is shown in the picture’s place', async () => {
    const { client, chat } = await startChat(app);
    await expectJson(
      client.post('/generate/image', { prompt: 'A quiet sea', number_of_images: 8 }),
    );
    await expectJson(
      client.post('/generate/image', { prompt: 'A quiet sea', number_of_images: 2 }),
    );
    await sendMessage(client, chat.id, ASK);
    const refused = await waitForPicture(client, chat.id, 'failed');
    expect(refused.picture).toMatchObject({
      image: null,
      failure: { code: 'insufficient_tokens' },
    });
    expect(refused.picture!.failure!.detail).toMatch(/2 tokens.*midnight UTC.*Premium/);
    await waitForReply(client, chat.id);
    const retry = await client.post(`/chat/${chat.id}/messages/${refused.id}/regenerate`);
    expect(retry.status).toBe(429);
    expect(await retry.json()).toMatchObject({
      code: 'insufficient_tokens',
      upgrade_url: '/premium',
    });
    const [row] = (await expectJson<{ data: ChatSummary[] }>(client.get('/chat/'))).data;
    expect(row!.last_message?.content_type).toBe('text');
  });

  test('of a broken engine: refunds the tokens, and a retry makes it once in its place', async () => {
    fake.decide = async () => 'engine_unavailable';
    const { client, chat } = await startChat(app);
    await sendMessage(client, chat.id, ASK);
    const failed = await waitForPicture(client, chat.id, 'failed');
    expect(failed.picture!.failure!.detail).toMatch(/not responding/);
    expect(await balanceOf(client)).toMatchObject({ available: 20, held: 0 });
    fake.reset();
    const path = `/chat/${chat.id}/messages/${failed.id}/regenerate`;
    const key = { 'idempotency-key': 'try-once-more' };
    const answers = await Promise.all([client.post(path, {}, key), client.post(path, {}, key)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const came = await waitForPicture(client, chat.id, 'done');
    expect(came.id).toBe(failed.id);
    expect((await client.post(path)).status).toBe(409);
    expect(await balanceOf(client)).toMatchObject({ available: 18, held: 0 });
    expect(fake.requests).toHaveLength(1);
  });

  test('refused by moderation: character and words are checked together, and no tokens are held', async () => {
    const { client, chat } = await startChat(app, { description: 'She is 15.' });
    await sendMessage(client, chat.id, ASK);
    const refused = await waitForPicture(client, chat.id, 'failed');
    expect(refused.picture!.failure!.code).toBe('content_blocked');
    expect(fake.requests).toHaveLength(0);
    expect(await balanceOf(client)).toMatchObject({ available: 20, held: 0 });
    const retry = await client.post(`/chat/${chat.id}/messages/${refused.id}/regenerate`);
    expect(retry.status).toBe(400);
  });

  test('that is canceled: refunds the tokens at once', async () => {
    const { client, picture, events } = await startPictureJob();
    expect(await balanceOf(client)).toMatchObject({ available: 18, held: 2 });
    await expectJson<ImageJob>(client.post(`/generate/jobs/${picture.picture!.job_id}/cancel`));
    expect((await events.waitFor(isPicture)).data.message.status).toBe('stopped');
    expect(await balanceOf(client)).toMatchObject({ available: 20, held: 0 });
    expect(await collectionOf(client)).toEqual([]);
    await events.close();
  });
});

describe('a picture in progress', () => {
  test.each([
    ['restarted', 'patch'],
    ['removed', 'delete'],
  ] as const)(
    'is canceled when its chat is %s, and its tokens are refunded',
    async (_name, method) => {
      const { client, chat, picture, events } = await startPictureJob();
      const job = picture.picture!.job_id;
      await client[method](`/chat/${chat.id}`);
      expect(await balanceOf(client)).toMatchObject({ available: 20, held: 0 });
      expect(fake.requests[0]!.signal!.aborted).toBe(true);
      expect(await expectJson(client.get(`/generate/jobs/${job}`))).toMatchObject({
        status: 'cancelled',
      });
      if (method === 'delete') {
        await expectJson(client.post(`/chat/${chat.id}/restore`));
        await waitForPicture(client, chat.id, 'stopped');
      } else expect((await readChat(client, chat.id)).messages).toEqual([]);
      await events.close();
    },
  );

  test('is canceled by an edit of the requesting message; the new text decides', async () => {
    const { client, chat, sent, events } = await startPictureJob();
    const path = `/chat/${chat.id}/messages/${sent.id}`;
    await expectJson(client.patch(path, { content: 'Tell me a story instead' }));
    await waitForReply(client, chat.id);
    expect(await balanceOf(client)).toMatchObject({ available: 20, held: 0 });
    const { messages: left } = await readChat(client, chat.id);
    expect(left.some(({ content_type }) => content_type === 'image')).toBe(false);
    fake.reset();
    await expectJson(client.patch(path, { content: 'Send me a picture of your garden' }));
    expect((await waitForPicture(client, chat.id, 'done')).picture!.description).toBe('her garden');
    expect(await balanceOf(client)).toMatchObject({ available: 18, held: 0 });
    await events.close();
  });

  test('a restart keeps finished ones in the collection', async () => {
    const { client, chat } = await startChat(app);
    await sendMessage(client, chat.id, ASK);
    await waitForPicture(client, chat.id, 'done');
    await client.patch(`/chat/${chat.id}`);
    expect((await readChat(client, chat.id)).messages).toEqual([]);
    expect(await collectionOf(client)).toHaveLength(1);
  });

  test('undoing a removal restores picture messages', async () => {
    const { client, chat } = await startChat(app);
    await sendMessage(client, chat.id, ASK);
    await waitForPicture(client, chat.id, 'done');
    await client.delete(`/chat/${chat.id}`);
    await expectJson(client.post(`/chat/${chat.id}/restore`));
    expect((await waitForPicture(client, chat.id, 'done')).content).toMatch(/^\/media\/images\//);
  });
});

test('a picture deleted in the collection disappears from the chat, and is restored with it', async () => {
  const { client, chat } = await startChat(app);
  await sendMessage(client, chat.id, ASK);
  const { id } = (await waitForPicture(client, chat.id, 'done')).picture!.image!;
  await client.delete(`/generate/image/${id}`);
  const gone = (await readChat(client, chat.id)).messages.at(-1)!;
  expect(gone).toMatchObject({ status: 'done', content: '', picture: { image: null } });
  await expectJson(client.post(`/generate/image/${id}/restore`));
  expect((await readChat(client, chat.id)).messages.at(-1)!.picture!.image!.id).toBe(id);
});

test('a missing job ends its picture as failed', async () => {
  const { client, chat, picture, events } = await startPictureJob();
  await app.ctx.db.delete(image_jobs).where(eq(image_jobs.id, picture.picture!.job_id!));
  servePictures(app.ctx).stop();
  await waitForPicture(client, chat.id, 'failed');
  await events.close();
});
