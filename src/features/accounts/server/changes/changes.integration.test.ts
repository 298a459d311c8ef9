import { and, desc, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { data_exports, identities, mails, users } from '#db/schema/index.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { ACCOUNT_PARTS } from '#roles/account-parts.ts';
import type { LoginResult, User } from '../../contract.ts';
import type { DataExport } from '../../contract-profile.ts';
import type { SecurityEvents } from '../../contract-security.ts';
import { runExport } from '../export/run-export.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = Date.parse('2026-11-21T12:00:00Z');
let clock = START;
let app: TestApp;
let person: TestClient;
let made = 0;

beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(clock) });
});
beforeEach(async () => {
  person = await app.signIn({ email: `owner-${(made += 1)}@example.test` });
  clock += MINUTE;
});
afterAll(() => app.close());

const googleToken = async (email: string) =>
  (
    await expectJson<{ credential: string }>(
      app.postJson('/dev/identity/google/credential', { email, full_name: 'Robin' }),
    )
  ).credential;
const discordCode = async (email: string) =>
  (
    await expectJson<{ code: string }>(
      app.postJson('/dev/identity/discord/code', { email, full_name: 'Robin' }),
    )
  ).code;
const withToken = (token: string) => ({ authorization: `Bearer ${token}` });
const bodyOf = (value: object) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

const linkDiscord = async (who = person, email = `discord-${made}@example.test`) =>
  who.post('/login/discord/link', { code: await discordCode(email) });
const requestDeletion = (who = person) =>
  who.request('/users/me', { method: 'DELETE', ...bodyOf({}) });
const readProviders = async (who = person) =>
  (await app.ctx.db.select().from(identities).where(eq(identities.user_id, who.user.id))).map(
    ({ provider }) => provider,
  );
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;

/** The path of the undo link in the newest email to an address. */
async function undoLink(to: string): Promise<string> {
  const [row] = await app.ctx.db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, to), like(sql`${mails.data} ->> 'link'`, '%/undo')))
    .orderBy(desc(mails.id))
    .limit(1);
  return new URL((row!.data as { link: string }).link).pathname;
}
/** The change notices to an address, oldest first. */
const noticesTo = async (to: string) =>
  (
    await app.ctx.db
      .select({ data: mails.data })
      .from(mails)
      .where(and(eq(mails.recipient, to), eq(mails.template, 'account_changed')))
      .orderBy(mails.id)
  ).map(({ data }) => data as { kind: string; link: string | null });

/** Opens the newest confirmation link of an address. */
async function confirm(email: string): Promise<void> {
  const [asked] = await app.ctx.db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, email), eq(mails.template, 'email_change')))
    .orderBy(desc(mails.id))
    .limit(1);
  const token = new URL((asked!.data as { link: string }).link).searchParams.get('token');
  await expectJson(app.postJson('/api/v1/users/confirm-email', { token }));
}
const press = (path: string) => app.request(path, { method: 'POST' });

/** Lets the sign-in grow older than ten minutes, as a stolen token would be. */
async function expireFreshness(): Promise<void> {
  clock += 11 * MINUTE;
}

