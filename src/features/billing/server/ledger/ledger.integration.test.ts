import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Transaction } from '#db/client.ts';
import { ledger_entries, token_holds, token_wallets, users } from '#db/schema/index.ts';
import { newId } from '#shared/ids.ts';
import { addMonths } from '#shared/add-months.ts';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { makeUser } from '#tests/helpers/factories.ts';
import {
  captureHold,
  grantMonth,
  grantTokens,
  holdTokens,
  readBalance,
  readLedgerReconciliation,
  releaseHold,
  reverseSpend,
} from '../index.ts';
import { findWallet } from './queries.ts';
import { sweepHolds } from './sweep-holds.ts';

const EVENING = new Date('2026-11-21T23:30:00Z');
let clock = EVENING;
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ now: () => clock, roles: ['api'] });
});
afterAll(() => app.close());
beforeEach(() => {
  clock = EVENING;
});

const inTx = <T>(act: (tx: Transaction) => Promise<T>) => app.ctx.db.transaction(act);
const later = (minutes: number) => (clock = new Date(clock.getTime() + minutes * 60_000));
const balance = (userId: string) => readBalance(app.ctx.db, app.ctx, userId);
const hold = (userId: string, amount: number, key: string) =>
  inTx((tx) => holdTokens(tx, app.ctx, userId, { amount, purpose: 'image', key }));
const capture = (holdId: string, amount: number, key: string) =>
  inTx((tx) => captureHold(tx, app.ctx, holdId, { amount, key }));
const release = (holdId: string) => inTx((tx) => releaseHold(tx, app.ctx, holdId));
const reverse = (entryId: string, amount: number, key: string) =>
  inTx((tx) => reverseSpend(tx, app.ctx, entryId, { amount, key }));

/** Creates a user with 20 free credits and these tokens. */
async function person(tokens: { monthly?: number; bought?: number } = {}): Promise<string> {
  const { id } = await makeUser(app.ctx.db);
  const { monthly, bought } = tokens;
  const key = newId();
  await inTx(async (tx) => {
    if (monthly)
      await grantTokens(tx, app.ctx, id, { kind: 'monthly_grant', amount: monthly, key });
    if (bought) await grantTokens(tx, app.ctx, id, { kind: 'purchase', amount: bought, key });
  });
  return id;
}

async function historyOf(userId: string) {
  const wallet = (await findWallet(app.ctx.db, userId))!;
  return app.ctx.db
    .select()
    .from(ledger_entries)
    .where(eq(ledger_entries.wallet_id, wallet.id))
    .orderBy(ledger_entries.seq);
}

const fulfilled = (results: PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length;

test('charges for three images when three of four were created', async () => {
  const id = await person();
  const job = await hold(id, 8, 'job');
  expect(await balance(id)).toMatchObject({ available: 12, held: 8 });
  for (const image of ['a', 'b', 'c']) await capture(job.id, 2, image);
  expect(await release(job.id)).toBe(2);
  expect(await balance(id)).toMatchObject({ available: 14, daily: 14, held: 0 });
  await expect(capture(job.id, 2, 'd')).rejects.toMatchObject({ code: 'conflict' });
  expect(await release(job.id)).toBe(0);
});

test('spends daily credits first, then the monthly grant, then bought tokens', async () => {
  const id = await person({ monthly: 5, bought: 7 });
  await hold(id, 22, 'one');
  expect(await balance(id)).toMatchObject({ daily: 0, monthly: 3, bought: 7 });
  await hold(id, 4, 'two');
  expect(await balance(id)).toMatchObject({ daily: 0, monthly: 0, bought: 6 });
});

test('rejects a hold without enough tokens, with amounts, upgrade URL, and Retry-After if midnight helps', async () => {
  const id = await person({ bought: 3 });
  await hold(id, 10, 'first');
  const refusal = { code: 'insufficient_tokens', status: 429 };
  await expect(hold(id, 16, 'second')).rejects.toMatchObject({
    ...refusal,
    retryAfter: 30 * 60,
    extra: { needed: 16, available: 13, upgrade_url: '/premium' },
    message: expect.stringContaining('costs 16 tokens, and you have 13'),
  });
  await expect(hold(id, 24, 'third')).rejects.toMatchObject({ ...refusal, retryAfter: undefined });
  await expect(hold(id, 0, 'nothing')).rejects.toThrow(RangeError);
});

test('accepts exactly as many concurrent holds as there are tokens', async () => {
  const id = await person({ monthly: 4, bought: 7 });
  const results = await Promise.allSettled(
    Array.from({ length: 30 }, (_, number) => hold(id, 2, `job-${number}`)),
  );
  expect(fulfilled(results)).toBe(15);
  for (const result of results)
    if (result.status === 'rejected')
      expect(result.reason).toMatchObject({ code: 'insufficient_tokens' });
  expect(await balance(id)).toMatchObject({ available: 1, held: 30 });
});

test('creates the wallet and the allowance once for concurrent first uses', async () => {
  const { id } = await makeUser(app.ctx.db);
  await Promise.all(Array.from({ length: 10 }, (_, number) => hold(id, 2, `job-${number}`)));
  const kinds = (await historyOf(id)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'daily_grant')).toHaveLength(1);
  expect(await balance(id)).toMatchObject({ available: 0, held: 20 });
});

