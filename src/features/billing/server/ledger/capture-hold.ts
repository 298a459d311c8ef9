import { afterCommit } from '#db/after-commit.ts';
import type { Transaction } from '#db/client.ts';
import { AppError } from '#platform/errors.ts';
import { takeInOrder } from '../../ledger/buckets.ts';
import { assertTokens } from './hold-tokens.ts';
import { lockHold } from './lock-hold.ts';
import { postEntry } from './post-entry.ts';
import { findEntryByKey, updateHold, type HoldRow } from './queries.ts';
import type { LedgerContext } from './wallet.ts';

interface Capture {
  /** Whole tokens of the hold that this piece of work costs. */
  amount: number;
  /** Identifies the piece within the hold (an image's id), which makes the capture idempotent. */
  key: string;
  /** The reference in the user's history; defaults to the hold's. */
  reference?: string;
}

/**
 * Spends a part of a hold, on the transaction that stores the result; the hold ends when all of it is
 * spent. Returns the ledger entry, which a reversal refers to.
 * @throws AppError conflict when the hold was already released: the result must not be delivered
 * @throws AppError idempotency_mismatch when the key was captured with another amount
 */
export async function captureHold(
  tx: Transaction,
  ctx: LedgerContext,
  holdId: string,
  { amount, key, reference }: Capture,
): Promise<{ entryId: string }> {
  assertTokens(amount);
  const { hold, wallet } = await lockHold(tx, ctx, holdId);
  const entryKey = `spend:${hold.id}:${key}`;
  const earlier = await findEntryByKey(tx, entryKey);
  if (earlier) {
    if (earlier.spent === amount) return { entryId: earlier.id };
    throw new AppError('idempotency_mismatch');
  }
  if (hold.ended_at)
    throw new AppError('conflict', {
      detail: 'The tokens reserved for this were returned in the meantime. Please try again.',
    });
  const split = takeInOrder(hold, amount);
  if (!split) throw new RangeError(`the hold ${hold.id} has less than ${amount} tokens left`);
  const now = ctx.now();
  const entry = await postEntry(tx, wallet, {
    key: entryKey,
    kind: 'spend',
    moves: {
      held_daily: -split.daily,
      held_monthly: -split.monthly,
      held_bought: -split.bought,
      spent: amount,
    },
    at: now,
    purpose: hold.purpose,
    reference: reference ?? hold.reference,
    hold_id: hold.id,
  });
  afterCommit(tx, () => ctx.telemetry.tokensSpent.inc({ purpose: hold.purpose }, amount));
  await updateHold(tx, hold.id, subtractPart(hold, split, amount, now));
  return { entryId: entry!.id };
}

function subtractPart(
  hold: HoldRow,
  split: Pick<HoldRow, 'daily' | 'monthly' | 'bought'>,
  amount: number,
  now: Date,
): Partial<HoldRow> {
  const captured = hold.captured + amount;
  return {
    daily: hold.daily - split.daily,
    monthly: hold.monthly - split.monthly,
    bought: hold.bought - split.bought,
    captured,
    ended_at: captured === hold.amount ? now : null,
  };
}
