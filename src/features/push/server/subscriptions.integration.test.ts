import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { push_subscriptions } from '#db/schema/index.ts';
import { eraseDue } from '#features/accounts/server/deletion/erase-due.ts';
import { ACCOUNT_PARTS } from '#roles/account-parts.ts';
import { createTestApp, expectJson, type TestApp } from '#tests/helpers/app.ts';
import { allowPushes, subscriptionsOf } from '#tests/helpers/push.ts';
import { startPushService, type PushService } from '#tests/stand-ins/push-service.ts';
import { MAX_SUBSCRIPTIONS } from '../limits.ts';
import { pushExport } from './personal-data.ts';
import { deleteEnded, selectOfUser } from './queries.ts';
import { turnOffPath } from './turn-off.ts';

const DAY = 24 * 3_600_000;
let clock = Date.parse('2026-11-21T12:00:00Z');
let app: TestApp;
let service: PushService;

beforeAll(async () => {
  service = await startPushService();
  app = await createTestApp({
    env: { PUSH_ALLOW_LOOPBACK: 'true' },
    roles: ['web', 'api'],
    now: () => new Date(clock),
  });
});
afterAll(() => Promise.all([app.close(), service.close()]));

describe('a subscription', () => {
  it('belongs to its session, which has one', async () => {
    const client = await app.signIn();
    const first = await allowPushes(client, service);
    expect((await client.post('/push/subscriptions', first)).status).toBe(204);
    expect(await subscriptionsOf(app, client)).toMatchObject([{ endpoint: first.endpoint }]);
    const second = await allowPushes(client, service);
    expect(await subscriptionsOf(app, client)).toMatchObject([{ endpoint: second.endpoint }]);
    expect((await client.delete('/push/subscriptions')).status).toBe(204);
    expect(await subscriptionsOf(app, client)).toEqual([]);
  });

  it('moves to the user who signs in on the same browser', async () => {
    const [one, other] = [await app.signIn(), await app.signIn()];
    const subscription = await allowPushes(one, service);
    expect((await other.post('/push/subscriptions', subscription)).status).toBe(204);
    expect(await subscriptionsOf(app, one)).toEqual([]);
    expect(await subscriptionsOf(app, other)).toHaveLength(1);
  });

  it('replaces the oldest one of a user at the limit', async () => {
    const email = 'many-browsers@example.test';
    const clients = [];
    for (let n = 0; n <= MAX_SUBSCRIPTIONS; n += 1) {
      clock += 1000;
      const client = await app.signIn({ email });
      clients.push({ client, ...(await allowPushes(client, service)) });
    }
    const kept = (await subscriptionsOf(app, clients[0]!.client)).map(({ endpoint }) => endpoint);
    expect(kept.toSorted()).toEqual(
      clients
        .slice(1)
        .map(({ endpoint }) => endpoint)
        .toSorted(),
    );
  });

  it('ends with a sign-out, a revoked session and an expired one', async () => {
    const email = 'leaving@example.test';
    const [own, other] = [await app.signIn({ email }), await app.signIn({ email })];
    await allowPushes(own, service);
    await allowPushes(other, service);
    const live = async () => (await selectOfUser(app.ctx.db, own.user.id, new Date(clock))).length;
    expect(await live()).toBe(2);
    expect((await own.delete('/users/me/sessions')).status).toBe(204);
    expect(await live()).toBe(1);
    await deleteEnded(app.ctx.db, new Date(clock));
    expect(await subscriptionsOf(app, own)).toHaveLength(1);
    expect((await own.post('/logout')).status).toBe(204);
    expect(await live()).toBe(0);

    const third = await app.signIn({ email });
    await allowPushes(third, service);
    await deleteEnded(app.ctx.db, new Date(clock + 31 * DAY));
    expect(await subscriptionsOf(app, third)).toEqual([]);
  });

  it('ends with the account', async () => {
    const client = await app.signIn();
    const { endpoint } = await allowPushes(client, service);
    await expect(
      client.request('/users/me', { method: 'DELETE' }).then(({ status }) => status),
    ).resolves.toBe(204);
    expect(await selectOfUser(app.ctx.db, client.user.id, new Date(clock))).toEqual([]);
    clock += 15 * DAY;
    await eraseDue(app.ctx, ACCOUNT_PARTS);
    const left = app.ctx.db
      .select()
      .from(push_subscriptions)
      .where(eq(push_subscriptions.endpoint, endpoint));
    expect(await left).toEqual([]);
  });

  it('is listed in the export without its address and keys', async () => {
    const client = await app.signIn();
    const { endpoint, keys } = await allowPushes(client, service);
    const files = [];
    for await (const file of pushExport.files(app.ctx, client.user.id, () => {})) files.push(file);
    const [{ path, content }] = files as [{ path: string; content: string }];
    expect(path).toBe('notifications.json');
    expect(JSON.parse(content)).toEqual([
      {
        push_service: new URL(service.origin).host,
        created_at: new Date(clock).toISOString(),
        pushed_at: null,
      },
    ]);
    for (const secret of [endpoint, keys.auth, keys.p256dh]) expect(content).not.toContain(secret);
  });
});

