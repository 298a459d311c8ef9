import { isNull } from 'drizzle-orm';
import { expect } from 'vitest';
import { token_holds } from '#db/schema/index.ts';
import { readLedgerReconciliation } from '#features/billing/server/index.ts';
import { expectJson, type TestApp, type TestClient } from './app.ts';

/** Nobody has more or fewer tokens than the ledger says. */
export async function expectBalancedBooks({ ctx }: TestApp): Promise<void> {
  expect(await readLedgerReconciliation(ctx.db)).toMatchObject({ total: 0, drifted: [] });
}

/** The books balance, and no tokens are held for work that has ended. */
export async function expectSettledBooks(app: TestApp): Promise<void> {
  await expectBalancedBooks(app);
  const open = await app.ctx.db.select().from(token_holds).where(isNull(token_holds.ended_at));
  expect(open).toEqual([]);
}

/** The tokens that a user can spend. */
export const availableOf = async (client: TestClient): Promise<number> =>
  (await expectJson<{ balance: { available: number } }>(client.get('/billing/ledger'))).balance
    .available;
