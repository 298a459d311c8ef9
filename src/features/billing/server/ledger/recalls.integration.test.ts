import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Transaction } from '#db/client.ts';
import { ledger_entries, token_grants } from '#db/schema/index.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { makeUser } from '#tests/helpers/factories.ts';
import {
  captureHold,
  holdTokens,
  readBalance,
  readLedgerReconciliation,
  releaseHold,
} from '../index.ts';
import { readPaymentReconciliation } from '../payments/payment-reconciliation.ts';
import { settlePack } from '../payments/settle-grant.ts';
import { lockWallet } from './wallet.ts';

const ALLOWANCE = 6;
const PACK = 10;
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { FREE_DAILY_CREDITS: String(ALLOWANCE) }, roles: ['api'] });
});
afterAll(() => app.close());

const inTx = <T>(act: (tx: Transaction) => Promise<T>) => app.ctx.db.transaction(act);
const release = (holdId: string) => inTx((tx) => releaseHold(tx, app.ctx, holdId));

/** Creates a user who paid for a pack and holds all of its tokens. */
async function payer() {
  const { id: userId } = await makeUser(app.ctx.db);
  const source_id = newId();
  const wallet = await inTx((tx) => lockWallet(tx, app.ctx, userId));
  /** Sets the number of the pack's tokens that are paid and not returned. */
  const settle = (kept: number) => {
    const money = { units: PACK, amount_minor: 1000, returned_minor: 1000 - kept * 100 };
    const owner = { wallet_id: wallet.id, user_id: userId };
    return inTx((tx) => settlePack(tx, app.ctx, owner, { id: source_id, ...money }));
  };
  const granted = async () => {
    const [row] = await app.ctx.db
      .select()
      .from(token_grants)
      .where(eq(token_grants.source_id, source_id));
    return row!.granted;
  };
  const balance = () => readBalance(app.ctx.db, app.ctx, userId);
  await settle(PACK);
  const hold = await inTx((tx) =>
    holdTokens(tx, app.ctx, userId, { amount: ALLOWANCE + PACK, purpose: 'image', key: 'all' }),
  );
  return { settle, granted, balance, hold, source_id };
}

test('removes the unspent tokens of a pack that is returned while they are held', async () => {
  const { settle, granted, balance, hold, source_id } = await payer();
  await settle(0);
  expect(await balance()).toMatchObject({ available: 0, held: ALLOWANCE + PACK });
  expect(await granted()).toBe(PACK);

  await inTx((tx) => captureHold(tx, app.ctx, hold.id, { amount: ALLOWANCE + 3, key: 'made' }));
  expect(await release(hold.id)).toBe(PACK - 3);
  expect(await balance()).toMatchObject({ available: 0, bought: 0, held: 0 });
  expect(await granted()).toBe(3);

  const entries = await app.ctx.db
    .select()
    .from(ledger_entries)
    .where(eq(ledger_entries.reference, source_id))
    .orderBy(ledger_entries.seq);
  expect(entries.map(({ kind, bought, sold }) => ({ kind, bought, sold }))).toEqual([
    { kind: 'purchase', bought: PACK, sold: -PACK },
    { kind: 'grant_reversal', bought: 3 - PACK, sold: PACK - 3 },
  ]);
  expect(entries[1]!.reverses).toBe(entries[0]!.id);
  expect(await release(hold.id)).toBe(0);
});

test('removes nothing when the return is reversed before the hold ends', async () => {
  const { settle, granted, balance, hold } = await payer();
  await settle(0);
  await settle(PACK);
  await release(hold.id);
  expect(await balance()).toMatchObject({ bought: PACK, daily: ALLOWANCE, held: 0 });
  expect(await granted()).toBe(PACK);
});

test('removes all tokens when the return and the release are concurrent', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { settle, granted, balance, hold } = await payer();
    // Half is marked before, so that the release changes what the return has read.
    await settle(PACK / 2);
    await Promise.all(
      round % 2 === 0 ? [settle(0), release(hold.id)] : [release(hold.id), settle(0)],
    );
    expect(await balance()).toMatchObject({ bought: 0, daily: ALLOWANCE, held: 0 });
    expect(await granted()).toBe(0);
  }
  expect(await readLedgerReconciliation(app.ctx.db)).toMatchObject({ total: 0, drifted: [] });
  const { tokens } = await readPaymentReconciliation(app.ctx.db);
  for (const { granted, ledger } of tokens) expect(granted).toBe(ledger);
});
