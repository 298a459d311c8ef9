import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '#db/schema/index.ts';
import type { Chat } from '#features/chat/contract.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';

let app: TestApp;
let client: TestClient;
let chat: Chat;

beforeAll(async () => {
  app = await createTestApp();
  client = await app.signIn();
  const { slug } = await makeCharacter(app.ctx.db);
  chat = await expectJson<Chat>(client.get(`/chat/character/${slug}`));
});
afterAll(() => app.close());

const json = { 'content-type': 'application/json' };

describe('hostile requests get a specific error, never a 500', () => {
  const send = (body: BodyInit, headers: Record<string, string> = json) =>
    client.request(`/chat/${chat.id}/messages`, { method: 'POST', headers, body });

  it.each<[string, () => Promise<Response>, number, string]>([
    ['malformed JSON', () => send('{"content": "a'), 400, 'invalid_json'],
    ['JSON that is not an object', () => send('[1, 2]'), 422, 'validation_error'],
    ['null', () => send('null'), 422, 'validation_error'],
    ['nothing visible', () => send('{"content": "\\u200b \\u202e"}'), 422, 'validation_error'],
    [
      'no body',
      () => client.request(`/chat/${chat.id}/messages`, { method: 'POST', headers: json }),
      400,
      'invalid_json',
    ],
    [
      'another content type',
      () => send('content=hello', { 'content-type': 'text/plain' }),
      415,
      'unsupported_media_type',
    ],
    [
      'a body over the limit',
      () => send(JSON.stringify({ content: 'x'.repeat(300_000) })),
      413,
      'payload_too_large',
    ],
    [
      'deep nesting',
      () => send(`${'['.repeat(20_000)}${']'.repeat(20_000)}`),
      422,
      'validation_error',
    ],
    ['a prototype key', () => send('{"__proto__": {"content": "x"}}'), 422, 'validation_error'],
    ['an invalid id', () => client.get('/chat/1%20OR%201=1'), 422, 'validation_error'],
    [
      'an unknown id',
      () => client.get('/chat/01993f5e-7c1a-7000-8a3c-2f1f6f0f9b11'),
      404,
      'not_found',
    ],
    ['an invalid id of a call', () => client.get('/calls/1'), 422, 'validation_error'],
    [
      'a call to a character whose slug is not a text',
      () => client.post('/calls', { character_slug: { $ne: '' } }),
      422,
      'validation_error',
    ],
    [
      'a call with an unknown field',
      () => client.post('/calls', { character_slug: 'clara', price_per_minute: 0 }),
      422,
      'validation_error',
    ],
    ['a limit out of bounds', () => client.get('/chat/?limit=100000'), 422, 'validation_error'],
    [
      'a made-up cursor',
      () => client.get(`/chat/${chat.id}?cursor=%00%ff`),
      422,
      'validation_error',
    ],
    ['a NUL in a slug', () => client.get('/characters/a%00b'), 400, 'bad_request'],
    [
      'a NUL in the subject of a report',
      () =>
        client.post('/reports', {
          subject_type: 'character',
          subject_id: 'a\0b',
          reason: 'spam',
        }),
      400,
      'bad_request',
    ],
    [
      'an invalid report',
      () => client.post('/reports', { subject_type: ['character'], subject_id: {}, reason: null }),
      422,
      'validation_error',
    ],
    [
      'a made-up cursor from a caller without access to the list',
      () => client.get('/reports?cursor=%00%ff'),
      403,
      'forbidden',
    ],
    ['broken percent encoding', () => client.get('/characters/%E0%A4%A'), 404, 'not_found'],
    ['an unknown route', () => client.get('/nothing/here'), 404, 'not_found'],
    [
      'a long Idempotency-Key',
      () =>
        client.post(
          `/chat/${chat.id}/messages`,
          { content: 'Hi' },
          { 'idempotency-key': 'k'.repeat(300) },
        ),
      422,
      'validation_error',
    ],
    [
      'an impossible Last-Event-ID',
      () => client.get(`/chat/${chat.id}/events`, { 'last-event-id': 'x'.repeat(100) }),
      422,
      'validation_error',
    ],
  ])('%s', async (_name, ask, status, code) => {
    const response = await ask();
    const body = (await response.json()) as { code: string; detail: unknown; request_id: string };
    expect([response.status, body.code]).toEqual([status, code]);
    expect(body.request_id).toBe(response.headers.get('x-request-id'));
    expect(JSON.stringify(body)).not.toMatch(/node_modules|at .*\.ts|SELECT|postgres/);
  });
});

