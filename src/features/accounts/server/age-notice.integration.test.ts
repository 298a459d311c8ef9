import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { age_acknowledgements, users } from '#db/schema/index.ts';
import { createTestApp, expectJson, type TestApp } from '#tests/helpers/app.ts';
import { AGE_NOTICE_VERSION } from '#shared/age-notice.ts';
import type { AgeStatus, LoginResult, User } from '../contract.ts';
import { hasAcknowledgedAge } from './index.ts';

const PATH = '/api/v1/age-acknowledgements';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const status = async (headers: Record<string, string> = {}) =>
  expectJson<AgeStatus>(app.request(PATH, { headers }));

async function acknowledgeAsVisitor(): Promise<string> {
  const answer = await app.postJson(PATH, { version: AGE_NOTICE_VERSION });
  expect(answer.status).toBe(201);
  return answer.headers.get('set-cookie')!.split(';')[0]!;
}

test('remembers a visitor by a cookie and stores only its hash', async () => {
  expect(await status()).toEqual({ acknowledged: false, version: null, acknowledged_at: null });
  const cookie = await acknowledgeAsVisitor();
  expect(await status({ cookie })).toMatchObject({
    acknowledged: true,
    version: AGE_NOTICE_VERSION,
  });
  const stored = await app.ctx.db.select().from(age_acknowledgements);
  expect(JSON.stringify(stored)).not.toContain(cookie.split('=')[1]);
  expect(await hasAcknowledgedAge(app.ctx, { caller: null, ageCookie: cookie.split('=')[1] })).toBe(
    true,
  );
});

test.each(['age_notice=', 'age_notice=yes', `age_notice=${'a'.repeat(43)}`])(
  'ignores the forged cookie %s',
  async (cookie) => {
    expect((await status({ cookie })).acknowledged).toBe(false);
  },
);

test('requires a new acknowledgment after the notice changes', async () => {
  const cookie = await acknowledgeAsVisitor();
  await app.ctx.db.update(age_acknowledgements).set({ version: '2020-01' });
  expect(await status({ cookie })).toMatchObject({ acknowledged: false, version: '2020-01' });
  const again = await app.postJson(PATH, { version: AGE_NOTICE_VERSION }, { cookie });
  expect(again.headers.get('set-cookie')).toContain(cookie);
  expect((await status({ cookie })).acknowledged).toBe(true);
});

test.each([{}, { version: '' }, { version: '2020-01' }])(
  'returns 422 for the body %j',
  async (body) => {
    const answer = await app.postJson(PATH, body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      code: 'validation_error',
      detail: [{ loc: ['body', 'version'] }],
    });
  },
);

test('stores the acknowledgment of a user on the account', async () => {
  const person = await app.signIn();
  expect(person.user.age_confirmed_at).toBeNull();
  const answer = await person.post('/age-acknowledgements', { version: AGE_NOTICE_VERSION });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('set-cookie')).toBeNull();
  const user = await expectJson<User>(person.get('/users/me'));
  expect(user.age_confirmed_at).not.toBeNull();
  expect(await hasAcknowledgedAge(app.ctx, { caller: user, ageCookie: undefined })).toBe(true);
});

test('ignores the cookie of a previous visitor for a signed-in user', async () => {
  const cookie = await acknowledgeAsVisitor();
  const person = await app.signIn();
  const answer = await expectJson<AgeStatus>(person.get('/age-acknowledgements', { cookie }));
  expect(answer.acknowledged).toBe(false);
});

test('copies the visitor’s acknowledgment to the account at sign-in', async () => {
  const cookie = await acknowledgeAsVisitor();
  const person = { email: 'carried@example.test', full_name: 'Carried Over' };
  const { credential } = await expectJson<{ credential: string }>(
    app.postJson('/dev/identity/google/credential', person),
  );
  await expectJson<LoginResult>(
    app.postJson('/api/v1/login/google', { token: credential }, { cookie }),
  );
  const [user] = await app.ctx.db.select().from(users).where(eq(users.email, person.email));
  expect(user!.age_notice_version).toBe(AGE_NOTICE_VERSION);
  expect(user!.age_confirmed_at).not.toBeNull();
});