test('ends a hold once for concurrent captures and releases, without losing tokens', async () => {
  const id = await person();
  const job = await hold(id, 16, 'job');
  const settled = await Promise.allSettled([
    ...Array.from({ length: 6 }, (_, image) => capture(job.id, 2, `image-${image}`)),
    release(job.id),
    release(job.id),
    capture(job.id, 2, 'image-0'),
  ]);
  expect(settled.at(6)!.status).toBe('fulfilled');
  const [row] = await app.ctx.db.select().from(token_holds).where(eq(token_holds.id, job.id));
  expect(row!.captured + row!.released).toBe(16);
  expect(await balance(id)).toMatchObject({ available: 4 + row!.released, held: 0 });
});

test('returns the same hold for the same key, even concurrently, and rejects another request with it', async () => {
  const id = await person();
  const holds = await Promise.all(Array.from({ length: 5 }, () => hold(id, 4, 'job')));
  expect(new Set(holds.map((one) => one.id)).size).toBe(1);
  expect(await balance(id)).toMatchObject({ available: 16, held: 4 });
  await expect(hold(id, 6, 'job')).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  const { id: other } = await makeUser(app.ctx.db);
  expect((await hold(other, 4, 'job')).id).not.toBe(holds[0]!.id);
});

test('rolls a hold back with the transaction of its work', async () => {
  const id = await person();
  const failed = inTx(async (tx) => {
    await holdTokens(tx, app.ctx, id, { amount: 4, purpose: 'image', key: 'job' });
    throw new Error('the job was not stored');
  });
  await expect(failed).rejects.toThrow('not stored');
  expect(await balance(id)).toMatchObject({ available: 20, held: 0 });
});

test('expires unused credits at midnight, and credits released on a later day', async () => {
  const id = await person({ bought: 5 });
  const job = await hold(id, 22, 'job');
  await capture(job.id, 6, 'image');
  later(60);
  expect(await balance(id)).toMatchObject({ daily: 20, bought: 3, held: 16 });
  await release(job.id);
  expect(await balance(id)).toMatchObject({ daily: 20, bought: 5, held: 0 });
  const kinds = (await historyOf(id)).map(({ kind, expired }) => [kind, expired]);
  expect(kinds.slice(-3)).toEqual([
    ['daily_grant', 0],
    ['release', 0],
    ['expiry', 14],
  ]);
});

test('sweeps only expired holds', async () => {
  const id = await person();
  const [lost, live] = [await hold(id, 4, 'lost'), await hold(id, 6, 'settled')];
  await capture(live.id, 6, 'all');
  later(20);
  const recent = await hold(id, 2, 'recent');
  later(45);
  await sweepHolds(app.ctx);
  await expect(capture(lost.id, 2, 'late')).rejects.toMatchObject({ code: 'conflict' });
  await capture(recent.id, 2, 'in time');
  expect(await balance(id)).toMatchObject({ available: 20, held: 0 });
});

test('links reversals to their spend, which they cannot exceed', async () => {
  const id = await person({ monthly: 2, bought: 10 });
  const job = await hold(id, 26, 'job');
  const { entryId } = await capture(job.id, 26, 'image');
  await reverse(entryId, 3, 'one');
  expect(await balance(id)).toMatchObject({ daily: 0, monthly: 0, bought: 9 });
  await reverse(entryId, 3, 'one');
  await expect(reverse(entryId, 2, 'one')).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  await reverse(entryId, 4, 'two');
  expect(await balance(id)).toMatchObject({ daily: 1, monthly: 2, bought: 10 });
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, (_, number) => reverse(entryId, 5, `more-${number}`)),
  );
  expect(fulfilled(results)).toBe(3);
  expect(await balance(id)).toMatchObject({ daily: 16, monthly: 2, bought: 10 });
  const reversals = (await historyOf(id)).filter(({ kind }) => kind === 'reversal');
  expect(reversals.map(({ reverses }) => reverses)).toEqual(Array(5).fill(entryId));
  const [grant] = await historyOf(id);
  await expect(reverse(grant!.id, 1, 'no')).rejects.toMatchObject({ code: 'not_found' });
});

