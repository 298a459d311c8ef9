import { deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { strikes } from '#db/schema/index.ts';
import { createTestApp, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { importCard, makeV2Card } from '#tests/helpers/cards.ts';
import { writeChunks } from '../../cards/png-chunks.ts';
import type { Character } from '../../contract.ts';

let app: TestApp;
let person: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  person = await app.signIn();
});
afterAll(() => app.close());

describe('hostile files get a clear error, never a 500', () => {
  const text = (data: string) => ({ type: 'tEXt', data: Buffer.from(data, 'latin1') });
  const png = (...chunks: { type: string; data: Buffer }[]) =>
    writeChunks([
      { type: 'IHDR', data: Buffer.alloc(13) },
      ...chunks,
      { type: 'IDAT', data: deflateSync(Buffer.alloc(5)) },
      { type: 'IEND', data: Buffer.alloc(0) },
    ]);
  it.each<[string, () => Buffer, number]>([
    ['an empty file', () => Buffer.alloc(0), 400],
    ['a picture without a card', () => png(), 400],
    ['a truncated picture', () => png(text('chara\0e30=')).subarray(0, 50), 400],
    ['truncated base64', () => png(text('chara\0eyJ')), 400],
    ['a zip bomb', () => Buffer.from(zipSync({ 'card.json': new Uint8Array(60_000_000) })), 400],
    [
      'a path outside the archive',
      () => Buffer.from(zipSync({ '../card.json': new Uint8Array(3) })),
      400,
    ],
    ['deep nesting', () => Buffer.from(`{"data":${'{"a":'.repeat(50_000)}`), 400],
    ['a file of slightly over 20 MB', () => Buffer.alloc(20 * 1024 ** 2 + 1, 0x7b), 413],
    ['a body of 30 MB', () => Buffer.alloc(30 * 1024 ** 2, 0x7b), 413],
  ])('%s', async (_, make, status) => {
    const answer = await importCard(person, make(), { preview: 'true' });
    expect(answer.status).toBe(status);
    const { detail } = (await answer.json()) as { detail: string };
    expect(detail).toMatch(/^[A-Z].*\.$/);
  });

  it('removes NULs and lone surrogates and stores the rest', async () => {
    const answer = await importCard(
      person,
      makeV2Card({ scenario: 'A\u0000B \ud800', x: '\u0000' }),
      {
        choices: { age: 30 },
      },
    );
    expect(answer.status).toBe(201);
    expect(((await answer.json()) as Character).card.scenario).toBe('AB \uFFFD');
  });

  it.each<[string, RequestInit, number]>([
    ['JSON', { body: '{}', headers: { 'content-type': 'application/json' } }, 415],
    [
      'a truncated form',
      { body: '--x\r\n', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      400,
    ],
    [
      'a form without a boundary',
      { body: 'x', headers: { 'content-type': 'multipart/form-data' } },
      415,
    ],
    ['no body', {}, 415],
  ])('refuses %s instead of a form', async (_, init, status) => {
    const answer = await person.request('/characters/import', { method: 'POST', ...init });
    expect(answer.status).toBe(status);
    expect(((await answer.json()) as { detail: string }).detail).toMatch(/form|multipart/);
  });

  it('refuses text in place of the file', async () => {
    const form = new FormData();
    form.set('file', 'text');
    const answer = await person.request('/characters/import', { method: 'POST', body: form });
    expect(answer.status).toBe(422);
  });

  it('refuses anonymous imports', async () => {
    const form = new FormData();
    form.set('file', new File(['{}'], 'card.json'));
    const answer = await app.request('/api/v1/characters/import', { method: 'POST', body: form });
    expect(answer.status).toBe(401);
  });
});

it('reports a reached creation limit before it checks a card, without a strike', async () => {
  const limited = await createTestApp({ env: { RATE_LIMITS: 'true' } });
  try {
    const hasty = await limited.signIn();
    for (let made = 0; made < 40; made += 1)
      await limited.ctx.limits.consume('create', hasty.user.id);
    const answer = await importCard(
      hasty,
      makeV2Card({ scenario: 'She is 15 and my girlfriend.' }),
      {
        choices: { age: 30 },
      },
    );
    expect(answer.status).toBe(429);
    expect(await limited.ctx.db.$count(strikes)).toBe(0);
  } finally {
    await limited.close();
  }
});
