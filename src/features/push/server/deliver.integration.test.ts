import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chats, messages, users } from '#db/schema/index.ts';
import { rotateSigningSecret } from '#platform/signing-secrets.ts';
import { PUSH_SUBJECTS } from '#roles/push-subjects.ts';
import { createTestApp, expectJson, type TestApp, type TestClient } from '#tests/helpers/app.ts';
import { startChat } from '#tests/helpers/chats.ts';
import { allowPushes, jobsOf, payloadOf, subscriptionsOf } from '#tests/helpers/push.ts';
import { readEvents } from '#tests/helpers/read-events.ts';
import { startPushService, type PushService } from '#tests/stand-ins/push-service.ts';
import { newId } from '#shared/ids.ts';
import { sendJob, type Send } from './jobs.ts';
import { sendPush } from './send-push.ts';
import { spreadNotice } from './spread-notice.ts';
import { deriveKeys } from './vapid.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
let clock = START;
let app: TestApp;
let service: PushService;

beforeAll(async () => {
  const now = () => new Date(clock);
  // `web-push` signs by the system's clock.
  service = await startPushService();
  app = await createTestApp({ env: { PUSH_ALLOW_LOOPBACK: 'true' }, roles: ['web', 'api'], now });
});
afterAll(() => Promise.all([app.close(), service.close()]));
afterEach(async () => {
  clock = START;
  service.received.length = 0;
  service.refusals.length = 0;
  await app.ctx.database.pool.query("DELETE FROM pgboss.job WHERE name LIKE 'push.%'");
});

interface Notified {
  client: TestClient;
  endpoint: string;
  message: string;
  chatId: string;
  slug: string;
}

/** A user with notifications on and an unread message of a character. */
async function withMessage(content = 'The kettle sang.', name = 'Elena'): Promise<Notified> {
  const { client, chat, slug } = await startChat(app, { name });
  const { endpoint } = await allowPushes(client, service);
  const message = newId();
  await app.ctx.db.insert(messages).values({
    id: message,
    chat_id: chat.id,
    sender: 'character',
    content,
    is_initiative: true,
    rev: 1,
    created_at: new Date(clock),
  });
  await app.ctx.db.update(chats).set({ unread: 1 }).where(eq(chats.id, chat.id));
  return { client, endpoint, message, chatId: chat.id, slug };
}

const spread = ({ client, message }: Notified, looks = 0) =>
  spreadNotice(
    app.ctx,
    { user_id: client.user.id, kind: 'first_message', subject_id: message, looks },
    PUSH_SUBJECTS,
  );
const queuedSends = async () =>
  (await jobsOf(app, 'push.send')).map(({ data, delay }) => ({
    send: sendJob.payload.parse(data),
    delay,
  }));
const deliver = (send: Send) => sendPush(app.ctx, send, PUSH_SUBJECTS);
const prefer = (client: TestClient, change: object) =>
  expectJson(client.patch('/users/me/preferences', change));

/** Spreads a notice and delivers what it enqueued. */
async function push(notified: Notified): Promise<void> {
  await spread(notified);
  for (const { send } of await queuedSends()) await deliver(send);
}

