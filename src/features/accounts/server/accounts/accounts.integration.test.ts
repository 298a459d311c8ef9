import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mails, users } from '#db/schema/index.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { auditActionsFor, auditEntriesFor } from '#tests/helpers/audit.ts';
import type { Account, AccountList } from '../../contract-profile.ts';
import { cancelDeletion } from '../deletion/cancel-deletion.ts';

let app: TestApp;
let boss: TestClient;
let person: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  boss = await app.signIn({ is_superuser: true });
  person = await app.signIn({ full_name: 'Wilhelmina Searched', plan: 'premium' });
});
afterAll(() => app.close());

const list = (query: string) => expectJson<AccountList>(boss.get(`/users/?${query}`));

describe('only superusers', () => {
  test.each([
    ['GET', '/users/'],
    ['GET', '/users/{id}'],
    ['PATCH', '/users/{id}'],
    ['DELETE', '/users/{id}'],
  ])('%s %s returns 401 without a session and 403 with an ordinary one', async (method, path) => {
    const init = {
      method,
      ...(method === 'PATCH' && {
        headers: { 'content-type': 'application/json' },
        body: '{"is_active":false}',
      }),
    };
    const other = await app.signIn();
    for (const id of [person.user.id, other.user.id, newId()]) {
      const at = path.replace('{id}', id);
      expect((await app.request(`/api/v1${at}`, init)).status).toBe(401);
      expect((await person.request(at, init)).status).toBe(403);
    }
    expect((await person.get('/users/me')).status).toBe(200);
  });
});

describe('the list of users', () => {
  test('is paged, newest first, with an exact count', async () => {
    const all = await list('limit=200');
    expect(all.count).toBe(all.data.length);
    const [first, second] = [await list('limit=1'), await list('limit=1&skip=1')];
    expect([...first.data, ...second.data]).toEqual(all.data.slice(0, 2));
    expect(second.count).toBe(all.count);
    expect(JSON.stringify(all)).not.toMatch(/token_hash|preferences/);
  });

  test('filters by plan, by text in name or address, and by state', async () => {
    const names = async (query: string) =>
      (await list(query)).data.map(({ full_name }) => full_name);
    expect(await names('q=SEARCHED')).toEqual(['Wilhelmina Searched']);
    expect(await names('q=searched&plan=free')).toEqual([]);
    expect(await names(`q=${encodeURIComponent(person.user.email)}&plan=premium`)).toEqual([
      'Wilhelmina Searched',
    ]);
    expect(await names('q=%25')).toEqual([]);
    const at = new Date(Date.now() + 60_000);
    const states = {
      inactive: { is_active: false },
      suspended: { suspended_until: at },
      leaving: { erase_at: at },
    };
    for (const [state, change] of Object.entries(states)) {
      const one = await app.signIn({ full_name: `Is ${state}` });
      await app.ctx.db.update(users).set(change).where(eq(users.id, one.user.id));
      expect(await names(`state=${state}`)).toEqual([`Is ${state}`]);
      expect(await names('state=active&limit=200')).not.toContain(`Is ${state}`);
    }
    expect(await names('state=active&q=searched')).toEqual(['Wilhelmina Searched']);
  });

  test('treats expired Premium as the free plan', async () => {
    const over = await app.signIn({ full_name: 'Premium Of Yesterday', plan: 'premium' });
    const premium_until = new Date(Date.now() - 60_000);
    await app.ctx.db.update(users).set({ premium_until }).where(eq(users.id, over.user.id));
    const found = await list('q=of%20yesterday&plan=free');
    expect(found).toMatchObject({ count: 1, data: [{ plan: 'free' }] });
    expect(await list('q=of%20yesterday&plan=premium')).toEqual({
      data: [],
      count: 0,
      next_cursor: null,
    });
  });

  test.each(['limit=0', 'limit=201', 'skip=-1', 'plan=gold', 'state=gone', 'q=%00'])(
    'refuses %s',
    async (query) => expect((await boss.get(`/users/?${query}`)).status).toBe(422),
  );
});

