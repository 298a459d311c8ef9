import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { LoginProviders, LoginResult, User } from '../contract.ts';
import { createTestApp, expectJson, type TestApp } from '#tests/helpers/app.ts';

/** A real OAuth2 server: single-use codes with PKCE challenges, over HTTP. */
const discord = new OAuth2Server(undefined, undefined, {
  endpoints: { authorize: '/oauth2/authorize', token: '/oauth2/token', userinfo: '/users/@me' },
});
const asked: { url: string; body: URLSearchParams; headers: Headers }[] = [];
let network: typeof fetch = fetch;
let app: TestApp;
let base: string;

let people = 0;
let person: Record<string, unknown>;
function newPerson(change: Record<string, unknown> = {}) {
  people += 1;
  person = {
    id: String(80351110224678000 + people * 10),
    username: `nelly${people}`,
    global_name: 'Nelly',
    avatar: 'a1b2c3',
    email: `nelly-${people}@example.test`,
    verified: true,
    ...change,
  };
}

beforeAll(async () => {
  await discord.issuer.keys.generate('RS256');
  await discord.start(0, '127.0.0.1');
  base = `http://127.0.0.1:${discord.address().port}`;
  discord.service.on('beforeUserinfo', (answer: { body: unknown }) => {
    answer.body = person;
  });
  app = await createTestApp({
    env: {
      DISCORD_CLIENT_ID: 'client-7',
      DISCORD_CLIENT_SECRET: 'secret-7',
      DISCORD_AUTHORIZE_URL: `${base}/oauth2/authorize`,
      DISCORD_API_URL: base,
    },
    fetch: (input, init) => {
      asked.push({
        url: String(input),
        body: init?.body as URLSearchParams,
        headers: new Headers(init?.headers),
      });
      return network(input, init);
    },
  });
});
afterEach(() => {
  network = fetch;
  asked.length = 0;
});
afterAll(async () => {
  await app.close();
  await discord.stop();
});

/** Simulates a browser that returned from Discord with a code. */
async function returnFromDiscord() {
  const answer = await app.request('/api/v1/login/providers');
  const cookie = answer.headers.get('set-cookie')!.split(';')[0]!;
  const { providers } = (await answer.json()) as LoginProviders;
  const authorizeUrl = new URL(providers.find(({ id }) => id === 'discord')!.authorize_url!);
  const redirect = await fetch(authorizeUrl, { redirect: 'manual' });
  const { searchParams } = new URL(redirect.headers.get('location')!);
  return {
    cookie,
    authorizeUrl,
    code: searchParams.get('code')!,
    state: searchParams.get('state')!,
  };
}

const login = (body: unknown, cookie?: string) =>
  app.postJson('/api/v1/login/discord', body, cookie ? { cookie } : {});

async function codeOf(answer: Response): Promise<[number, string]> {
  return [answer.status, ((await answer.json()) as { code: string }).code];
}

test('builds the authorize URL with scope, state and PKCE', async () => {
  const { authorizeUrl } = await returnFromDiscord();
  expect(Object.fromEntries(authorizeUrl.searchParams)).toEqual({
    client_id: 'client-7',
    redirect_uri: 'http://everafter.test/auth/discord/callback',
    response_type: 'code',
    scope: 'identify email',
    state: expect.stringMatching(/^[\w-]{43}$/) as string,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
    code_challenge_method: 'S256',
  });
});

test('signs in with code and state, and sends the verifier', async () => {
  newPerson();
  const { code, state, cookie } = await returnFromDiscord();
  const result = await expectJson<LoginResult>(login({ code, state }, cookie));
  expect(result.is_new).toBe(true);
  expect(asked.map(({ url }) => url)).toEqual([`${base}/oauth2/token`, `${base}/users/@me`]);
  expect(Object.fromEntries(asked[0]!.body)).toEqual({
    grant_type: 'authorization_code',
    code,
    redirect_uri: 'http://everafter.test/auth/discord/callback',
    client_id: 'client-7',
    client_secret: 'secret-7',
    code_verifier: expect.stringMatching(/^[\w-]{43}$/) as string,
  });
  const user = await expectJson<User>(
    app.request('/api/v1/users/me', {
      headers: { authorization: `Bearer ${result.access_token}` },
    }),
  );
  expect(user).toMatchObject({ full_name: 'Nelly', email: person.email, providers: ['discord'] });
  expect(user.profile_picture).toBe(
    `https://cdn.discordapp.com/avatars/${String(person.id)}/a1b2c3.png?size=256`,
  );
});

