import { afterCommit } from '#db/after-commit.ts';
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

export type LedgerContext = Pick<Context, 'config' | 'now' | 'telemetry'>;

/**
 * Locks the user's wallet until the transaction ends, so that changes of a wallet are serialized.
 * Creates it at its first use, and grants today's allowance.
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
  await startDay(tx, ctx, wallet);
  return wallet;
}

/** The same for an existing wallet, such as that of a hold. */
export async function lockExistingWallet(
  tx: Transaction,
  ctx: LedgerContext,
  walletId: string,
): Promise<WalletRow> {
  const wallet = found(await lockWalletById(tx, walletId));
  // An erased user gets no more allowance; holds and spends can still be settled.
  if (wallet.user_id) await startDay(tx, ctx, wallet);
  return wallet;
}

/**
 * At the first use of a UTC day: the rest of the last day's allowance expires, and today's is granted.
 * A process whose clock is behind never goes back to an earlier day.
 */
async function startDay(tx: Transaction, ctx: LedgerContext, wallet: WalletRow): Promise<void> {
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
  if (granted === 0) return;
  await postEntry(tx, wallet, {
    key: `daily:${wallet.id}:${today}`,
    kind: 'daily_grant',
    moves: { daily: granted, granted: -granted },
    at: now,
  });
  afterCommit(tx, () => ctx.telemetry.tokensGranted.inc({ kind: 'daily_grant' }, granted));
}
