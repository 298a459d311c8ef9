import type { Transaction } from '#db/client.ts';
import { SOURCES } from './grant-tokens.ts';
import { assertTokens } from './hold-tokens.ts';
import { findEntryByKey, type WalletRow } from './queries.ts';
import { paidGrantKey, postGrantReversal, recallHeld, type PaidGrant } from './recalls.ts';

interface TakeBack {
  /** Whole tokens that should go. */
  amount: number;
  /** Names this reversal among those of the grant. */
  change: number;
  at: Date;
}

/**
 * Takes tokens of a grant back as far as they are unspent, naming the grant; the wallet is locked.
 * Answers how many went at once: those reserved for work in progress go when they come back from it.
 */
export async function takeBackGrant(
  tx: Transaction,
  wallet: WalletRow,
  paid: PaidGrant,
  { amount, change, at }: TakeBack,
): Promise<number> {
  assertTokens(amount);
  const grant = await findEntryByKey(tx, paidGrantKey(paid));
  if (!grant) return 0;
  const taken = Math.min(amount, wallet[SOURCES[paid.kind].to]);
  if (taken > 0)
    await postGrantReversal(tx, wallet, paid, grant, { amount: taken, part: String(change), at });
  await recallHeld(tx, wallet, paid, amount - taken);
  return taken;
}
