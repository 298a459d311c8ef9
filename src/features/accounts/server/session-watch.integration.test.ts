import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions, users } from '#db/schema/index.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { openChat } from '#tests/helpers/chats.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import { readEvents } from '#tests/helpers/read-events.ts';
import type { UserSessions } from '../contract-profile.ts';
import { announceSessionChange, closeAccount, suspendUser } from './index.ts';

const DAY = 24 * 3_600_000;
let later = 0;
let app: TestApp;
let admin: TestClient;
let slug: string;

beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(Date.now() + later) });
  admin = await app.signIn({ is_superuser: true });
  ({ slug } = await makeCharacter(app.ctx.db));
});
afterAll(() => app.close());

/** Opens both kinds of stream of a person. `ended` resolves when both have ended. */
async function openStreams(person: TestClient) {
  const chat = await openChat(person, slug);
  const answers = await Promise.all([person.get('/events'), person.get(`/chat/${chat.id}/events`)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const streams = answers.map(readEvents);
  return { ofUser: streams[0]!, ended: Promise.all(streams.map((one) => one.ended)) };
}

/** Longest time until streams end: a second, plus a margin for a busy machine. */
const WITHIN_MS = 10_000;
async function expectEnd(ended: Promise<unknown>, act: () => Promise<unknown>) {
  await act();
  const since = performance.now();
  await ended;
  expect(performance.now() - since).toBeLessThan(WITHIN_MS);
}

const leave = (person: TestClient) =>
  person.request('/users/me', {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });

test.each<[string, (person: TestClient) => Promise<unknown>]>([
  ['logging out', (person) => person.post('/logout')],
  [
    'ending the session from another device',
    async (person) => {
      const other = await app.signIn({ email: person.user.email });
      const { data } = await expectJson<UserSessions>(other.get('/users/me/sessions'));
      const { id } = data.find(({ is_current }) => !is_current)!;
      return other.delete(`/users/me/sessions/${id}`);
    },
  ],
  [
    'signing out everywhere else',
    async (person) => {
      const other = await app.signIn({ email: person.user.email });
      return other.delete('/users/me/sessions');
    },
  ],
  [
    'a suspension',
    async ({ user }) => {
      await app.ctx.db.transaction((tx) =>
        suspendUser(tx, app.ctx, user.id, { until: new Date(Date.now() + DAY), reason: 'A rule.' }),
      );
      announceSessionChange(app.ctx, { userId: user.id });
    },
  ],
  [
    'a closed account',
    async ({ user }) => {
      await app.ctx.db.transaction((tx) => closeAccount(tx, app.ctx, user.id, 'A rule.'));
      announceSessionChange(app.ctx, { userId: user.id });
    },
  ],
  [
    'a superuser’s deactivation',
    ({ user }) => admin.patch(`/users/${user.id}`, { is_active: false }),
  ],
  ['a superuser’s deletion', ({ user }) => admin.delete(`/users/${user.id}`)],
  ['requesting the deletion', leave],
  ['the erasure', ({ user }) => app.ctx.db.delete(users).where(eq(users.id, user.id))],
  [
    'a manual suspension without an announcement',
    ({ user }) =>
      app.ctx.db
        .update(users)
        .set({ suspended_until: new Date(Date.now() + DAY) })
        .where(eq(users.id, user.id)),
  ],
  [
    'a manual revocation',
    ({ user }) =>
      app.ctx.db
        .update(sessions)
        .set({ revoked_at: new Date() })
        .where(eq(sessions.user_id, user.id)),
  ],
])('%s ends the streams of the session', async (_what, act) => {
  const person = await app.signIn();
  const { ended } = await openStreams(person);
  await expectEnd(ended, () => act(person));
});

test('an expired session ends its streams', async () => {
  const { ended } = await openStreams(await app.signIn());
  try {
    await expectEnd(ended, async () => (later = 31 * DAY));
  } finally {
    later = 0;
  }
});

test('streams of another session or another person, and after a name change, stay open', async () => {
  const [here, stranger] = [await app.signIn(), await app.signIn()];
  const there = await app.signIn({ email: here.user.email });
  const kept = [await openStreams(here), await openStreams(stranger)];
  const { ended } = await openStreams(there);
  await here.patch('/users/me', { full_name: 'Another Name' });
  await expectEnd(ended, () => there.post('/logout'));
  for (const [index, { user }] of [here, stranger].entries()) {
    const { ofUser } = kept[index]!;
    app.ctx.live.publish(`user:${user.id}`, { event: 'chats', data: {} });
    await ofUser.waitFor(({ event }) => event === 'chats');
    await ofUser.close();
  }
});