describe('a user', () => {
  test('is read and changed, and the audit log stores field names only', async () => {
    const one = await app.signIn();
    const at = `/users/${one.user.id}`;
    expect(await expectJson<Account>(boss.get(at))).toMatchObject({
      email: one.user.email,
      providers: ['google'],
    });
    const changed = await expectJson<Account>(
      boss.patch(at, { full_name: 'Renamed Here', is_superuser: true }),
    );
    expect(changed).toMatchObject({ full_name: 'Renamed Here', is_superuser: true });
    const [act] = await auditEntriesFor(app, one.user.id);
    expect(act).toMatchObject({
      actor_id: boss.user.id,
      action: 'user.changed',
      details: { fields: ['full_name', 'is_superuser'], is_superuser: true },
    });
    expect(JSON.stringify(act)).not.toContain('Renamed');
  });

  test('is signed out immediately when deactivated', async () => {
    const one = await app.signIn();
    await expectJson(boss.patch(`/users/${one.user.id}`, { is_active: false }));
    expect((await one.get('/users/me')).status).toBe(401);
    await expectJson(boss.patch(`/users/${one.user.id}`, { is_active: true }));
    const sentMails = await app.ctx.db
      .select()
      .from(mails)
      .where(and(eq(mails.recipient, one.user.email), eq(mails.template, 'account_closed')))
      .orderBy(mails.id);
    expect(sentMails.map(({ data }) => data)).toMatchObject([
      { is_open: false, link: expect.stringMatching(/\/standing$/) as string },
      { is_open: true, link: expect.stringMatching(/\/login$/) as string },
    ]);
  });

  test('is scheduled for deletion, which support can cancel', async () => {
    const one = await app.signIn();
    expect((await boss.delete(`/users/${one.user.id}`)).status).toBe(204);
    expect((await one.get('/users/me')).status).toBe(401);
    expect((await expectJson<Account>(boss.get(`/users/${one.user.id}`))).erase_at).not.toBeNull();
    await cancelDeletion(app.ctx, one.user.email.toUpperCase(), null);
    await expect(app.signIn({ email: one.user.email })).resolves.toBeDefined();
    expect(await auditActionsFor(app, one.user.id)).toEqual(['user.deleted', 'user.kept']);
    const [mail] = await app.ctx.db
      .select()
      .from(mails)
      .where(and(eq(mails.recipient, one.user.email), eq(mails.template, 'deletion_requested')));
    expect(mail!.data).toMatchObject({ is_by_team: true });
    await expect(cancelDeletion(app.ctx, one.user.email, null)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test.each([
    ['signs that cannot be seen', '\u200b', 422],
    ['what may not be shown', 'Robin, 14 years old', 400],
  ])('is not renamed to %s', async (_what, full_name, status) => {
    const one = await app.signIn();
    expect((await boss.patch(`/users/${one.user.id}`, { full_name })).status).toBe(status);
    expect((await expectJson<Account>(boss.get(`/users/${one.user.id}`))).full_name).toBe(
      one.user.full_name,
    );
    expect((await boss.get('/users/me')).status).toBe(200);
  });

  test('returns 404 for an unknown user and refuses read-only fields', async () => {
    const nobody = newId();
    expect((await boss.get(`/users/${nobody}`)).status).toBe(404);
    expect((await boss.patch(`/users/${nobody}`, { is_active: true })).status).toBe(404);
    expect((await boss.delete(`/users/${nobody}`)).status).toBe(404);
    for (const body of [{ plan: 'premium' }, { email: 'x@example.test' }, { erase_at: null }])
      expect((await boss.patch(`/users/${person.user.id}`, body)).status).toBe(422);
  });
});

describe('superusers', () => {
  test('cannot remove their own rights or delete themselves', async () => {
    const at = `/users/${boss.user.id}`;
    expect((await boss.patch(at, { is_superuser: false })).status).toBe(403);
    expect((await boss.patch(at, { is_active: false })).status).toBe(403);
    expect((await boss.delete(at)).status).toBe(403);
    expect((await boss.patch(at, { full_name: 'Still Boss' })).status).toBe(200);
  });

  test('cannot both remove each other’s rights at the same time', async () => {
    const two = await createTestApp();
    try {
      const [a, b] = [
        await two.signIn({ is_superuser: true }),
        await two.signIn({ is_superuser: true }),
      ];
      const answers = await Promise.all([
        a.patch(`/users/${b.user.id}`, { is_superuser: false }),
        b.delete(`/users/${a.user.id}`),
      ]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      const left = await two.ctx.db.select().from(users).where(eq(users.is_superuser, true));
      expect(left.filter(({ is_active, erase_at }) => is_active && !erase_at)).toHaveLength(1);
    } finally {
      await two.close();
    }
  });

  test('cannot delete the account of the last superuser', async () => {
    const single = await createTestApp();
    try {
      const last = await single.signIn({ is_superuser: true });
      const answer = await last.request('/users/me', {
        method: 'DELETE',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ confirmation: 'delete my account' }),
      });
      expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'last_superuser' }]);
    } finally {
      await single.close();
    }
  });
});

test('deletes the caller’s account without a request body', async () => {
  const one = await app.signIn();
  expect((await one.delete('/users/me')).status).toBe(204);
  expect((await one.get('/users/me')).status).toBe(401);
  expect((await expectJson<Account>(boss.get(`/users/${one.user.id}`))).erase_at).not.toBeNull();
});

test('does not allow changing or deleting audit entries', async () => {
  await expectJson(boss.patch(`/users/${person.user.id}`, { is_active: true }));
  for (const statement of [
    'UPDATE audit_log SET action = $1',
    'DELETE FROM audit_log WHERE action <> $1',
  ])
    await expect(app.ctx.database.pool.query(statement, ['nothing'])).rejects.toThrow(
      'append-only',
    );
});