describe('without a fresh sign-in', () => {
  test.each<[string, () => Promise<Response>]>([
    ['links no provider', () => linkDiscord()],
    ['removes nothing', () => person.delete('/users/me/identities/google')],
    ['changes no address', () => person.patch('/users/me', { email: 'thief@example.test' })],
    ['begins no export', () => person.get('/users/me/export')],
    ['deletes nothing', () => requestDeletion()],
  ])('%s, with an explanation', async (_what, act) => {
    await expireFreshness();
    const answer = await act();
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({
      code: 'fresh_sign_in_required',
      providers: ['google'],
      detail: expect.stringContaining('Sign in again with Google'),
    });
    expect(await readProviders()).toEqual(['google']);
  });

  test('does not download an existing export', async () => {
    await expectJson(person.get('/users/me/export'));
    const [{ id }] = (await app.ctx.db
      .select({ id: data_exports.id })
      .from(data_exports)
      .where(eq(data_exports.user_id, person.user.id))) as [{ id: string }];
    await runExport(app.ctx, ACCOUNT_PARTS, { id });
    const fresh = await expectJson<DataExport>(person.get('/users/me/export?start=false'));
    expect(fresh).toMatchObject({ status: 'ready', url: expect.any(String) as string });
    await expireFreshness();
    const state = await expectJson<DataExport>(person.get('/users/me/export?start=false'));
    expect(state).toMatchObject({ status: 'ready', url: null });
    const answer = await person.get('/users/me/export');
    expect([answer.status, await codeOf(answer)]).toEqual([403, 'fresh_sign_in_required']);
  });

  test('still changes a name, reads the status of an export, and signs out', async () => {
    await expireFreshness();
    expect((await person.patch('/users/me', { full_name: 'Robin Again' })).status).toBe(200);
    expect((await person.get('/users/me/export?start=false')).status).toBe(200);
    expect((await person.post('/logout')).status).toBe(204);
  });

  test('gets a fresh token by signing in again, which ends the old one on first use', async () => {
    await expireFreshness();
    const token = await googleToken(person.user.email);
    const result = await expectJson<LoginResult>(person.post('/login/google/again', { token }));
    expect(result.is_new).toBe(false);
    // The old token works until the new one is used, in case the response was lost.
    expect((await person.get('/users/me')).status).toBe(200);
    const headers = withToken(result.access_token);
    const me = await app.request('/api/v1/users/me', { headers });
    expect(await me.json()).toMatchObject({ id: person.user.id });
    expect((await person.get('/users/me')).status).toBe(401);
    const done = await app.request('/api/v1/users/me/export', { headers });
    expect(done.status).toBe(200);
    clock += 11 * MINUTE;
    const late = await app.request('/api/v1/users/me/identities/google', {
      headers,
      method: 'DELETE',
    });
    expect([late.status, await codeOf(late)]).toEqual([403, 'fresh_sign_in_required']);
  });

  test('refuses a sign-in of another user or with a newly linked provider', async () => {
    await expectJson(linkDiscord());
    await expireFreshness();
    const stranger = await app.signIn();
    const other = await person.post('/login/google/again', {
      token: await googleToken(stranger.user.email),
    });
    expect([other.status, await codeOf(other)]).toEqual([409, 'other_sign_in']);
    const unknown = await person.post('/login/google/again', {
      token: await googleToken('nobody-yet@example.test'),
    });
    expect([unknown.status, await codeOf(unknown)]).toEqual([409, 'other_sign_in']);
    const email = `discord-${made}@example.test`;
    const young = await person.post('/login/discord/again', { code: await discordCode(email) });
    expect([young.status, await codeOf(young)]).toEqual([409, 'sign_in_too_new']);
    const { access_token } = await expectJson<LoginResult>(
      app.postJson('/api/v1/login/discord', { code: await discordCode(email) }),
    );
    const answer = await app.request('/api/v1/users/me/export', {
      headers: withToken(access_token),
    });
    expect(await answer.json()).toMatchObject({
      code: 'fresh_sign_in_required',
      providers: ['google'],
    });
    clock += 7 * DAY;
    const { status } = await person.post('/login/discord/again', {
      code: await discordCode(email),
    });
    expect(status).toBe(200);
  });
});

describe('a newly linked provider', () => {
  test('does not allow removing the settled provider for 7 days', async () => {
    await expectJson(linkDiscord());
    const answer = await person.delete('/users/me/identities/google');
    expect([answer.status, await codeOf(answer)]).toEqual([409, 'sign_in_too_new']);
    clock += 7 * DAY;
    const email = `discord-${made}@example.test`;
    const { access_token } = await expectJson<LoginResult>(
      app.postJson('/api/v1/login/discord', { code: await discordCode(email) }),
    );
    const removed = await app.request('/api/v1/users/me/identities/google', {
      method: 'DELETE',
      headers: withToken(access_token),
    });
    expect(removed.status).toBe(204);
    expect(await readProviders()).toEqual(['discord']);
  });

  test('can be removed immediately', async () => {
    await expectJson(linkDiscord());
    expect((await person.delete('/users/me/identities/discord')).status).toBe(204);
    expect(await readProviders()).toEqual(['google']);
  });
});