test.each([1, 3, 12])(
  'grants a plan of %i months once a month, even when repeated',
  async (months) => {
    const { id } = await makeUser(app.ctx.db);
    const subscriptionId = `plan-of-${months}`;
    const start = new Date('2027-01-31T09:00:00Z');
    const paidThrough = addMonths(start, months);
    const given: number[] = [];
    for (clock = start; clock < addMonths(paidThrough, 2); later(9 * 24 * 60))
      for (let month = 0; month < months && addMonths(start, month) <= clock; month += 1) {
        const grant = () => inTx((tx) => grantMonth(tx, app.ctx, id, { subscriptionId, month }));
        const results = await Promise.all([grant(), grant()]);
        given.push(...results.flatMap((isNew) => (isNew ? [month] : [])));
      }
    expect(given).toEqual(Array.from({ length: months }, (_, month) => month));
    expect(await balance(id)).toMatchObject({ monthly: months * 100 });
  },
);

test('the database rejects changes of entries, unbalanced entries and negative balances', async () => {
  const id = await person();
  await hold(id, 2, 'job');
  const wallet = (await findWallet(app.ctx.db, id))!;
  const { db } = app.ctx;
  const appendOnly = { cause: { message: expect.stringContaining('append-only') } };
  await expect(db.update(ledger_entries).set({ note: 'x' })).rejects.toMatchObject(appendOnly);
  await expect(db.delete(ledger_entries)).rejects.toMatchObject(appendOnly);
  await expect(db.execute(sql`TRUNCATE ledger_entries CASCADE`)).rejects.toMatchObject(appendOnly);
  const uneven = { wallet_id: wallet.id, seq: 99, key: `uneven-${id}`, kind: 'spend' } as const;
  await expect(
    db.insert(ledger_entries).values({
      id: wallet.id,
      ...uneven,
      daily: -2,
      spent: 1,
      balance_after: 18,
      created_at: clock,
    }),
  ).rejects.toMatchObject({ cause: { constraint: 'ledger_entries_sum_to_zero' } });
  await expect(
    db.update(token_wallets).set({ daily: -1 }).where(eq(token_wallets.id, wallet.id)),
  ).rejects.toMatchObject({ cause: { constraint: 'token_wallets_never_negative' } });
});

test('keeps an erased user’s ledger without the link to the user', async () => {
  const id = await person({ monthly: 4, bought: 5 });
  const open = await hold(id, 6, 'open');
  const { entryId } = await capture(open.id, 2, 'image');
  const before = await historyOf(id);
  const walletId = before[0]!.wallet_id;
  const [user] = await app.ctx.db.delete(users).where(eq(users.id, id)).returning();

  const { db } = app.ctx;
  const ofWallet = eq(ledger_entries.wallet_id, walletId);
  const kept = await db.select().from(ledger_entries).where(ofWallet).orderBy(ledger_entries.seq);
  expect(kept).toEqual(before);
  const [wallet] = await db.select().from(token_wallets).where(eq(token_wallets.id, walletId));
  expect(wallet).toMatchObject({ user_id: null, bought: 5, held_daily: 4 });
  const holds = await db.select().from(token_holds).where(eq(token_holds.wallet_id, walletId));
  const everything = JSON.stringify([kept, wallet, holds]);
  for (const trace of [id, user!.email, user!.full_name]) expect(everything).not.toContain(trace);

  // Holds can still end, and spends can still be reversed.
  later(120);
  await sweepHolds(app.ctx);
  await reverse(entryId, 2, 'undone');
  expect(await readLedgerReconciliation(db)).toMatchObject({ drifted: [] });
});

test('reconciles, and finds a tampered balance', async () => {
  const id = await person({ bought: 9 });
  const { db } = app.ctx;
  expect(await readLedgerReconciliation(db)).toMatchObject({ total: 0, drifted: [] });
  const mine = eq(token_wallets.user_id, id);
  const [wallet] = await db.update(token_wallets).set({ bought: 90 }).where(mine).returning();
  expect(await readLedgerReconciliation(db)).toMatchObject({ total: 0, drifted: [wallet!.id] });
  await db.update(token_wallets).set({ bought: 9 }).where(mine);
  const { accounts } = await readLedgerReconciliation(db);
  expect(accounts.sold).toBeLessThanOrEqual(-9);
});
