import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Chat } from '#features/chat/contract.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import { createFakeImages } from '#tests/helpers/fake-images.ts';
import { makeImage } from '#tests/helpers/images.ts';
import { readOperations, type Operation } from '#tests/helpers/fuzz-requests.ts';

let app: TestApp;
let client: TestClient;
let owner: TestClient;
let operations: Operation[];

beforeAll(async () => {
  app = await createTestApp({ image: createFakeImages().engine });
  [client, owner] = [await app.signIn(), await app.signIn()];
  ({ operations } = await readOperations(app));
});
afterAll(() => app.close());

/** A blob: unlike a text, its bytes are shared by all the requests that have it. */
const TOO_LARGE = new Blob(['x'.repeat(22 * 1024 ** 2)]);
const JSON_TYPE = { 'content-type': 'application/json' };
/** Requests that are malformed for every route. */
const BROKEN: [string, RequestInit][] = [
  ['malformed JSON', { headers: JSON_TYPE, body: '{"a": ' }],
  ['a body of another type', { headers: { 'content-type': 'text/csv' }, body: 'a,b' }],
  ['a body that is too large', { headers: JSON_TYPE, body: TOO_LARGE }],
  ['a header out of bounds', { headers: { ...JSON_TYPE, 'idempotency-key': 'k'.repeat(999) } }],
];
const nameOf = ({ method, path }: Operation) => `${method} ${path}`;
const pathOf = ({ path }: Operation) => path.replaceAll(/\{\w+\}/g, 'no-such-thing');
const send = (operation: Operation, init: RequestInit, headers: Record<string, string> = {}) =>
  app.request(`/api/v1${pathOf(operation)}?limit=none&skip=-1`, {
    ...init,
    method: operation.method,
    ...(operation.method === 'GET' ? { body: null } : {}),
    headers: { ...(init.headers as object), ...headers },
  });

describe('before a request is read', () => {
  it.each(BROKEN)('unauthenticated callers get 401: %s', async (_what, init) => {
    const private_ = operations.filter(({ access }) => access !== 'public');
    expect(private_.length).toBeGreaterThan(60);
    const answers = await Promise.all(
      private_.map(async (one) => `${nameOf(one)} ${(await send(one, init)).status}`),
    );
    expect(answers.filter((response) => !response.endsWith(' 401'))).toEqual([]);
  });

  it.each(BROKEN)('callers who are not superusers get 403: %s', async (_what, init) => {
    const reserved = operations.filter(({ access }) => access === 'superuser');
    expect(reserved.length).toBeGreaterThan(20);
    const authorization = `Bearer ${client.token}`;
    const answers = await Promise.all(
      reserved.map(
        async (one) => `${nameOf(one)} ${(await send(one, init, { authorization })).status}`,
      ),
    );
    expect(answers.filter((response) => !response.endsWith(' 403'))).toEqual([]);
  });

  it('resources of other users are not found or not editable', async () => {
    const { slug } = await makeCharacter(app.ctx.db, { owner_id: owner.user.id });
    const hidden = await makeCharacter(app.ctx.db, { owner_id: owner.user.id, is_public: false });
    const chat = await expectJson<Chat>(owner.get(`/chat/character/${slug}`));
    const message = chat.messages[0]?.id ?? chat.id;
    const image = await makeImage(owner);
    const foreign: [method: string, path: string, status: number][] = [
      ['POST', `/chat/${chat.id}/messages`, 404],
      ['PATCH', `/chat/${chat.id}/greeting`, 404],
      ['PATCH', `/chat/${chat.id}/messages/${message}`, 404],
      ['PATCH', `/characters/${slug}`, 403],
      ['PATCH', `/characters/${hidden.slug}`, 404],
      ['POST', `/characters/${slug}/publication`, 403],
      ['POST', `/characters/${hidden.slug}/image`, 404],
      ['PATCH', `/generate/image/${image.id}`, 404],
    ];
    for (const [method, path, status] of foreign)
      for (const [what, init] of BROKEN.slice(0, 3)) {
        const response = await client.request(path, { ...init, method });
        expect([path, what, response.status]).toEqual([path, what, status]);
      }
  });

  it('the owner gets the validation error', async () => {
    const { slug } = await makeCharacter(app.ctx.db, { owner_id: owner.user.id });
    const statuses = await Promise.all(
      BROKEN.slice(0, 3).map(
        async ([, init]) =>
          (await owner.request(`/characters/${slug}`, { ...init, method: 'PATCH' })).status,
      ),
    );
    expect(statuses).toEqual([400, 415, 413]);
  });

  it('public routes treat an invalid token like no token', async () => {
    const public_ = operations.filter(({ access }) => access === 'public');
    expect(public_.length).toBeGreaterThan(10);
    for (const one of public_) {
      const plain = await send(one, {});
      const stale = await send(one, {}, { authorization: 'Bearer made-up' });
      expect([nameOf(one), stale.status]).toEqual([nameOf(one), plain.status]);
      expect([nameOf(one), stale.headers.get('session-error')]).toEqual([
        nameOf(one),
        'unauthorized',
      ]);
    }
  });
});

describe('methods', () => {
  it('OPTIONS lists the allowed methods of every path, and others get 405', async () => {
    const paths = new Map<string, Set<string>>();
    for (const one of operations) {
      const path = pathOf(one);
      paths.set(path, (paths.get(path) ?? new Set()).add(one.method));
    }
    for (const [path, methods] of paths) {
      const options = await app.request(`/api/v1${path}`, { method: 'OPTIONS' });
      const allow = options.headers.get('allow')?.split(', ') ?? [];
      expect([path, options.status, await options.text()]).toEqual([path, 204, '']);
      expect(allow, path).toEqual(expect.arrayContaining([...methods, 'OPTIONS']));
      for (const method of ['PUT', 'DELETE', 'PROPFIND'].filter((one) => !allow.includes(one))) {
        const refused = await app.request(`/api/v1${path}`, { method });
        expect([path, refused.status, refused.headers.get('allow')]).toEqual([
          path,
          405,
          options.headers.get('allow'),
        ]);
        expect(await refused.json()).toMatchObject({ code: 'method_not_allowed' });
      }
    }
  });

  it('HEAD of an event stream leaves no stream open', async () => {
    const response = await client.request('/events', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect((await app.ctx.telemetry.openStreams.get()).values[0]!.value).toBe(0);
  });

  it('an unknown path allows no method', async () => {
    for (const method of ['OPTIONS', 'PUT', 'GET'])
      expect((await app.request('/api/v1/nothing', { method })).status).toBe(404);
  });
});
