import type { Transaction } from '#db/client.ts';
import { NOTHING, total } from '../../ledger/buckets.ts';
import { lockHold } from './lock-hold.ts';
import { postEntry } from './post-entry.ts';
import { updateHold, type HoldRow, type WalletRow } from './queries.ts';
import { takeRecalled } from './recalls.ts';
import type { LedgerContext } from './wallet.ts';

/**
 * Ends a hold: what is still held goes back to where it came from, and what came from the
 * allowance of a day gone by expires, and what a payment brought that was returned meanwhile goes.
 * Answers the tokens no longer held; 0 when it had ended before.
 */
export async function releaseHold(
  tx: Transaction,
  ctx: LedgerContext,
  holdId: string,
): Promise<number> {
  const { hold, wallet } = await lockHold(tx, ctx, holdId);
  if (hold.ended_at) return 0;
  const now = ctx.now();
  const released = total(hold);
  await giveBack(tx, wallet, hold, now);
  await takeRecalled(tx, wallet, hold, now);
  await updateHold(tx, hold.id, { ...NOTHING, released, ended_at: now });
  return released;
}

async function giveBack(
  tx: Transaction,
  wallet: WalletRow,
  hold: HoldRow,
  now: Date,
): Promise<void> {
  const { id: hold_id, purpose, reference, monthly, bought } = hold;
  const about = { at: now, purpose, reference, hold_id };
  const isToday = hold.day === wallet.daily_day;
  const daily = isToday ? hold.daily : 0;
  if (daily + monthly + bought > 0)
    await postEntry(tx, wallet, {
      key: `release:${hold_id}`,
      kind: 'release',
      moves: {
        daily,
        monthly,
        bought,
        held_daily: -daily,
        held_monthly: -monthly,
        held_bought: -bought,
      },
      ...about,
    });
  if (!isToday && hold.daily > 0)
    await postEntry(tx, wallet, {
      key: `lapse:${hold_id}`,
      kind: 'expiry',
      moves: { held_daily: -hold.daily, expired: hold.daily },
      ...about,
    });
}
