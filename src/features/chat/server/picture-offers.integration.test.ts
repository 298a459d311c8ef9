import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { image_jobs, users } from '#db/schema/index.ts';
import { announceSessionChange } from '#features/accounts/server/index.ts';
import { recoverImageJobs } from '#features/images/server/index.ts';
import { resumeJob } from '#features/images/server/run-job.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import {
  balanceOf,
  collectionOf,
  readChat,
  waitForReply,
  waitForPicture,
} from '#tests/helpers/chat-pictures.ts';
import {
  startChat,
  followEvents,
  isFinalEvent,
  openChat,
  sendMessage,
} from '#tests/helpers/chats.ts';
import { createFakeImages } from '#tests/helpers/fake-images.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';
import type { Chat } from '../contract.ts';
import { servePictures } from './settle-picture.ts';
import { claimReplies } from './claim-replies.ts';
import { writeReply } from './write-reply.ts';

const fake = createFakeImages();
const manual = createManualEngine();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ image: fake.engine, text: manual.engine });
});
beforeEach(() => fake.reset());
afterAll(() => app.close());

async function begin(plan: 'free' | 'premium'): Promise<{ person: TestClient; chat: Chat }> {
  const { slug } = await startChat(app);
  const person = await app.signIn({ plan });
  return { person, chat: await openChat(person, slug) };
}

/** Runs one turn whose reply has these pieces; returns the engine's request. */
async function turn(person: TestClient, chat: Chat, said: string, ...pieces: string[]) {
  await sendMessage(person, chat.id, said);
  const call = await manual.nextCall();
  for (const piece of pieces) call.send(piece);
  call.finish();
  await waitForReply(person, chat.id);
  return call.texts;
}

const imagesOf = async (person: TestClient, chat: Chat) =>
  (await readChat(person, chat.id)).messages.filter((m) => m.content_type === 'image');

describe('a picture offered by the character', () => {
  test('comes from a hidden marker, even when split into pieces, and only if the plan includes it', async () => {
    const { person, chat } = await begin('premium');
    await turn(person, chat, 'Good evening', 'Good evening to you.');
    const texts = await turn(
      person,
      chat,
      'How is the garden?',
      'It is in bloom. [',
      '[pict',
      'ure: in the garden, your hat',
      ' in hand]',
      ']',
    );
    expect(texts.at(-1)).toContain('[[picture:');
    const came = await waitForPicture(person, chat.id, 'done');
    expect(came.picture!.description).toBe('in the garden, her hat in hand');
    const { messages: all } = await readChat(person, chat.id);
    expect(all.map(({ content }) => content).join(' ')).not.toMatch(/\[\[|\]\]/);
    // The next prompt mentions the picture, offers no other, and none is made.
    const next = await turn(person, chat, 'Lovely!', 'I know. [[picture: once more]]');
    expect(next.join('\n')).toContain('[[picture: in the garden, her hat in hand]]');
    expect(next.at(-1)).not.toContain('[[picture:');
    expect(await imagesOf(person, chat)).toHaveLength(1);
  });

  test('is dropped on the free plan, since the user did not ask for it', async () => {
    const { person, chat } = await begin('free');
    await turn(person, chat, 'Good evening', 'Good evening to you.');
    const texts = await turn(person, chat, 'How are you?', 'Well. [[picture: at the window]]');
    expect(texts.at(-1)).not.toContain('[[picture:');
    expect(await imagesOf(person, chat)).toEqual([]);
    expect(await balanceOf(person)).toMatchObject({ available: 20, held: 0 });
    expect(fake.requests).toHaveLength(0);
  });

  test('is dropped when Premium has expired, even before the plan is updated', async () => {
    const { person, chat } = await begin('premium');
    const premium_until = new Date(Date.now() - 60_000);
    await app.ctx.db.update(users).set({ premium_until }).where(eq(users.id, person.user.id));
    announceSessionChange(app.ctx, { userId: person.user.id });
    await turn(person, chat, 'Good evening', 'Good evening to you.');
    const texts = await turn(person, chat, 'How are you?', 'Well. [[picture: at the window]]');
    expect(texts.at(-1)).not.toContain('[[picture:');
    expect(await imagesOf(person, chat)).toEqual([]);
    await sendMessage(person, chat.id, 'Send me a picture');
    const call = await manual.nextCall();
    call.send('Here.');
    call.finish();
    await waitForPicture(person, chat.id, 'done');
    expect(await balanceOf(person)).toMatchObject({ available: 18 });
  });

  test('tells the model that a picture follows, after the cacheable part of the prompt', async () => {
    const { person, chat } = await begin('free');
    const plain = await turn(person, chat, 'Good evening', 'Good evening to you.');
    const asked = await turn(person, chat, 'Send me a picture', 'One moment.');
    expect(asked.at(-1)).toMatch(/asked for a picture/);
    expect(asked[0]).toBe(plain[0]);
    await waitForPicture(person, chat.id, 'done');
  });
});