describe('a token', () => {
  it.each([
    ['in another format', 'Bearer not a token'],
    ['unknown', `Bearer ${'A'.repeat(43)}`],
    ['as basic authentication', 'Basic dXNlcjpwYXNz'],
    ['next to a second one', 'Bearer x, Bearer y'],
  ])(
    '%s gets 401 on private routes, and normal responses on public ones',
    async (_name, authorization) => {
      const ask = (path: string) => app.request(path, { headers: { authorization } });
      expect((await ask('/api/v1/users/me')).status).toBe(401);
      const open = await ask('/api/v1/characters/');
      expect([open.status, open.headers.get('session-error')]).toEqual([200, 'unauthorized']);
    },
  );

  it('in any other place is ignored', async () => {
    const places: Record<string, string>[] = [
      { 'x-auth-token': client.token },
      { cookie: `auth_token=${client.token}` },
      { 'proxy-authorization': `Bearer ${client.token}` },
    ];
    for (const headers of places)
      expect((await app.request('/api/v1/users/me', { headers })).status).toBe(401);
    expect((await app.request(`/api/v1/users/me?access_token=${client.token}`)).status).toBe(401);
  });

  it('that was revoked or has expired gets 401 immediately', async () => {
    const leaving = await app.signIn();
    expect((await leaving.post('/logout')).status).toBe(204);
    expect((await leaving.get('/users/me')).status).toBe(401);
    const late = await app.signIn();
    await app.ctx.db
      .update(sessions)
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where(eq(sessions.user_id, late.user.id));
    app.ctx.live.publish('sessions', { userId: late.user.id });
    expect((await late.get('/chat/')).status).toBe(401);
  });
});

describe('concurrent requests', () => {
  it('restoring and removing a chat concurrently never causes a 500', async () => {
    const visitor = await app.signIn();
    for (let round = 0; round < 15; round += 1) {
      const { slug } = await makeCharacter(app.ctx.db);
      const { id } = await expectJson<Chat>(visitor.get(`/chat/character/${slug}`));
      await visitor.delete(`/chat/${id}`);
      const calls = Array.from({ length: 6 }, (_, at) =>
        at % 2 ? visitor.delete(`/chat/${id}`) : visitor.post(`/chat/${id}/restore`),
      );
      for (const { status } of await Promise.all(calls)) expect([200, 204, 404]).toContain(status);
    }
  });
});

describe('paths with names of Object.prototype properties', () => {
  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('%s', async (word) => {
    for (const path of [`/api/docs/${word}`, `/api/v1/${word}`, `/api/v1/characters/${word}`])
      expect([path, (await app.request(path)).status]).toEqual([path, 404]);
  });
});

describe('the OpenAPI document', () => {
  it('describes every route with a summary, its responses and the common errors', async () => {
    const document = await expectJson<{
      openapi: string;
      paths: Record<
        string,
        Record<
          string,
          { summary?: string; responses: Record<string, unknown>; parameters?: { name: string }[] }
        >
      >;
    }>(app.request('/api/v1/openapi.json'));
    expect(document.openapi).toBe('3.1.0');
    const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => ({
        name: `${method.toUpperCase()} ${path}`,
        ...call,
      })),
    );
    for (const call of calls) {
      expect(call.summary, call.name).toBeTruthy();
      expect(Object.keys(call.responses), call.name).toEqual(
        expect.arrayContaining(['422', '500']),
      );
      expect(
        Object.keys(call.responses).some((status) => status.startsWith('2')),
        call.name,
      ).toBe(true);
    }
    expect(calls.map((call) => call.name)).toEqual(
      expect.arrayContaining([
        'GET /chat/',
        'GET /chat/{chat_id}',
        'PATCH /chat/{chat_id}',
        'DELETE /chat/{chat_id}',
        'GET /chat/character/{slug}',
        'POST /chat/{chat_id}/messages',
        'GET /chat/{chat_id}/events',
        'POST /chat/{chat_id}/stop',
        'POST /login/google',
        'POST /login/discord',
        'POST /login/test-token',
        'GET /users/me',
        'GET /characters/',
        'GET /characters/{slug}',
        'POST /reports',
        'GET /reports',
        'PATCH /reports/{id}',
      ]),
    );
  });

  it('has an example for every string and number', async () => {
    const document = await expectJson<{ components: { schemas: Record<string, Schema> } }>(
      app.request('/api/v1/openapi.json'),
    );
    const bare = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
      withoutExample(schema, name),
    );
    expect(bare).toEqual([]);
  });
});

interface Schema {
  format?: string;
  type?: string | string[];
  example?: unknown;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
}

/** Returns the paths of strings and numbers without an example. */
function withoutExample(schema: Schema, path: string): string[] {
  // Files need no example.
  if (schema.format === 'binary') return [];
  if (schema.example !== undefined || schema.enum || schema.const !== undefined) return [];
  const inner = [
    ...Object.entries(schema.properties ?? {}).map(
      ([name, one]) => [`${path}.${name}`, one] as const,
    ),
    ...(schema.items ? [[`${path}[]`, schema.items] as const] : []),
    ...(schema.allOf ?? []).map((one) => [path, one] as const),
  ];
  const isLeaf = ['string', 'number', 'integer'].some((type) =>
    [schema.type].flat().includes(type),
  );
  return [...(isLeaf ? [path] : []), ...inner.flatMap(([name, one]) => withoutExample(one, name))];
}
