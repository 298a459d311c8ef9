import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sessions, users } from '#db/schema/index.ts';
import type { LoginResult } from '../contract.ts';
import { createLive } from '#platform/live.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { createLiveHub } from '#tests/helpers/live-hub.ts';
import { announceSessionChange, closeAccount, suspendUser } from './index.ts';
import { createSessionStore } from './session-store.ts';
import { sweepEnded } from './sweep-ended.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let clock = Date.now();
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(clock) });
});
beforeEach(() => {
  clock = Date.now();
});
afterAll(() => app.close());

const me = (headers: Record<string, string>) => app.request('/api/v1/users/me', { headers });
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

async function sessionOf({ token }: TestClient) {
  const [row] = await app.ctx.db
    .select()
    .from(sessions)
    .where(eq(sessions.token_hash, hashOf(token)));
  return row!;
}

test('stores only the hash of a token', async () => {
  const person = await app.signIn();
  const rows = await app.ctx.db.select().from(sessions);
  expect(JSON.stringify(rows)).not.toContain(person.token);
  expect(rows.map((row) => row.token_hash)).toContain(hashOf(person.token));
});

test('issues a unique 256-bit token per session', async () => {
  const tokens = await Promise.all(
    [1, 2, 3].map(async () => (await app.signIn({ email: 'same@example.test' })).token),
  );
  expect(new Set(tokens).size).toBe(3);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
});

test.each<[string, (token: string) => Record<string, string>]>([
  ['no header', () => ({})],
  ['an empty header', () => ({ authorization: '' })],
  ['the scheme alone', () => ({ authorization: 'Bearer' })],
  ['garbage', () => ({ authorization: 'Bearer garbage' })],
  ['a forged token', () => ({ authorization: `Bearer ${'a'.repeat(43)}` })],
  ['a very long token', () => ({ authorization: `Bearer ${'a'.repeat(5000)}` })],
  ['the stored hash', (token) => ({ authorization: `Bearer ${hashOf(token)}` })],
  ['the token of another scheme', (token) => ({ authorization: `Basic ${token}` })],
  ['the bare token', (token) => ({ authorization: token })],
  ['a good token after a bad one', (token) => ({ authorization: `Bearer bad, Bearer ${token}` })],
  ['a good token before a bad one', (token) => ({ authorization: `Bearer ${token}, Bearer bad` })],
  ['the token as a cookie', (token) => ({ cookie: `auth_token=${token}; session=${token}` })],
  [
    'the token in other headers',
    (token) => ({ 'x-authorization': `Bearer ${token}`, 'x-auth-token': token }),
  ],
  ['proxy headers', () => ({ 'x-forwarded-user': 'admin@example.test', 'x-user-id': '1' })],
])('%s does not authenticate', async (_what, headers) => {
  const { token } = await app.signIn();
  const answer = await me(headers(token));
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 'unauthorized' });
});

test('ignores a token in the query', async () => {
  const { token } = await app.signIn();
  const answer = await app.request(`/api/v1/users/me?access_token=${token}&auth_token=${token}`);
  expect(answer.status).toBe(401);
});

test('ignores a bad token on public routes and names the problem in a header', async () => {
  const open = '/api/v1/billing/plans';
  const plain = await app.request(open);
  expect(plain.headers.has('session-error')).toBe(false);
  const headers = { authorization: `Bearer ${'a'.repeat(43)}` };
  const answer = await app.request(open, { headers });
  expect([answer.status, answer.headers.get('session-error')]).toEqual([200, 'unauthorized']);
  expect(await answer.json()).toEqual(await plain.json());
});

test('tests a token with /login/test-token', async () => {
  const person = await app.signIn({ plan: 'premium' });
  const answer = await person.post('/login/test-token');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual(person.user);
  expect(person.user).toMatchObject({ plan: 'premium', usage: { messages: { max_daily: null } } });
});

