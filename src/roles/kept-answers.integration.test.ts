import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  for (let at = 0; at < 30; at += 1) await makeCharacter(app.ctx.db);
});
afterAll(() => app.close());
afterEach(() => void vi.useRealTimers());

const DECODE: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

// A response rendered for one visitor's header is sent to everyone.
test.each([
  [1, 'gzip, deflate, br', 'br'],
  [2, 'gzip', 'gzip'],
  [3, 'br', 'br'],
  [4, '', null],
])(
  'list %i, first requested with "%s", is the same in every encoding',
  async (skip, first, coding) => {
    const path = `/api/v1/characters/?limit=24&skip=${skip}`;
    const ask = (accepted: string) =>
      app.request(path, { headers: accepted ? { 'accept-encoding': accepted } : {} });
    const begun = await ask(first);
    expect(begun.headers.get('content-encoding')).toBe(coding);
    for (const answer of [begun, await ask('gzip'), await ask('br'), await ask('')]) {
      const body = Buffer.from(await answer.arrayBuffer());
      const decode = DECODE[answer.headers.get('content-encoding') ?? ''] ?? ((plain) => plain);
      expect(JSON.parse(decode(body).toString()).data.length).toBeGreaterThan(20);
    }
  },
);

test('a signed-in list is compressed once', async () => {
  const person = await app.signIn();
  const answer = await person.get('/characters/?limit=24', { 'accept-encoding': 'gzip' });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  const text = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString();
  expect(JSON.parse(text).data).toHaveLength(24);
});

test('a stale response is served once more while it is refreshed', async () => {
  const ask = async (): Promise<number> => {
    const answer = await app.request('/api/v1/characters/?limit=5', {
      headers: { 'accept-encoding': 'br' },
    });
    return JSON.parse(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString())
      .count;
  };
  const count = await ask();
  for (const round of [1, 2]) {
    await makeCharacter(app.ctx.db);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6000 });
    expect(await ask()).toBe(count + round - 1);
    await vi.waitFor(async () => expect(await ask()).toBe(count + round));
  }
});
