import { afterCommit } from '#db/after-commit.ts';
import type { Transaction } from '#db/client.ts';
import { AppError } from '#platform/errors.ts';
import { returnInOrder, type Split } from '../../ledger/buckets.ts';
import { assertTokens } from './hold-tokens.ts';
import { postEntry } from './post-entry.ts';
import { findEntry, findEntryByKey, findHold, reversedOf } from './queries.ts';
import { lockExistingWallet, type LedgerContext } from './wallet.ts';

interface Reversal {
  /** Whole tokens; all reversals of a spend together cannot exceed it. */
  amount: number;
  /** Identifies the reversal within the spend: the same key has no second effect. */
  key: string;
  note?: string;
}

/**
 * Reverses a spend in part or whole: tokens return to their buckets, the last charged one first;
 * those of a past day's allowance expire.
 * @throws AppError not_found when the entry is not a spend; conflict when more would be reversed than was spent
 */
export async function reverseSpend(
  tx: Transaction,
  ctx: LedgerContext,
  entryId: string,
  { amount, key, note }: Reversal,
): Promise<void> {
  assertTokens(amount);
  const spend = await findEntry(tx, entryId);
  if (spend?.kind !== 'spend') throw new AppError('not_found');
  const wallet = await lockExistingWallet(tx, ctx, spend.wallet_id);
  const entryKey = `reversal:${spend.id}:${key}`;
  const earlier = await findEntryByKey(tx, entryKey);
  if (earlier) {
    if (earlier.spent === -amount) return;
    throw new AppError('idempotency_mismatch');
  }
  const reversed = await reversedOf(tx, spend.id);
  const taken: Split = {
    daily: -spend.held_daily,
    monthly: -spend.held_monthly,
    bought: -spend.held_bought,
  };
  const before = returnInOrder(taken, reversed)!;
  const after = returnInOrder(taken, reversed + amount);
  if (!after) throw new AppError('conflict', { detail: 'This would refund more than was spent.' });
  const hold = await findHold(tx, spend.hold_id!);
  const daily = after.daily - before.daily;
  await postEntry(tx, wallet, {
    key: entryKey,
    kind: 'reversal',
    moves: {
      spent: -amount,
      monthly: after.monthly - before.monthly,
      bought: after.bought - before.bought,
      [hold!.day === wallet.daily_day ? 'daily' : 'expired']: daily,
    },
    at: ctx.now(),
    purpose: spend.purpose,
    reference: spend.reference,
    note: note ?? null,
    hold_id: spend.hold_id,
    reverses: spend.id,
  });
  afterCommit(tx, () => ctx.telemetry.tokensReturned.inc({ purpose: hold!.purpose }, amount));
}