test('ends only the current session at logout', async () => {
  const here = await app.signIn({ email: 'twice@example.test' });
  const there = await app.signIn({ email: 'twice@example.test' });
  expect((await here.post('/logout')).status).toBe(204);
  expect((await here.get('/users/me')).status).toBe(401);
  expect((await here.post('/logout')).status).toBe(401);
  expect((await there.get('/users/me')).status).toBe(200);
  expect((await sessionOf(here)).revoked_at).not.toBeNull();
});

test('extends a session in use at most once an hour', async () => {
  const start = clock;
  const person = await app.signIn();
  const end = async () => (await sessionOf(person)).expires_at.getTime() - start;
  clock = start + 59 * 60_000;
  await person.get('/users/me');
  expect(await end()).toBe(30 * DAY);
  clock = start + HOUR;
  await person.get('/users/me');
  expect(await end()).toBe(30 * DAY + HOUR);
  clock = start + HOUR + 40 * 60_000;
  await person.get('/users/me');
  expect(await end()).toBe(30 * DAY + HOUR);
});

test('expires a session after 30 days without use', async () => {
  const used = await app.signIn();
  const unused = await app.signIn();
  const start = clock;
  clock = start + 29 * DAY;
  expect((await used.get('/users/me')).status).toBe(200);
  clock = start + 30 * DAY;
  expect((await unused.get('/users/me')).status).toBe(401);
  clock = start + 58 * DAY;
  expect((await used.get('/users/me')).status).toBe(200);
  clock = start + 58 * DAY + 30 * DAY;
  expect((await used.get('/users/me')).status).toBe(401);
});

test('expires a cached session on time', async () => {
  const person = await app.signIn();
  const start = clock;
  await app.ctx.db
    .update(sessions)
    .set({ expires_at: new Date(start + 10_000) })
    .where(eq(sessions.token_hash, hashOf(person.token)));
  announceSessionChange(app.ctx, { userId: person.user.id });
  expect((await person.get('/users/me')).status).toBe(200);
  clock = start + 10_000;
  expect((await person.get('/users/me')).status).toBe(401);
});

test.each([
  ['suspended', 7 * DAY],
  ['permanently closed', null],
] as const)(
  'a user who is %s immediately gets access only to the account status page',
  async (how, length) => {
    const email = `${how.replaceAll(' ', '-')}@example.test`;
    const person = await app.signIn({ email });
    const userId = person.user.id;
    const until = length === null ? null : new Date(clock + length);
    await app.ctx.db.transaction((tx) =>
      until
        ? suspendUser(tx, app.ctx, userId, { until: until, reason: 'A rule.' })
        : closeAccount(tx, app.ctx, userId, 'A rule.'),
    );
    announceSessionChange(app.ctx, { userId });

    const { credential } = await expectJson<{ credential: string }>(
      app.postJson('/dev/identity/google/credential', { email, full_name: 'Robin' }),
    );
    const again = await expectJson<LoginResult>(
      app.postJson('/api/v1/login/google', { token: credential }),
    );
    for (const token of [person.token, again.access_token]) {
      const call = (method: string, path: string) =>
        app.request(`/api/v1${path}`, { method, headers: { authorization: `Bearer ${token}` } });
      for (const [method, path] of [
        ['GET', '/users/me'],
        ['GET', '/chat/'],
        ['POST', '/characters/'],
        ['GET', '/events'],
        ['PATCH', '/users/me'],
        ['POST', '/billing/checkout'],
        ['POST', '/billing/subscription/resume'],
        ['GET', '/users/me/sessions'],
        ['GET', '/users/'],
      ] as const) {
        const answer = await call(method, path);
        expect([path, answer.status]).toEqual([path, 403]);
        expect(await answer.json()).toMatchObject({
          code: 'account_suspended',
          reason: 'A rule.',
          until: until?.toISOString() ?? null,
          appeal_url: '/standing',
        });
      }
      for (const path of ['/users/me/standing', '/users/me/export?start=false'])
        expect([path, (await call('GET', path)).status]).toEqual([path, 200]);
      expect((await call('GET', '/billing/subscription')).status).toBe(200);
      expect((await call('GET', '/users/me/appeals')).status).toBe(200);
      // Public routes respond as to anyone and name the reason in a header.
      const seen = await call('GET', '/characters/');
      expect([seen.status, seen.headers.get('session-error')]).toEqual([200, 'account_suspended']);
    }
    expect((await person.post('/logout')).status).toBe(204);
    expect((await person.get('/users/me/standing')).status).toBe(401);

    clock += 8 * DAY;
    const later = await app.request('/api/v1/users/me', {
      headers: { authorization: `Bearer ${again.access_token}` },
    });
    expect(later.status).toBe(until ? 200 : 403);
  },
);

