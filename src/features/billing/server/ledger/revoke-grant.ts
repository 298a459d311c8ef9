import type { Transaction } from '#db/client.ts';
import { SOURCES } from './grant-tokens.ts';
import { assertTokens } from './hold-tokens.ts';
import { findEntryByKey, type WalletRow } from './queries.ts';
import { paidGrantKey, postGrantReversal, markRecalls, type PaidGrant } from './recalls.ts';

interface Revocation {
  /** Whole tokens to remove. */
  amount: number;
  /** Identifies this reversal within the grant. */
  change: number;
  at: Date;
}

/**
 * Removes the unspent tokens of a grant from a locked wallet. Returns the number removed at once: held
 * tokens are removed when their hold is released.
 */
export async function revokeGrant(
  tx: Transaction,
  wallet: WalletRow,
  paid: PaidGrant,
  { amount, change, at }: Revocation,
): Promise<number> {
  assertTokens(amount);
  const grant = await findEntryByKey(tx, paidGrantKey(paid));
  if (!grant) return 0;
  const removed = Math.min(amount, wallet[SOURCES[paid.kind].to]);
  if (removed > 0)
    await postGrantReversal(tx, wallet, paid, grant, { amount: removed, part: String(change), at });
  await markRecalls(tx, wallet, paid, amount - removed);
  return removed;
}
