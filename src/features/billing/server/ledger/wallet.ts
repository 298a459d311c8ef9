import type { Transaction } from '#db/client.ts';
import type { Context } from '#platform/context.ts';
import { newId } from '#shared/ids.ts';
import { endOfUtcDay, utcDay } from '#shared/utc-day.ts';
import { found } from '#platform/errors.ts';
import { postEntry } from './post-entry.ts';
import {
  insertWallet,
  lockWalletById,
  lockWalletOfUser,
  startWalletDay,
  type WalletRow,
} from './queries.ts';

export type LedgerContext = Pick<Context, 'config' | 'now'>;

/**
 * The user's wallet, made at its first use, with today's allowance in it. Its row is locked until
 * the transaction ends, so that one change of a wallet follows another: whoever spends locks first.
 */
export async function lockWallet(
  tx: Transaction,
  ctx: LedgerContext,
  userId: string,
): Promise<WalletRow> {
  let wallet = await lockWalletOfUser(tx, userId);
  if (!wallet) {
    await insertWallet(tx, { id: newId(), user_id: userId, created_at: ctx.now() });
    wallet = found(await lockWalletOfUser(tx, userId));
  }
  await openDay(tx, ctx, wallet);
  return wallet;
}

/** The same for a wallet that is known to be there, such as that of a hold. */
export async function relockWallet(
  tx: Transaction,
  ctx: LedgerContext,
  walletId: string,
): Promise<WalletRow> {
  const wallet = found(await lockWalletById(tx, walletId));
  // Who was erased gets no more allowance; what is held or spent can still be settled.
  if (wallet.user_id) await openDay(tx, ctx, wallet);
  return wallet;
}

/**
 * At the first use of a UTC day: what is left of the last day expires, today's allowance is
 * granted. A clock that runs behind another process's never goes back to an earlier day.
 */
async function openDay(tx: Transaction, ctx: LedgerContext, wallet: WalletRow): Promise<void> {
  const now = ctx.now();
  const today = utcDay(now);
  const last = wallet.daily_day;
  if (last !== null && last >= today) return;
  if (last !== null && wallet.daily > 0)
    await postEntry(tx, wallet, {
      key: `expiry:${wallet.id}:${last}`,
      kind: 'expiry',
      moves: { daily: -wallet.daily, expired: wallet.daily },
      at: endOfUtcDay(last),
    });
  const granted = ctx.config.freeDailyCredits;
  Object.assign(wallet, await startWalletDay(tx, wallet.id, today, granted));
  if (granted > 0)
    await postEntry(tx, wallet, {
      key: `daily:${wallet.id}:${today}`,
      kind: 'daily_grant',
      moves: { daily: granted, granted: -granted },
      at: now,
    });
}
