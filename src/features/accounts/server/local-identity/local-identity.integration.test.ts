import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, expectJson, type TestApp } from '#tests/helpers/app.ts';
import type { LoginProviders, LoginResult, User } from '../../contract.ts';
import { seedPeople } from '../index.ts';

let app: TestApp;
let production: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  production = await createTestApp({ env: { APP_ENV: 'production' } });
  await seedPeople(app.ctx);
});
afterAll(async () => {
  await app.close();
  await production.close();
});

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const ROBIN = { email: 'new-robin@example.test', full_name: 'New Robin' };

async function openBrowser() {
  const answer = await app.request('/api/v1/login/providers');
  const cookie = answer.headers.get('set-cookie')!.split(';')[0]!;
  const { providers } = (await answer.json()) as LoginProviders;
  const local = (id: string) => {
    const provider = providers.find((one) => one.id === id)!;
    expect(provider.kind).toBe('local');
    return provider.authorize_url!;
  };
  return { cookie, google: local('google'), discord: local('discord') };
}

/** Submits the page's form: its hidden fields and the choice. */
async function choose(authorizeUrl: string, choice: Record<string, string>, page = 'login') {
  const url = `${authorizeUrl}&page=${page}`;
  const html = await (await app.request(url)).text();
  const firstForm = html.slice(html.indexOf('<form'), html.indexOf('</form>'));
  const hidden = [
    ...firstForm.matchAll(/<input\s+type="hidden"\s+name="(\w+)"\s+value="([^"]*)"/g),
  ];
  const fields = Object.fromEntries(hidden.map(([, name, value]) => [name!, value!]));
  const body = new URLSearchParams({ ...fields, ...choice }).toString();
  return app.request('/dev/sign-in', { method: 'POST', headers: FORM, body });
}

const userOf = async ({ access_token }: LoginResult) =>
  expectJson<User>(
    app.request('/api/v1/users/me', { headers: { authorization: `Bearer ${access_token}` } }),
  );

test('signs in with Google through the local page', async () => {
  const { google, cookie } = await openBrowser();
  const back = await choose(google, { person: 'premium@example.test' }, 'signup');
  expect(back.status).toBe(303);
  const [page, credential] = back.headers.get('location')!.split('#credential=');
  expect(page).toBe('/signup');
  const login = (headers = {}) =>
    app.postJson('/api/v1/login/google', { token: credential }, headers);
  expect((await login()).status).toBe(400);
  const result = await expectJson<LoginResult>(login({ cookie }));
  expect(result.is_new).toBe(false);
  expect(await userOf(result)).toMatchObject({ email: 'premium@example.test', plan: 'premium' });
  expect((await login({ cookie })).status).toBe(400);
});

test('signs in with Discord through the local page, with state and PKCE', async () => {
  const { discord, cookie } = await openBrowser();
  const back = await choose(discord, ROBIN);
  const url = new URL(back.headers.get('location')!, 'http://everafter.test');
  expect(url.pathname).toBe('/auth/discord/callback');
  const { code, state } = Object.fromEntries(url.searchParams);
  const result = await expectJson<LoginResult>(
    app.postJson('/api/v1/login/discord', { code, state }, { cookie }),
  );
  expect(await userOf(result)).toMatchObject({ ...ROBIN, providers: ['discord'] });
});

test('refuses a code with a challenge when the verifier is missing', async () => {
  const { discord } = await openBrowser();
  const back = await choose(discord, ROBIN);
  const { searchParams } = new URL(back.headers.get('location')!, 'http://everafter.test');
  const answer = await app.postJson('/api/v1/login/discord', { code: searchParams.get('code') });
  expect(answer.status).toBe(400);
});

test.each(['google', 'discord'])('lets scripts sign in with %s in two calls', async (provider) => {
  const person = { email: `script-${provider}@example.test`, full_name: 'Scripted Person' };
  const path = provider === 'google' ? 'google/credential' : 'discord/code';
  const made = await expectJson<{ credential?: string; code?: string }>(
    app.postJson(`/dev/identity/${path}`, person),
  );
  const body = provider === 'google' ? { token: made.credential } : { code: made.code };
  const result = await expectJson<LoginResult>(app.postJson(`/api/v1/login/${provider}`, body));
  expect(await userOf(result)).toMatchObject({ ...person, providers: [provider] });
});

test('accepts a code once', async () => {
  const { code } = await expectJson<{ code: string }>(
    app.postJson('/dev/identity/discord/code', ROBIN),
  );
  const login = () => app.postJson('/api/v1/login/discord', { code });
  expect((await login()).status).toBe(200);
  expect((await login()).status).toBe(400);
});