test('is not made for a stopped reply, but once when that is regenerated', async () => {
  const { person, chat } = await begin('free');
  const events = await followEvents(person, chat.id, chat.event_id);
  const sent = await sendMessage(person, chat.id, 'Send me a picture');
  const call = await manual.nextCall();
  call.send('Gladly. One mom');
  await events.waitFor(({ event }) => event === 'd');
  await person.post(`/chat/${chat.id}/stop`);
  await events.waitFor(isFinalEvent(sent.reply_id));
  expect(await balanceOf(person)).toMatchObject({ available: 20, held: 0 });
  for (const round of [1, 2]) {
    await person.post(`/chat/${chat.id}/messages/${sent.reply_id}/regenerate`);
    await manual.replyWith(`One moment, ${round}.`);
    await events.waitFor(isFinalEvent(sent.reply_id));
    await waitForPicture(person, chat.id, 'done');
  }
  expect(await imagesOf(person, chat)).toHaveLength(1);
  expect(await balanceOf(person)).toMatchObject({ available: 18, held: 0 });
  await events.close();
});

describe('a process killed', () => {
  test('before the reply’s end: the reply is written again with one picture', async () => {
    const { person, chat } = await begin('free');
    const events = await followEvents(person, chat.id, chat.event_id);
    const sent = await sendMessage(person, chat.id, 'Send me a picture');
    const lost = await manual.nextCall();
    lost.send('Gladly. One mom');
    await events.waitFor(({ event }) => event === 'd');
    const other = { ...app.ctx, processId: newId() };
    const [claimed] = await claimReplies(other, 1, [app.ctx.processId]);
    expect(claimed).toMatchObject({ id: sent.reply_id });
    const taken = writeReply(other, claimed!);
    const call = await manual.nextCall();
    call.send('One moment.');
    call.finish();
    await taken;
    // The first writer continues, but no longer owns the reply.
    lost.finish();
    await events.waitFor(isFinalEvent(sent.reply_id));
    await waitForPicture(person, chat.id, 'done');
    expect(await collectionOf(person)).toHaveLength(1);
    expect(await balanceOf(person)).toMatchObject({ available: 18, held: 0 });
    await events.close();
  });

  test('while the picture is made: the next start makes it in its place, charged once', async () => {
    const { person, chat } = await begin('free');
    fake.decide = () => new Promise<'made'>(() => undefined);
    await turn(person, chat, 'Send me a picture', 'One moment.');
    await expect.poll(() => fake.requests.length).toBe(1);
    const [job] = await app.ctx.db
      .select()
      .from(image_jobs)
      .where(eq(image_jobs.user_id, person.user.id));
    fake.reset();
    await app.ctx.db.update(image_jobs).set({ lease_until: new Date(0) });
    await recoverImageJobs({ ...app.ctx, processId: newId() });
    await waitForPicture(person, chat.id, 'done');
    expect(await collectionOf(person)).toMatchObject([{ id: job!.image_ids[0] }]);
    expect(await balanceOf(person)).toMatchObject({ available: 18, held: 0 });
  });

  test('between the picture and the chat: the next check adds it to the chat once', async () => {
    const { person, chat } = await begin('free');
    fake.decide = () => new Promise<'made'>(() => undefined);
    await turn(person, chat, 'Send me a picture', 'One moment.');
    await expect.poll(() => fake.requests.length).toBe(1);
    const mine = eq(image_jobs.user_id, person.user.id);
    const [job] = await app.ctx.db.select().from(image_jobs).where(mine);
    await app.ctx.db
      .update(image_jobs)
      .set({ lease_until: new Date(0) })
      .where(mine);
    fake.reset();
    // A worker that cannot publish, like a process that was killed.
    const live = { ...app.ctx.live, publish: () => {}, hint: () => {} };
    await resumeJob({ ...app.ctx, live, processId: newId() }, { job_id: job!.id });
    expect(await imagesOf(person, chat)).toEqual([]);
    const both = [servePictures(app.ctx), servePictures(app.ctx)];
    await waitForPicture(person, chat.id, 'done');
    for (const serving of both) serving.stop();
    const [last] = (await readChat(person, chat.id)).messages.slice(-1);
    expect(last!.content_type).toBe('image');
    expect(await balanceOf(person)).toMatchObject({ available: 18, held: 0 });
  });
});
