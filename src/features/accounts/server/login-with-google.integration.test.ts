import { generateKeyPair, SignJWT } from 'jose';
import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#platform/log.ts';
import type { LoginProviders, LoginResult, User } from '../contract.ts';
import { verifyGoogleToken } from './verify-google-token.ts';
import { createTestApp, expectJson, type TestApp } from '#tests/helpers/app.ts';

const CLIENT_ID = 'client-of-this-test';
const google = new OAuth2Server();
let app: TestApp;

beforeAll(async () => {
  await google.issuer.keys.generate('RS256');
  await google.start(0, '127.0.0.1');
  const { port } = google.address();
  app = await createTestApp({
    env: {
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_JWKS_URL: `http://127.0.0.1:${port}/jwks`,
      ADMIN_EMAILS: 'Owner@Example.test',
    },
    fetch,
  });
});
afterAll(async () => {
  await app.close();
  await google.stop();
});

interface Browser {
  cookie: string;
  nonce: string;
}

/** Opens the sign-in page in a new browser. */
async function openBrowser(cookie?: string): Promise<Browser> {
  const answer = await app.request(
    '/api/v1/login/providers',
    cookie ? { headers: { cookie } } : {},
  );
  const set = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie!;
  const { providers } = (await answer.json()) as LoginProviders;
  return { cookie: set, nonce: providers.find(({ id }) => id === 'google')!.nonce };
}

let subjects = 0;
type Claims = Record<string, unknown>;

async function googleToken(nonce: string | undefined, change: Claims = {}): Promise<string> {
  const claims: Claims = {
    iss: 'https://accounts.google.com',
    aud: CLIENT_ID,
    sub: `subject-${(subjects += 1)}`,
    email: `google-${subjects}@example.test`,
    email_verified: true,
    name: 'Robin Vale',
    picture: 'https://pictures.example.test/robin.png',
    nonce,
    ...change,
  };
  return google.issuer.buildToken({
    scopesOrTransform: (_header, payload) => {
      delete (payload as Claims).nbf;
      Object.assign(payload, claims);
      for (const [name, value] of Object.entries(claims))
        if (value === undefined) delete payload[name];
    },
  });
}

const login = (token: string, cookie?: string) =>
  app.postJson('/api/v1/login/google', { token }, cookie ? { cookie } : {});

async function codeOf(answer: Response): Promise<[number, string]> {
  return [answer.status, ((await answer.json()) as { code: string }).code];
}

test('creates an account at the first sign-in and reuses it', async () => {
  const browser = await openBrowser();
  const person = { sub: 'robin', email: 'Robin@Example.test' };
  const first = await expectJson<LoginResult>(
    login(await googleToken(browser.nonce, person), browser.cookie),
  );
  expect(first).toMatchObject({ token_type: 'bearer', is_new: true });
  expect(first.access_token).toMatch(/^[\w-]{43}$/);

  const again = await openBrowser(browser.cookie);
  const second = await expectJson<LoginResult>(
    login(await googleToken(again.nonce, { ...person, iss: 'accounts.google.com' }), again.cookie),
  );
  expect(second.is_new).toBe(false);
  expect(second.access_token).not.toBe(first.access_token);

  const user = await expectJson<User>(
    app.request('/api/v1/users/me', {
      headers: { authorization: `Bearer ${second.access_token}` },
    }),
  );
  expect(user).toMatchObject({
    full_name: 'Robin Vale',
    nickname: 'Robin Vale',
    email: 'Robin@Example.test',
    profile_picture: 'https://pictures.example.test/robin.png',
    is_active: true,
    is_superuser: false,
    plan: 'free',
    providers: ['google'],
    usage: { messages: { used_today: 0, max_daily: 20 } },
  });
});

test.each([
  ['mia_14yo', 'quiet.harbor@example.test', 'quiet.harbor'],
  ['mia_14yo', 'lolita15@example.test', 'Friend'],
  ['Anna Child', 'anna@example.test', 'Anna Child'],
])('called %s by Google, with %s: enters as %s', async (name, email, full_name) => {
  const { cookie, nonce } = await openBrowser();
  const { access_token } = await expectJson<LoginResult>(
    login(await googleToken(nonce, { sub: email, email, name }), cookie),
  );
  const headers = { authorization: `Bearer ${access_token}` };
  expect(await expectJson<User>(app.request('/api/v1/users/me', { headers }))).toMatchObject({
    full_name,
  });
});

const hourAgo = Math.floor(Date.now() / 1000) - 3600;
test.each<[string, Claims]>([
  ['another audience', { aud: 'someone-else' }],
  ['another issuer', { iss: 'https://accounts.google.com.evil.test' }],
  ['no issuer', { iss: undefined }],
  ['an expiry in the past', { exp: hourAgo }],
  ['no expiry', { exp: undefined }],
  ['no subject', { sub: undefined }],
  ['no email', { email: undefined }],
  ['an unverified email', { email_verified: false }],
  ['a verification status of "false" as text', { email_verified: 'false' }],
  ['no verification status', { email_verified: undefined }],
  ['no nonce', { nonce: undefined }],
  ['an empty nonce', { nonce: '' }],
])('a credential with %s is refused', async (_what, change) => {
  const { cookie, nonce } = await openBrowser();
  const answer = await login(await googleToken(nonce, change), cookie);
  expect(await codeOf(answer)).toEqual([400, 'invalid_credential']);
});

test('accepts a credential once', async () => {
  const { cookie, nonce } = await openBrowser();
  const token = await googleToken(nonce);
  expect((await login(token, cookie)).status).toBe(200);
  expect(await codeOf(await login(token, cookie))).toEqual([400, 'invalid_credential']);
});