test('refuses a nonce that belongs to no open attempt', async () => {
  const { credential } = await expectJson<{ credential: string }>(
    app.postJson('/dev/identity/google/credential', { ...ROBIN, nonce: 'made-up' }),
  );
  expect((await app.postJson('/api/v1/login/google', { token: credential })).status).toBe(400);
});

test.each([
  ['free@example.test', 'free', false],
  ['premium@example.test', 'premium', false],
  ['admin@example.test', 'free', true],
])('%s is ready by either provider', async (email, plan, is_superuser) => {
  const { credential } = await expectJson<{ credential: string }>(
    app.postJson('/dev/identity/google/credential', { email, full_name: 'Whoever' }),
  );
  const { code } = await expectJson<{ code: string }>(
    app.postJson('/dev/identity/discord/code', { email, full_name: 'Whoever' }),
  );
  const results = await Promise.all([
    expectJson<LoginResult>(app.postJson('/api/v1/login/google', { token: credential })),
    expectJson<LoginResult>(app.postJson('/api/v1/login/discord', { code })),
  ]);
  for (const result of results) {
    expect(result.is_new).toBe(false);
    expect(await userOf(result)).toMatchObject({ email, plan, is_superuser });
  }
});

test('seeds idempotently', async () => {
  await expect(seedPeople(app.ctx)).resolves.toBeUndefined();
});

test('escapes values from the URL', async () => {
  const answer = await app.request(
    `/dev/sign-in?provider=google&nonce=${encodeURIComponent('"><script>alert(1)</script>')}`,
  );
  const html = await answer.text();
  expect(html).not.toContain('<script');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test.each([
  ['/dev/sign-in', 'GET'],
  ['/dev/sign-in?provider=myspace', 'GET'],
])('%s without a known provider answers 400', async (path, method) => {
  expect((await app.request(path, { method })).status).toBe(400);
});

test('shows the form again for an incomplete person', async () => {
  const { google } = await openBrowser();
  const answer = await choose(google, { email: 'nobody', full_name: '' });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('role="alert"');
});

test('does not replace a provider that has real keys', async () => {
  const keyed = await createTestApp({ env: { GOOGLE_CLIENT_ID: 'real' } });
  const { providers } = await expectJson<LoginProviders>(keyed.request('/api/v1/login/providers'));
  expect(providers).toMatchObject([
    { id: 'google', kind: 'oauth', client_id: 'real', authorize_url: null },
    { id: 'discord', kind: 'local' },
  ]);
  expect((await keyed.postJson('/dev/identity/google/credential', ROBIN)).status).toBe(404);
  await keyed.close();
});

test.each([
  ['GET', '/dev/sign-in?provider=google'],
  ['POST', '/dev/sign-in'],
  ['POST', '/dev/identity/google/credential'],
  ['POST', '/dev/identity/discord/code'],
  ['GET', '/dev/identity/google/jwks'],
  ['POST', '/dev/identity/discord/oauth2/token'],
  ['GET', '/dev/identity/discord/users/@me'],
])('in production %s %s does not exist', async (method, path) => {
  const init = method === 'POST' ? { method, headers: FORM, body: 'provider=google' } : {};
  expect((await production.request(path, init)).status).toBe(404);
});

test('offers and accepts no provider without keys in production', async () => {
  const { providers } = await expectJson<LoginProviders>(
    production.request('/api/v1/login/providers'),
  );
  expect(providers).toEqual([]);
  const { credential } = await expectJson<{ credential: string }>(
    app.postJson('/dev/identity/google/credential', ROBIN),
  );
  const answers = await Promise.all([
    production.postJson('/api/v1/login/google', { token: credential }),
    production.postJson('/api/v1/login/discord', { code: 'any' }),
  ]);
  expect(answers.map((answer) => answer.status)).toEqual([404, 404]);
});

test('seeds no accounts in production', async () => {
  await seedPeople(production.ctx);
  const { rows } = await production.ctx.database.pool.query('SELECT 1 FROM users');
  expect(rows).toEqual([]);
});

test('limits sign-ins per address with Retry-After', async () => {
  const limited = await createTestApp({ env: { RATE_LIMITS: 'true' } });
  const login = () => limited.postJson('/api/v1/login/google', { token: 'guess' });
  const answers = await Promise.all(Array.from({ length: 31 }, login));
  const refused = answers.filter((answer) => answer.status === 429);
  expect(refused).toHaveLength(1);
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
  await limited.close();
});