describe('the undo link', () => {
  /** Links Discord, waits until it is settled, and signs in again with Google. */
  async function withTwoWays(): Promise<void> {
    await expectJson(linkDiscord());
    clock += 8 * DAY;
    person = await app.signIn({ email: person.user.email });
  }

  test('changes nothing on GET, undoes once on POST without a session, and ends all sessions', async () => {
    const elsewhere = await app.signIn({ email: person.user.email });
    await expectJson(linkDiscord());
    const link = await undoLink(person.user.email);
    for (let seen = 0; seen < 3; seen += 1) {
      const page = await app.request(link);
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await page.text()).toContain('Remove Discord and sign everyone out');
    }
    expect(await readProviders()).toEqual(['google', 'discord']);
    const done = await press(link);
    expect(done.status).toBe(200);
    expect(await done.text()).toContain('Discord can no longer sign in to your account.');
    expect(await readProviders()).toEqual(['google']);
    for (const who of [person, elsewhere]) expect((await who.get('/users/me')).status).toBe(401);
    expect([(await press(link)).status, (await app.request(link)).status]).toEqual([400, 400]);
  });

  test('expires after 7 days and is refused when forged', async () => {
    await expectJson(linkDiscord());
    const link = await undoLink(person.user.email);
    expect((await press(link.replace('_0_', '_1_'))).status).toBe(400);
    clock += 7 * DAY;
    expect((await press(link)).status).toBe(400);
    expect(await readProviders()).toEqual(['google', 'discord']);
  });

  test('restores a removed provider, which no other account can link before', async () => {
    await withTwoWays();
    expect((await person.delete('/users/me/identities/google')).status).toBe(204);
    const again = await app.postJson('/api/v1/login/google', {
      token: await googleToken(person.user.email),
    });
    expect([again.status, await codeOf(again)]).toEqual([409, 'sign_in_removed']);
    const thief = await app.postJson('/api/v1/login/discord', {
      code: await discordCode('thief@example.test'),
    });
    const { access_token } = (await thief.json()) as LoginResult;
    const taken = await app.postJson(
      '/api/v1/login/google/link',
      { token: await googleToken(person.user.email) },
      withToken(access_token),
    );
    expect([taken.status, await codeOf(taken)]).toEqual([409, 'identity_taken']);
    expect((await press(await undoLink(person.user.email))).status).toBe(200);
    expect((await readProviders()).toSorted()).toEqual(['discord', 'google']);
    // It keeps its age, so it is settled immediately.
    const back = await app.signIn({ email: person.user.email });
    expect((await back.get('/users/me/export')).status).toBe(200);
  });

  test('notifies the old address twice and restores it after the confirmation', async () => {
    const old = person.user.email;
    const fresh = `moved-${made}@example.test`;
    await expectJson(person.patch('/users/me', { email: fresh }));
    const early = await undoLink(old);
    await confirm(fresh);
    expect((await expectJson<User>(person.get('/users/me'))).email).toBe(fresh);
    const sentMails = await app.ctx.db
      .select()
      .from(mails)
      .where(eq(mails.template, 'account_changed'));
    expect(sentMails.map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining([old, fresh]),
    );
    // Later changes are sent to both addresses; the link goes to the settled one.
    await expectJson(linkDiscord());
    expect(await undoLink(old)).not.toBe(early);
    expect(await noticesTo(fresh)).toEqual([
      expect.objectContaining({ kind: 'email', link: null }),
      expect.objectContaining({ kind: 'link', link: null }),
    ]);
    // Another account cannot take the old address while it can be restored.
    const other = await app.postJson('/api/v1/login/discord', { code: await discordCode(old) });
    expect([other.status, await codeOf(other)]).toEqual([409, 'account_exists']);
    expect((await press(early)).status).toBe(200);
    const [row] = await app.ctx.db.select().from(users).where(eq(users.id, person.user.id));
    expect(row!.email).toBe(old);
    expect((await press(await undoLink(old))).status).toBe(200);
    expect(await readProviders()).toEqual(['google']);
  });

  test('sends no link to a new address, so further changes cannot lock out the owner', async () => {
    const old = person.user.email;
    const thief = `thief-${made}@example.test`;
    await expectJson(linkDiscord());
    const ofDiscord = await undoLink(old);
    await expectJson(person.patch('/users/me', { email: thief }));
    const ofAddress = await undoLink(old);
    await confirm(thief);
    await expectJson(person.patch('/users/me', { email: old }));
    await expectJson(person.patch('/users/me', { email: `second-${thief}` }));
    await confirm(`second-${thief}`);
    for (const to of [thief, `second-${thief}`])
      expect((await noticesTo(to)).filter(({ link }) => link !== null)).toEqual([]);
    expect((await press(ofAddress)).status).toBe(200);
    const [row] = await app.ctx.db.select().from(users).where(eq(users.id, person.user.id));
    expect(row!.email).toBe(old);
    expect((await press(ofDiscord)).status).toBe(200);
    expect(await readProviders()).toEqual(['google']);
  });

  test('notifies both addresses of the undone change', async () => {
    const old = person.user.email;
    const fresh = `moved-${made}@example.test`;
    await expectJson(person.patch('/users/me', { email: fresh }));
    const link = await undoLink(old);
    await confirm(fresh);
    await press(link);
    const sentMails = await app.ctx.db
      .select({ to: mails.recipient })
      .from(mails)
      .where(eq(mails.template, 'account_change_undone'));
    expect(sentMails.map(({ to }) => to)).toEqual(expect.arrayContaining([old, fresh]));
  });

  test('cancels a pending email change', async () => {
    const wanted = `waits-${made}@example.test`;
    await expectJson(person.patch('/users/me', { email: wanted }));
    const [asked] = await app.ctx.db.select().from(mails).where(eq(mails.recipient, wanted));
    const token = new URL((asked!.data as { link: string }).link).searchParams.get('token');
    expect((await press(await undoLink(person.user.email))).status).toBe(200);
    expect((await app.postJson('/api/v1/users/confirm-email', { token })).status).toBe(400);
  });

  test('ends an export and its link', async () => {
    await expectJson(person.get('/users/me/export'));
    expect((await press(await undoLink(person.user.email))).status).toBe(200);
    const [row] = await app.ctx.db
      .select()
      .from(data_exports)
      .where(eq(data_exports.user_id, person.user.id));
    expect(row).toMatchObject({ status: 'expired' });
  });

  test('cancels a deletion', async () => {
    expect((await requestDeletion()).status).toBe(204);
    expect((await press(await undoLink(person.user.email))).status).toBe(200);
    const back = await app.signIn({ email: person.user.email });
    expect(back.user.id).toBe(person.user.id);
  });
});

