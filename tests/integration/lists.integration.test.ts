import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { characters, users } from '#db/schema/index.ts';
import { encodeCursor } from '#shared/cursor.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import { readOperations, type Operation } from '#tests/helpers/fuzz-requests.ts';
import type { Schema } from '#tests/helpers/from-schema.ts';

interface Page {
  data: { id: string }[];
  count: number;
  next_cursor: string | null;
}

let app: TestApp;
let superuser: TestClient;
let operations: Operation[];
let schemas: Record<string, Schema>;

beforeAll(async () => {
  app = await createTestApp();
  superuser = await app.signIn({ is_superuser: true, email: 'one@example.test' });
  for (let more = 0; more < 4; more += 1) {
    await app.signIn({ email: 'one@example.test' });
    const { user } = await app.signIn();
    await makeCharacter(app.ctx.db, { owner_id: user.id, is_public: false });
  }
  // Several rows share a timestamp, so only ids order them.
  const at = new Date('2026-05-01T12:00:00.123Z');
  await app.ctx.db.update(users).set({ created_at: at });
  await app.ctx.db.update(characters).set({ publication_asked_at: at, is_public: false });
  ({ operations, schemas } = await readOperations(app));
});
afterAll(() => app.close());

/** A ranked search has no cursor. */
const RANKED = new Set(['/characters/search']);

describe('lists that grow', () => {
  it('have a cursor in request and response', () => {
    const paged = operations.filter(
      ({ method, path, parameters }) =>
        method === 'GET' && !RANKED.has(path) && parameters.some(({ name }) => name === 'limit'),
    );
    expect(paged.length).toBeGreaterThan(14);
    const fieldsOf = (operation: Operation): string[] => {
      const schema = operation.responses.get('200')!.get('application/json')!;
      const named = schema.$ref ? schemas[schema.$ref.split('/').at(-1)!]! : schema;
      return [named, ...(named.allOf ?? [])].flatMap((one) => Object.keys(one.properties ?? {}));
    };
    const without = paged.filter(
      (one) =>
        !one.parameters.some(({ name }) => name === 'cursor') ||
        !fieldsOf(one).includes('next_cursor'),
    );
    expect(without.map(({ path }) => path)).toEqual([]);
  });

  it.each(['/users/', '/users/me/sessions', '/characters/publications'])(
    '%s read by cursors is the same list, whole and without repetition',
    async (path) => {
      const whole = await expectJson<Page>(superuser.get(`${path}?limit=200`));
      expect(whole.data.length).toBeGreaterThan(3);
      const read: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const page: Page = await expectJson<Page>(
          superuser.get(`${path}?limit=2${cursor && `&cursor=${cursor}`}`),
        );
        expect(page.count).toBe(whole.count);
        read.push(...page.data.map(({ id }) => id));
        cursor = page.next_cursor;
      }
      expect(read).toEqual(whole.data.map(({ id }) => id));
    },
  );

  it.each([
    ['/billing/receipts', 'receipts'],
    ['/admin/payments', 'payments'],
    ['/admin/payment-events', 'payment-events'],
    ['/users/', 'users'],
  ])('%s goes on from a place, and refuses what is none', async (path, list) => {
    const place = encodeCursor(list, [new Date(0).toISOString(), newId()]);
    const page = await expectJson<Page>(superuser.get(`${path}?cursor=${place}`));
    expect(page).toMatchObject({ data: [], next_cursor: null });
    const odd = ['Tue', '2026-02-30T00:00:00.000Z', '12/31/26', '2026-01-01 00:00 GMT+0900'];
    const cursors = ['made-up', ...odd.map((at) => encodeCursor(list, [at, newId()]))];
    for (const cursor of cursors) {
      const response = await superuser.get(`${path}?cursor=${cursor}`);
      expect([response.status, await response.json()]).toMatchObject([
        422,
        { code: 'validation_error', detail: [{ loc: ['query', 'cursor'] }] },
      ]);
    }
  });
});
