import type { Transaction } from '#db/client.ts';
import { found } from '#platform/errors.ts';
import { findHold, type HoldRow, type WalletRow } from './queries.ts';
import { relockWallet, type LedgerContext } from './wallet.ts';

/** A hold and its wallet, whose lock guards both. @throws Error when there is no such hold */
export async function lockHold(
  tx: Transaction,
  ctx: LedgerContext,
  holdId: string,
): Promise<{ hold: HoldRow; wallet: WalletRow }> {
  const known = await findHold(tx, holdId);
  if (!known) throw new Error(`there is no token hold ${holdId}`);
  const wallet = await relockWallet(tx, ctx, known.wallet_id);
  return { hold: found(await findHold(tx, holdId)), wallet };
}
