import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { User } from '#features/accounts/contract.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { encodeCursor } from '#shared/cursor.ts';
import type { Ledger, LedgerEntry } from '../contract.ts';
import { captureHold, grantTokens, holdTokens, releaseHold, reverseSpend } from './index.ts';

const NOON = new Date('2026-11-21T12:00:00Z');
let clock = NOON;
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ now: () => clock });
});
afterAll(() => app.close());
beforeEach(() => {
  clock = NOON;
});

const read = (someone: TestClient, query = '') =>
  expectJson<Ledger>(someone.get(`/billing/ledger${query}`));

/** Holds and spends 2 tokens per image; returns the last entry's id. */
async function buyImages({ user }: TestClient, count: number, key = 'job'): Promise<string> {
  return app.ctx.db.transaction(async (tx) => {
    const job = { amount: count * 2, purpose: 'image', key, reference: key } as const;
    const { id } = await holdTokens(tx, app.ctx, user.id, job);
    let entry = '';
    for (let image = 1; image <= count; image += 1) {
      const made = { amount: 2, key: `${image}`, reference: `${key}-${image}` };
      entry = (await captureHold(tx, app.ctx, id, made)).entryId;
    }
    return entry;
  });
}

const summarize = ({ data }: Ledger) =>
  data.map(({ kind, amount, balance_after }: LedgerEntry) => [kind, amount, balance_after]);

test('returns the daily allowance and an empty history for a new user', async () => {
  const someone = await app.signIn();
  expect(await read(someone)).toEqual({
    data: [],
    count: 0,
    next_cursor: null,
    balance: { available: 20, daily: 20, max_daily: 20, monthly: 0, bought: 0, held: 0 },
  });
  const { usage, tokens } = await expectJson<User>(someone.get('/users/me'));
  expect({ credits: usage.credits, tokens }).toEqual({
    credits: { available: 20, used_today: 0, max_daily: 20 },
    tokens: 0,
  });
});

test('returns entries with kind, time, amount, balance and reference, newest first', async () => {
  const someone = await app.signIn();
  await app.ctx.db.transaction((tx) =>
    grantTokens(tx, app.ctx, someone.user.id, {
      kind: 'support_grant',
      amount: 30,
      key: someone.user.id,
      note: 'Sorry for the wait.',
    }),
  );
  const spend = await buyImages(someone, 2);
  await app.ctx.db.transaction((tx) =>
    reverseSpend(tx, app.ctx, spend, { amount: 2, key: 'x', note: 'The image was damaged.' }),
  );
  const ledger = await read(someone);
  expect(summarize(ledger)).toEqual([
    ['reversal', 2, 48],
    ['spend', -2, 46],
    ['spend', -2, 48],
    ['support_grant', 30, 50],
    ['daily_grant', 20, 20],
  ]);
  expect(ledger.data[1]).toEqual({
    id: spend,
    kind: 'spend',
    purpose: 'image',
    amount: -2,
    balance_after: 46,
    reference: 'job-2',
    note: null,
    reverses: null,
    created_at: NOON.toISOString(),
  });
  expect(ledger.data[0]).toMatchObject({ reverses: spend, note: 'The image was damaged.' });
  expect(ledger).toMatchObject({ count: 5, next_cursor: null });
  expect(ledger.balance).toMatchObject({ available: 48, daily: 18, bought: 30 });
  const { usage, tokens } = await expectJson<User>(someone.get('/users/me'));
  expect(usage.credits).toEqual({ available: 18, used_today: 2, max_daily: 20 });
  expect(tokens).toBe(30);
});

test('shows held tokens in the balance, not as an entry', async () => {
  const someone = await app.signIn();
  const hold = await app.ctx.db.transaction((tx) =>
    holdTokens(tx, app.ctx, someone.user.id, { amount: 8, purpose: 'image', key: 'job' }),
  );
  const before = await read(someone);
  expect(before.balance).toMatchObject({ available: 12, held: 8 });
  expect(summarize(before)).toEqual([['daily_grant', 20, 20]]);
  await app.ctx.db.transaction((tx) => releaseHold(tx, app.ctx, hold.id));
  const after = await read(someone);
  expect(after.balance).toMatchObject({ available: 20, held: 0 });
  expect(summarize(after)).toEqual([['daily_grant', 20, 20]]);
});

test('shows a new day’s allowance before its first use, and expires the old one at midnight', async () => {
  const someone = await app.signIn();
  await buyImages(someone, 1);
  clock = new Date('2026-11-22T09:00:00Z');
  expect((await read(someone)).balance).toMatchObject({ available: 20, daily: 20 });
  await buyImages(someone, 1, 'second');
  const { data } = await read(someone);
  expect(data.map(({ kind, amount, created_at }) => [kind, amount, created_at])).toEqual([
    ['spend', -2, '2026-11-22T09:00:00.000Z'],
    ['daily_grant', 20, '2026-11-22T09:00:00.000Z'],
    ['expiry', -18, '2026-11-22T00:00:00.000Z'],
    ['spend', -2, '2026-11-21T12:00:00.000Z'],
    ['daily_grant', 20, '2026-11-21T12:00:00.000Z'],
  ]);
});

test('continues a page at its cursor, even when entries arrive in between', async () => {
  const someone = await app.signIn();
  await buyImages(someone, 4);
  const whole = await read(someone);
  expect(whole.count).toBe(5);
  const first = await read(someone, '?limit=2');
  await buyImages(someone, 1, 'meanwhile');
  const second = await read(someone, `?limit=2&cursor=${first.next_cursor}`);
  const third = await read(someone, `?limit=2&cursor=${second.next_cursor}`);
  expect([...first.data, ...second.data, ...third.data]).toEqual(whole.data);
  expect(third.next_cursor).toBeNull();
  const skipped = await read(someone, '?limit=3&skip=1');
  expect(skipped.data).toEqual(whole.data.slice(0, 3));
});

test('returns only the caller’s ledger', async () => {
  const [rich, other] = [await app.signIn(), await app.signIn()];
  await buyImages(rich, 2);
  expect((await read(other)).data).toEqual([]);
  expect((await app.request('/api/v1/billing/ledger')).status).toBe(401);
});

test.each([
  ['?cursor=nonsense', 422, 'validation_error'],
  [`?cursor=${encodeCursor('ledger', [2 ** 40])}`, 422, 'validation_error'],
  ['?limit=0', 422, 'validation_error'],
  ['?limit=201', 422, 'validation_error'],
  ['?skip=-1', 422, 'validation_error'],
])('%s returns %i', async (query, status, code) => {
  const someone = await app.signIn();
  const answer = await someone.get(`/billing/ledger${query}`);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ code });
});

test('documents the ledger with an example of every field', async () => {
  const document = await expectJson<{
    paths: Record<string, Record<string, unknown>>;
    components: { schemas: Record<string, { properties: Record<string, object> }> };
  }>(app.request('/api/v1/openapi.json'));
  expect(document.paths['/billing/ledger']).toHaveProperty('get');
  for (const name of ['LedgerEntry', 'TokenBalance'])
    for (const [field, schema] of Object.entries(document.components.schemas[name]!.properties))
      expect('example' in schema || JSON.stringify(schema).includes('example'), field).toBe(true);
});