describe('a subscription that is refused', () => {
  const { keys } = { keys: { auth: 'BTBZMqHH6r4Tts7J_aSIgg', p256dh: '' } };
  const point =
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

  it.each([
    ['http', 'http://93.184.216.34/send'],
    ['a private address', 'https://10.0.0.1/send'],
    ['cloud metadata', 'https://169.254.169.254/latest'],
    ['a name of a data center', 'https://push.internal/send'],
    ['another port', 'https://93.184.216.34:8443/send'],
    ['credentials', 'https://me:word@93.184.216.34/send'],
    ['a script', 'javascript:alert(1)'],
  ])('for %s', async (_name, endpoint) => {
    const client = await app.signIn();
    const response = await client.post('/push/subscriptions', {
      endpoint,
      keys: { ...keys, p256dh: point },
    });
    expect(response.status).toBe(422);
    const { detail } = (await response.json()) as { detail: { loc: string[] }[] };
    expect(detail[0]!.loc).toEqual(['body', 'endpoint']);
  });

  it('for a key that is not on the curve', async () => {
    const client = await app.signIn();
    const p256dh = `B${'A'.repeat(86)}`;
    const { endpoint } = service.subscribe();
    const response = await client.post('/push/subscriptions', {
      endpoint,
      keys: { ...keys, p256dh },
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ detail: [{ loc: ['body', 'keys', 'p256dh'] }] });
  });

  it('for this machine, unless the setting of tests allows it', async () => {
    const strict = await createTestApp({ roles: ['web', 'api'] });
    try {
      const response = await (
        await strict.signIn()
      ).post('/push/subscriptions', service.subscribe());
      expect(response.status).toBe(422);
    } finally {
      await strict.close();
    }
  });

  it('without a session', async () => {
    const { status } = await app.postJson('/api/v1/push/subscriptions', service.subscribe());
    expect(status).toBe(401);
    expect((await app.request('/api/v1/push/key')).status).toBe(401);
  });
});

describe('the address in a notification', () => {
  it('ends its subscription without a session, and repeating it is harmless', async () => {
    const email = 'one-click@example.test';
    const [client, other] = [await app.signIn({ email }), await app.signIn({ email })];
    const { endpoint } = await allowPushes(client, service);
    await allowPushes(other, service);
    const row = (await subscriptionsOf(app, client)).find((one) => one.endpoint === endpoint)!;
    const path = await turnOffPath(app.ctx, row.id);
    const press = () => app.request(path, { method: 'POST' });
    expect((await press()).status).toBe(204);
    expect((await subscriptionsOf(app, client)).map((one) => one.endpoint)).not.toContain(endpoint);
    expect(await subscriptionsOf(app, client)).toHaveLength(1);
    expect((await press()).status).toBe(204);
  });

  it('does nothing when it was altered', async () => {
    const client = await app.signIn();
    await allowPushes(client, service);
    const [row] = await subscriptionsOf(app, client);
    const path = (await turnOffPath(app.ctx, row!.id)).replace(/.(?=\/off$)/, (last) =>
      last === '0' ? '1' : '0',
    );
    expect((await app.request(path, { method: 'POST' })).status).toBe(400);
    expect(await subscriptionsOf(app, client)).toHaveLength(1);
  });
});

it('the key stays the same over restarts, and is another one in another installation', async () => {
  const client = await app.signIn();
  const read = async (from: typeof client) =>
    (await expectJson<{ key: string }>(from.get('/push/key'))).key;
  const key = await read(client);
  expect(Buffer.from(key, 'base64url')).toHaveLength(65);
  expect(await read(client)).toBe(key);
  const elsewhere = await createTestApp({ roles: ['web', 'api'] });
  try {
    expect(await read(await elsewhere.signIn())).not.toBe(key);
  } finally {
    await elsewhere.close();
  }
});