describe('a notification', () => {
  it('names the sender and contains nothing of the text, encrypted, signed and small', async () => {
    const notified = await withMessage('A secret about the sea.');
    await push(notified);
    expect(service.refusals).toEqual([]);
    const [received] = service.received;
    expect(received).toMatchObject({
      endpoint: notified.endpoint,
      urgency: 'normal',
      ttl: 12 * 3600,
      contact: 'mailto:support@example.test',
      topic: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(received!.size).toBeLessThanOrEqual(3072);
    expect(payloadOf(received!)).toEqual({
      title: 'Elena wrote to you',
      body: '',
      tag: `chat:${notified.chatId}`,
      path: `/chat/${notified.slug}?chat=${notified.chatId}`,
      off: expect.stringMatching(/^\/api\/v1\/push\/push-off_[\w-]+\/off$/),
    });
    expect(JSON.stringify(await jobsOf(app, 'push.send'))).not.toContain('secret');
    expect(await subscriptionsOf(app, notified.client)).toMatchObject([
      { pushed_at: new Date(clock), failures: 0 },
    ]);
    expect((await app.request(payloadOf(received!).off, { method: 'POST' })).status).toBe(204);
    expect(await subscriptionsOf(app, notified.client)).toEqual([]);
  });

  it('shows the start of the message for users who chose that, even with long names', async () => {
    const notified = await withMessage(
      `*smiles* The kettle sang ${'on '.repeat(2000)}`,
      'É'.repeat(60),
    );
    await prefer(notified.client, { notifications: { words: true } });
    await push(notified);
    const { body } = payloadOf(service.received[0]!);
    expect(body).toMatch(/^smiles The kettle sang on on .*…$/);
    expect(body.length).toBeLessThanOrEqual(121);
    expect(service.received[0]!.size).toBeLessThanOrEqual(3072);
  });

  it('never shows intimate words', async () => {
    const notified = await withMessage('Come to bed with me.');
    await prefer(notified.client, { notifications: { words: true } });
    await push(notified);
    expect(payloadOf(service.received[0]!)).toMatchObject({
      title: 'Elena wrote to you',
      body: '',
    });
  });

  it('goes to every browser of the user', async () => {
    const notified = await withMessage();
    const phone = await app.signIn({ email: notified.client.user.email });
    const { endpoint } = await allowPushes(phone, service);
    await push(notified);
    const reached = service.received.map((one) => one.endpoint);
    expect(reached.toSorted()).toEqual([notified.endpoint, endpoint].toSorted());
  });

  it('is held by the push service only until quiet hours begin', async () => {
    const notified = await withMessage();
    const quiet_hours = { from: '13:30', to: '08:00', zone: 'UTC' };
    await prefer(notified.client, { quiet_hours });
    await push(notified);
    expect(service.received[0]!.ttl).toBe(90 * 60);
  });
});

describe('nothing is sent', () => {
  const cases: [string, (notified: Notified) => Promise<unknown>][] = [
    [
      'in quiet hours',
      ({ client }) => prefer(client, { quiet_hours: { from: '11:00', to: '13:00', zone: 'UTC' } }),
    ],
    [
      'of a disabled kind',
      ({ client }) => prefer(client, { notifications: { first_messages: false } }),
    ],
    ['about a message that was read', ({ client, chatId }) => client.post(`/chat/${chatId}/read`)],
    ['about a chat that was removed', ({ client, chatId }) => client.delete(`/chat/${chatId}`)],
    ['to a session that was signed out', ({ client }) => client.post('/logout')],
    [
      'to a suspended account',
      ({ client }) =>
        app.ctx.db
          .update(users)
          .set({ suspended_until: new Date(clock + 3_600_000) })
          .where(eq(users.id, client.user.id)),
    ],
  ];
  it.each(cases)('%s, neither at fan-out nor later', async (_name, change) => {
    const notified = await withMessage();
    await spread(notified);
    const [queued] = await queuedSends();
    await change(notified);
    await deliver(queued!.send);
    await app.ctx.database.pool.query("DELETE FROM pgboss.job WHERE name = 'push.send'");
    await push(notified);
    expect(service.received).toEqual([]);
  });

  it('about another user’s message', async () => {
    const [one, other] = [await withMessage(), await withMessage()];
    await push({ ...one, message: other.message });
    expect(service.received).toEqual([]);
  });

  it('after its time', async () => {
    const notified = await withMessage();
    await spread(notified);
    clock += 13 * 3_600_000;
    for (const { send } of await queuedSends()) await deliver(send);
    expect(service.received).toEqual([]);
  });

  it('while the user has the product open; they are looked for again, three times', async () => {
    const notified = await withMessage();
    const events = readEvents(await notified.client.get('/events'));
    await spread(notified);
    expect(await queuedSends()).toEqual([]);
    const [again] = await jobsOf(app, 'push.notice');
    expect(again).toMatchObject({ delay: 20, data: { looks: 1 } });
    await spread(notified, 3);
    expect(await queuedSends()).toEqual([]);
    expect(await jobsOf(app, 'push.notice')).toHaveLength(1);
    await events.close();
    await expect
      .poll(async () => {
        await spread(notified, 1);
        return (await queuedSends()).length;
      })
      .toBeGreaterThan(0);
  });
});

describe('a push service', () => {
  it.each([404, 410])('that answers %i ends the subscription', async (status) => {
    const notified = await withMessage();
    service.failWith({ status });
    await push(notified);
    expect(await subscriptionsOf(app, notified.client)).toEqual([]);
    expect(await queuedSends()).toHaveLength(1);
  });

  it('whose user turned notifications off there ends the subscription', async () => {
    const notified = await withMessage();
    service.end(notified.endpoint);
    await push(notified);
    expect(service.refusals).toEqual(['410 the subscription has ended']);
    expect(await subscriptionsOf(app, notified.client)).toEqual([]);
  });

  it.each([
    [{ status: 429, retryAfter: '300' }, 300],
    [{ status: 503 }, 30],
    [{ status: 500, retryAfter: '5' }, 30],
    [{ status: 503, retryAfter: '999999' }, 6 * 3600],
  ])('that responds %o is retried after %i seconds', async (fault, delay) => {
    const notified = await withMessage();
    service.failWith(fault);
    await push(notified);
    const [, again] = await queuedSends();
    expect(again).toMatchObject({ delay, send: { attempt: 2 } });
    await deliver(again!.send);
    expect(service.received).toHaveLength(1);
  });

  it('that cannot be reached is tried five times in total', async () => {
    const notified = await withMessage();
    await spread(notified);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      service.failWith({ status: 502 });
      const last = (await queuedSends()).at(-1)!;
      expect(last.send.attempt).toBe(attempt);
      await deliver(last.send);
    }
    expect(await queuedSends()).toHaveLength(5);
    expect(await subscriptionsOf(app, notified.client)).toMatchObject([{ failures: 1 }]);
  });

  it('that is down is tried later', async () => {
    const notified = await withMessage();
    const gone = await startPushService();
    const { endpoint } = await allowPushes(notified.client, gone);
    await gone.close();
    await push(notified);
    expect((await queuedSends()).map(({ delay }) => delay)).toEqual([0, 30]);
    expect(await subscriptionsOf(app, notified.client)).toMatchObject([{ endpoint }]);
  });

  it('that refuses five times in a row loses its subscription', async () => {
    const notified = await withMessage();
    await spread(notified);
    const { send } = (await queuedSends())[0]!;
    for (let n = 1; n <= 5; n += 1) {
      expect(await subscriptionsOf(app, notified.client)).toHaveLength(1);
      service.failWith({ status: 400 });
      await deliver(send);
    }
    expect(await subscriptionsOf(app, notified.client)).toEqual([]);
  });
});

it('keys that were rotated still reach browsers that subscribed before', async () => {
  const rotated = await createTestApp({
    env: { PUSH_ALLOW_LOOPBACK: 'true' },
    roles: ['web', 'api'],
  });
  try {
    const client = await rotated.signIn();
    await rotateSigningSecret(rotated.ctx.db, 'push', { hasLeaked: false });
    const { readSigningSecret } = await import('#platform/signing-secrets.ts');
    const secret = await readSigningSecret(rotated.ctx.db, 'push');
    const before = service.subscribe(deriveKeys(secret.previous!).publicKey);
    expect((await client.post('/push/subscriptions', before)).status).toBe(204);
    const [row] = await subscriptionsOf(rotated, client);
    await sendPush(
      rotated.ctx,
      {
        user_id: client.user.id,
        kind: 'picture',
        subject_id: newId(),
        subscription_id: row!.id,
        attempt: 1,
        until: new Date(Date.now() + 60_000).toISOString(),
      },
      {
        ...PUSH_SUBJECTS,
        picture: async () => ({ title: 'Ready', words: null, path: '/collection', thread: 't' }),
      },
    );
    expect(service.refusals).toEqual(['403 another VAPID key']);
    expect(service.received).toHaveLength(1);
  } finally {
    await rotated.close();
  }
});
