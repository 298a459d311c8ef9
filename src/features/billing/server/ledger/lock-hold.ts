import type { Transaction } from '#db/client.ts';
import { found } from '#platform/errors.ts';
import { findHold, type HoldRow, type WalletRow } from './queries.ts';
import { lockExistingWallet, type LedgerContext } from './wallet.ts';

/** Locks a hold's wallet, which guards both rows. @throws Error when the hold does not exist */
export async function lockHold(
  tx: Transaction,
  ctx: LedgerContext,
  holdId: string,
): Promise<{ hold: HoldRow; wallet: WalletRow }> {
  const known = await findHold(tx, holdId);
  if (!known) throw new Error(`there is no token hold ${holdId}`);
  const wallet = await lockExistingWallet(tx, ctx, known.wallet_id);
  return { hold: found(await findHold(tx, holdId)), wallet };
}
