import type { Transaction } from '#db/client.ts';
import { EMPTY_SPLIT, total } from '../../ledger/buckets.ts';
import { lockHold } from './lock-hold.ts';
import { postEntry } from './post-entry.ts';
import { updateHold, type HoldRow, type WalletRow } from './queries.ts';
import { applyRecalls } from './recalls.ts';
import type { LedgerContext } from './wallet.ts';

/**
 * Ends a hold: held tokens return to their buckets. Those of a past day's allowance expire, and those
 * of a payment that was returned in the meantime are removed.
 * Returns the number of released tokens; 0 when the hold had already ended.
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
  await returnTokens(tx, wallet, hold, now);
  await applyRecalls(tx, wallet, hold, now);
  await updateHold(tx, hold.id, { ...EMPTY_SPLIT, released, ended_at: now });
  return released;
}

async function returnTokens(
  tx: Transaction,
  wallet: WalletRow,
  hold: HoldRow,
  now: Date,
): Promise<void> {
  const { id: hold_id, purpose, reference, monthly, bought } = hold;
  const details = { at: now, purpose, reference, hold_id };
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
      ...details,
    });
  if (!isToday && hold.daily > 0)
    await postEntry(tx, wallet, {
      key: `lapse:${hold_id}`,
      kind: 'expiry',
      moves: { held_daily: -hold.daily, expired: hold.daily },
      ...details,
    });
}