describe('security events', () => {
  const list = (who: TestClient, query = '') =>
    expectJson<SecurityEvents>(who.get(`/users/me/security-events${query}`));

  test('are listed page by page, for the owner only', async () => {
    const stranger = await app.signIn();
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko Firefox/130.0',
    };
    person = await app.signIn({ email: person.user.email, headers });
    await expectJson(linkDiscord());
    const refused = await app.postJson('/api/v1/login/discord', {
      code: await discordCode(person.user.email),
    });
    expect(refused.status).toBe(409);
    const { data, count } = await list(person);
    expect(data.map(({ kind, provider, by }) => [kind, provider, by])).toEqual([
      ['sign_in_refused', 'discord', 'team'],
      ['provider_linked', 'discord', 'you'],
      ['signed_in', 'google', 'you'],
      ['signed_in', 'google', 'you'],
    ]);
    expect(data[2]).toMatchObject({ device: 'Firefox on Linux', place: null });
    const first = await list(person, '?limit=2');
    const second = await list(person, `?limit=2&cursor=${first.next_cursor}`);
    expect([...first.data, ...second.data]).toEqual(data);
    expect([count, second.next_cursor]).toEqual([4, null]);
    expect((await list(stranger)).count).toBe(1);
    expect((await person.get('/users/me/security-events?cursor=x')).status).toBe(422);
  });

  test('include changes of rights by superusers', async () => {
    const admin = await app.signIn({ is_superuser: true });
    await expectJson(admin.patch(`/users/${person.user.id}`, { is_superuser: true }));
    await expectJson(admin.patch(`/users/${person.user.id}`, { is_superuser: false }));
    await expectJson(admin.patch(`/users/${person.user.id}`, { is_active: false }));
    await expectJson(admin.patch(`/users/${person.user.id}`, { is_active: true }));
    const back = await app.signIn({ email: person.user.email });
    const { data } = await list(back);
    expect(data.filter(({ by }) => by === 'team').map(({ kind }) => kind)).toEqual([
      'reactivated',
      'deactivated',
      'rights_taken',
      'rights_given',
    ]);
    expect(JSON.stringify(data)).not.toContain(admin.user.id);
  });
});

test('a session expires 180 days after its sign-in, even in constant use', async () => {
  for (let day = 0; day < 179; day += 20) {
    clock += (day === 0 ? 0 : 20) * DAY;
    expect((await person.get('/users/me')).status).toBe(200);
  }
  clock += 19 * DAY;
  expect((await person.get('/users/me')).status).toBe(200);
  clock += DAY;
  expect((await person.get('/users/me')).status).toBe(401);
});
