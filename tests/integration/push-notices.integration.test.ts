import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages, users } from '#db/schema/index.ts';
import { writeFirstMessages } from '#features/chat/server/write-first.ts';
import { PUSH_SUBJECTS } from '#roles/push-subjects.ts';
import { createTestApp, expectJson, type TestApp, type TestClient } from '#tests/helpers/app.ts';
import { followEvents, isFinalEvent, sendMessage, startChat } from '#tests/helpers/chats.ts';
import { createFakeImages } from '#tests/helpers/fake-images.ts';
import { createImageApi } from '#tests/helpers/images.ts';
import { allowPushes, jobsOf } from '#tests/helpers/push.ts';
import { startPushService, type PushService } from '#tests/stand-ins/push-service.ts';

const HOUR = 3_600_000;
const fake = createFakeImages();
let clock = Date.parse('2026-11-21T12:00:00Z');
let app: TestApp;
let service: PushService;
const { generate, beginJob } = createImageApi(() => app);

beforeAll(async () => {
  service = await startPushService();
  app = await createTestApp({
    env: { PUSH_ALLOW_LOOPBACK: 'true' },
    image: fake.engine,
    now: () => new Date(clock),
  });
});
afterAll(() => Promise.all([app.close(), service.close()]));

const noticesOf = async ({ user }: TestClient) =>
  (await jobsOf(app, 'push.notice'))
    .map(({ data }) => data)
    .filter((one) => one['user_id'] === user.id);

test('a request’s finished pictures cause one notification, and only for users with a subscription', async () => {
  const [client, without] = [await app.signIn(), await app.signIn()];
  await allowPushes(client, service);
  expect((await generate(client, 2)).status).toBe(200);
  expect((await generate(without, 1)).status).toBe(200);
  const notices = await noticesOf(client);
  expect(notices).toMatchObject([{ kind: 'picture' }]);
  const id = String(notices[0]!['subject_id']);
  expect(await PUSH_SUBJECTS.picture(app.ctx, client.user.id, id)).toEqual({
    title: 'Your 2 pictures are ready',
    words: null,
    path: '/collection',
    thread: `pictures:${id}`,
  });
  expect(await PUSH_SUBJECTS.picture(app.ctx, without.user.id, id)).toBeNull();
  expect(await noticesOf(without)).toEqual([]);
});

test('canceled pictures cause no notification', async () => {
  const client = await app.signIn();
  await allowPushes(client, service);
  fake.decide = () => new Promise(() => {});
  const job = await beginJob(client, 1);
  expect((await client.post(`/generate/jobs/${job.id}/cancel`)).status).toBe(200);
  expect(await noticesOf(client)).toEqual([]);
});

test('a first message causes a notification in the transaction that stores it', async () => {
  const { client, chat, slug } = await startChat(app);
  await allowPushes(client, service);
  await app.ctx.db.update(users).set({ plan: 'premium' }).where(eq(users.id, client.user.id));
  await expectJson(client.patch('/users/me/preferences', { proactive: true }));
  const events = await followEvents(client, chat.id, chat.event_id);
  const sent = await sendMessage(client, chat.id, 'I like tea');
  await events.waitFor(isFinalEvent(sent.reply_id));
  await events.close();
  clock += 31 * HOUR;
  await writeFirstMessages(app.ctx);
  const [first] = (
    await app.ctx.db.select().from(messages).where(eq(messages.chat_id, chat.id))
  ).filter(({ is_initiative }) => is_initiative);
  expect(await noticesOf(client)).toMatchObject([{ kind: 'first_message', subject_id: first!.id }]);
  expect(await PUSH_SUBJECTS.first_message(app.ctx, client.user.id, first!.id)).toMatchObject({
    title: `${chat.character.name} wrote to you`,
    path: `/chat/${slug}?chat=${chat.id}`,
  });
  // Opening the chat reads it, and read messages cause no notification.
  await expectJson(client.get(`/chat/character/${slug}`));
  expect(await PUSH_SUBJECTS.first_message(app.ctx, client.user.id, first!.id)).toBeNull();
});
