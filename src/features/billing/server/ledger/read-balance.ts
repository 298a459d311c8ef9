import type { Queryable } from '#db/client.ts';
import type { Context } from '#platform/context.ts';
import type { TokenBalance } from '../../contract.ts';
import { utcDay } from '#shared/utc-day.ts';
import { findWallet, type WalletRow } from './queries.ts';

/**
 * The user's current balance. Reading writes nothing: the allowance of a day without an entry counts
 * as granted.
 */
export async function readBalance(
  db: Queryable,
  ctx: Pick<Context, 'config' | 'now'>,
  userId: string,
): Promise<TokenBalance> {
  return balanceOf(await findWallet(db, userId), ctx);
}

export function balanceOf(
  wallet: WalletRow | undefined,
  ctx: Pick<Context, 'config' | 'now'>,
): TokenBalance {
  const isOpen = (wallet?.daily_day ?? '') >= utcDay(ctx.now());
  const daily = isOpen ? wallet!.daily : ctx.config.freeDailyCredits;
  const max_daily = isOpen ? wallet!.daily_granted : ctx.config.freeDailyCredits;
  const { monthly = 0, bought = 0 } = wallet ?? {};
  const held = wallet ? wallet.held_daily + wallet.held_monthly + wallet.held_bought : 0;
  return { available: daily + monthly + bought, daily, max_daily, monthly, bought, held };
}