test('refuses a credential of another browser', async () => {
  const mine = await openBrowser();
  const theirs = await openBrowser();
  const token = await googleToken(mine.nonce);
  expect(await codeOf(await login(token, theirs.cookie))).toEqual([400, 'invalid_credential']);
  expect(await codeOf(await login(token))).toEqual([400, 'invalid_credential']);
  expect((await login(token, mine.cookie)).status).toBe(200);
});

test('shares an attempt between two tabs and replaces a used one', async () => {
  const first = await openBrowser();
  expect(await openBrowser(first.cookie)).toEqual(first);
  await login(await googleToken(first.nonce), first.cookie);
  const next = await openBrowser(first.cookie);
  expect(next.cookie).not.toBe(first.cookie);
  expect(next.nonce).not.toBe(first.nonce);
});

test('sets the attempt cookie as HttpOnly and SameSite', async () => {
  const answer = await app.request('/api/v1/login/providers');
  const cookie = answer.headers.get('set-cookie');
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  expect(cookie).toMatch(/Path=\/api\/v1\/login/);
});

test.each<[string, () => Promise<string>]>([
  ['signed by another key', async () => forge(await otherKey(), { alg: 'RS256' })],
  [
    'signed by another key with the right key id',
    async () => forge(await otherKey(), { alg: 'RS256', kid: google.issuer.keys.toJSON()[0]!.kid }),
  ],
  [
    'signed with the public key as a shared secret',
    async () =>
      forge(new TextEncoder().encode(JSON.stringify(google.issuer.keys.toJSON()[0])), {
        alg: 'HS256',
      }),
  ],
  [
    'without a signature',
    async () => {
      const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${part({ alg: 'none' })}.${part({ sub: 'x' })}.`;
    },
  ],
  ['with a changed payload', async () => tamper(await googleToken('x'))],
  ['made of three dots', async () => '...'],
  ['made of plain words', async () => 'let me in'],
])('a token %s is refused', async (_what, make) => {
  const { cookie } = await openBrowser();
  expect(await codeOf(await login(await make(), cookie))).toEqual([400, 'invalid_credential']);
});

async function otherKey() {
  return (await generateKeyPair('RS256')).privateKey;
}

async function forge(
  key: Parameters<SignJWT['sign']>[0],
  header: { alg: string; kid?: string },
): Promise<string> {
  const { nonce } = await openBrowser();
  return new SignJWT({ email: 'forged@example.test', email_verified: true, nonce })
    .setProtectedHeader(header)
    .setIssuer('https://accounts.google.com')
    .setAudience(CLIENT_ID)
    .setSubject('forged')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key);
}

function tamper(token: string): string {
  const [header, payload, signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as Claims;
  claims.email = 'owner@example.test';
  return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
}

test('makes a verified address on the operator’s list a superuser', async () => {
  const { cookie, nonce } = await openBrowser();
  const { access_token } = await expectJson<LoginResult>(
    login(await googleToken(nonce, { email: 'owner@example.test' }), cookie),
  );
  const user = await expectJson<User>(
    app.request('/api/v1/login/test-token', {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}` },
    }),
  );
  expect(user.is_superuser).toBe(true);
});

test('creates one account for two concurrent first sign-ins', async () => {
  const person = { sub: 'hasty', email: 'hasty@example.test' };
  const browsers = await Promise.all(Array.from({ length: 6 }, () => openBrowser()));
  const answers = await Promise.all(
    browsers.map(async ({ cookie, nonce }) => login(await googleToken(nonce, person), cookie)),
  );
  const results = await Promise.all(answers.map((answer) => expectJson<LoginResult>(answer)));
  expect(results.filter((result) => result.is_new)).toHaveLength(1);
  const people = await Promise.all(
    results.map(async ({ access_token }) => {
      const headers = { authorization: `Bearer ${access_token}` };
      return (await expectJson<User>(app.request('/api/v1/users/me', { headers }))).id;
    }),
  );
  expect(new Set(people).size).toBe(1);
});

test('names the existing provider for a second one with the same email', async () => {
  const first = await openBrowser();
  await login(await googleToken(first.nonce, { email: 'taken@example.test' }), first.cookie);
  const { code } = await expectJson<{ code: string }>(
    app.postJson('/dev/identity/discord/code', { email: 'TAKEN@example.test', full_name: 'R' }),
  );
  const answer = await app.postJson('/api/v1/login/discord', { code });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    code: 'account_exists',
    detail:
      'An account with this email already exists. Sign in with Google instead; you can then link Discord in your profile.',
    providers: ['google'],
  });
});

test.each<[string, unknown]>([
  ['nothing', {}],
  ['an empty token', { token: '' }],
  ['a number', { token: 7 }],
  ['a token of 9,000 characters', { token: 'a'.repeat(9000) }],
])('a body with %s answers 422', async (_what, body) => {
  expect((await app.postJson('/api/v1/login/google', body)).status).toBe(422);
});

const down: [string, typeof fetch][] = [
  ['does not respond', () => Promise.reject(new TypeError('fetch failed'))],
  ['takes too long', () => Promise.reject(new DOMException('timed out', 'TimeoutError'))],
  ['fails', async () => new Response('', { status: 500 })],
  ['returns something else', async () => new Response('<html>')],
  ['returns no keys', async () => Response.json({ keys: 'none' })],
];
test.each(down)(
  'returns provider_unavailable when Google’s key set %s',
  async (_what, brokenFetch) => {
    const parts = { fetch: brokenFetch, now: () => new Date(), log: createLog('silent') };
    const provider = { kind: 'oauth', clientId: CLIENT_ID, jwksUrl: 'https://keys.test/' } as const;
    await expect(
      verifyGoogleToken(parts, provider, await googleToken('any')),
    ).rejects.toMatchObject({
      code: 'provider_unavailable',
      status: 503,
    });
  },
);