test('accepts a code without state when it was requested without a challenge', async () => {
  newPerson({ global_name: null });
  const url = `${base}/oauth2/authorize?response_type=code&client_id=client-7&scope=identify%20email&redirect_uri=http%3A%2F%2Feverafter.test%2Fauth%2Fdiscord%2Fcallback`;
  const redirect = await fetch(url, { redirect: 'manual' });
  const code = new URL(redirect.headers.get('location')!).searchParams.get('code');
  await expectJson<LoginResult>(login({ code }));
  expect(asked[0]!.body.has('code_verifier')).toBe(false);
});

test('refuses a stolen code in another browser', async () => {
  newPerson();
  const theirs = await returnFromDiscord();
  const mine = await returnFromDiscord();
  const answer = await login({ code: theirs.code, state: mine.state }, mine.cookie);
  expect(await codeOf(answer)).toEqual([400, 'invalid_credential']);
});

test.each([
  ['of another browser', async () => ({ state: (await returnFromDiscord()).state })],
  ['made up', async () => ({ state: 'a'.repeat(43) })],
  ['left empty', async () => ({ state: '' })],
  ['sent without the browser’s cookie', async () => ({ cookie: undefined })],
])('a state %s is rejected before Discord is called', async (_what, change) => {
  newPerson();
  const { code, state, cookie } = await returnFromDiscord();
  const sent = { state, cookie, ...(await change()) };
  const answer = await login({ code, state: sent.state }, sent.cookie);
  expect(await codeOf(answer)).toEqual([400, 'invalid_credential']);
  expect(asked).toEqual([]);
});

test('accepts a state once', async () => {
  newPerson();
  const { code, state, cookie } = await returnFromDiscord();
  expect((await login({ code, state }, cookie)).status).toBe(200);
  expect(await codeOf(await login({ code, state }, cookie))).toEqual([400, 'invalid_credential']);
});

test.each<[string, Record<string, unknown>]>([
  ['an unverified address', { verified: false }],
  ['an address without verification status', { verified: undefined }],
  ['a null address', { email: null }],
  ['no address', { email: undefined }],
])('a person with %s is refused', async (_what, change) => {
  newPerson(change);
  const { code, state, cookie } = await returnFromDiscord();
  const answer = await login({ code, state }, cookie);
  expect(await codeOf(answer)).toEqual([400, 'invalid_credential']);
});

const answers =
  (token: () => Response, me?: () => Response): typeof fetch =>
  async (input) =>
    String(input).endsWith('/oauth2/token') || !me ? token() : me();
const goodToken = () => Response.json({ access_token: 'access', token_type: 'Bearer' });
const status = (code: number) => () => Response.json({}, { status: code });

test.each<[string, typeof fetch]>([
  ['does not respond', () => Promise.reject(new TypeError('fetch failed'))],
  ['takes too long', () => Promise.reject(new DOMException('timed out', 'TimeoutError'))],
  [
    'breaks the connection',
    async () => new Response(new ReadableStream({ start: (s) => s.error(new Error('cut')) })),
  ],
  ['fails', answers(status(500))],
  ['is rate limited', answers(status(429))],
  ['rejects our client credentials', answers(status(401))],
  ['returns no JSON', answers(() => new Response('<html>'))],
  ['returns no token', answers(() => Response.json({ token_type: 'Bearer' }))],
  ['returns too much data', answers(() => new Response(`"${'a'.repeat(70_000)}"`))],
  [
    'redirects',
    answers(
      () => new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/' } }),
    ),
  ],
  ['fails on the second request', answers(goodToken, status(502))],
  ['returns no user', answers(goodToken, () => Response.json({ id: 7 }))],
  [
    'returns an invalid email address',
    answers(goodToken, () => Response.json({ ...person, email: 'nobody' })),
  ],
])('when Discord %s, that is reported', async (_what, broken) => {
  newPerson();
  network = broken;
  expect(await codeOf(await login({ code: 'any' }))).toEqual([503, 'provider_unavailable']);
});

test('returns invalid_credential for a code that Discord refuses', async () => {
  network = answers(() => Response.json({ error: 'invalid_grant' }, { status: 400 }));
  expect(await codeOf(await login({ code: 'used' }))).toEqual([400, 'invalid_credential']);
});

test.each<[string, unknown]>([
  ['nothing', {}],
  ['an empty code', { code: '' }],
  ['a code of 3,000 characters', { code: 'a'.repeat(3000) }],
  ['a state of 600 characters', { code: 'a', state: 'a'.repeat(600) }],
])('a body with %s answers 422', async (_what, body) => {
  expect((await login(body)).status).toBe(422);
});