test('enforces a suspension even when a session was not revoked', async () => {
  const person = await app.signIn();
  await app.ctx.db
    .update(users)
    .set({ suspended_until: new Date(clock + DAY) })
    .where(eq(users.id, person.user.id));
  announceSessionChange(app.ctx, { userId: person.user.id });
  const answer = await person.get('/users/me');
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ code: 'account_suspended' });
});

test('updates another process on an announcement, or within 30 seconds without one', async () => {
  const person = await app.signIn();
  const unheard = Object.assign(() => {}, { ready: Promise.resolve() });
  const silent = { ...app.ctx, live: { ...app.ctx.live, subscribe: () => unheard } };
  const [hearing, deaf] = [createSessionStore(app.ctx), createSessionStore(silent)];
  expect(await hearing.resolve(person.token)).toMatchObject({ id: person.user.id });
  expect(await deaf.resolve(person.token)).toMatchObject({ id: person.user.id });
  await person.post('/logout');
  await expect(hearing.resolve(person.token)).rejects.toMatchObject({ code: 'unauthorized' });
  clock += 29_000;
  await expect(deaf.resolve(person.token)).resolves.toBeDefined();
  clock += 1_000;
  await expect(deaf.resolve(person.token)).rejects.toMatchObject({ code: 'unauthorized' });
  hearing.close();
});

test('forgets cached sessions when announcements of other processes may have been lost', async () => {
  const person = await app.signIn();
  const transport = createLiveHub().connect();
  const store = createSessionStore({ ...app.ctx, live: await createLive(transport) });
  await store.resolve(person.token);
  await person.post('/logout');
  await expect(store.resolve(person.token)).resolves.toBeDefined();
  transport.restore();
  await expect(store.resolve(person.token)).rejects.toMatchObject({ code: 'unauthorized' });
  store.close();
});

test('does not cache a session that was read before its logout', async () => {
  const person = await app.signIn();
  const store = createSessionStore(app.ctx);
  const reading = store.resolve(person.token);
  announceSessionChange(app.ctx, { sessionId: (await sessionOf(person)).id });
  await reading;
  await app.ctx.db
    .update(sessions)
    .set({ revoked_at: new Date(clock) })
    .where(eq(sessions.token_hash, hashOf(person.token)));
  await expect(store.resolve(person.token)).rejects.toMatchObject({ code: 'unauthorized' });
  store.close();
});

test('deletes sessions that ended long ago and keeps active ones', async () => {
  const [old, ended, live] = [await app.signIn(), await app.signIn(), await app.signIn()];
  for (const [person, days] of [
    [old, 31],
    [ended, 29],
  ] as const)
    await app.ctx.db
      .update(sessions)
      .set({ revoked_at: new Date(clock - days * DAY) })
      .where(eq(sessions.token_hash, hashOf(person.token)));
  await sweepEnded(app.ctx);
  expect(await Promise.all([old, ended, live].map(sessionOf))).toEqual([
    undefined,
    expect.anything(),
    expect.anything(),
  ]);
});
