import type { Transaction } from '#db/client.ts';
import { AppError } from '#platform/errors.ts';
import { newId } from '#shared/ids.ts';
import { takeInOrder, total } from '../../ledger/buckets.ts';
import { secondsToUtcMidnight } from '#shared/utc-day.ts';
import type { TokenBalance } from '../../contract.ts';
import { postEntry } from './post-entry.ts';
import { findHoldByKey, insertHold, type HoldRow } from './queries.ts';
import { lockWallet, type LedgerContext } from './wallet.ts';

/** Default lifetime of a hold. */
const HOLD_LIFETIME_MS = 60 * 60_000;

interface HoldRequest {
  /** Whole tokens, at least 1. */
  amount: number;
  purpose: HoldRow['purpose'];
  /** The id of the work, shown with the spend in the history. */
  reference?: string;
  /** Idempotency key: the same key of the same user is the same hold. */
  key: string;
  /** The sweeper releases the hold after this time; must be longer than the work can take. */
  lifetimeMs?: number;
}

/** Reserved tokens. `left` 0: all of it was spent or released, and the hold has ended. */
export interface Hold {
  id: string;
  amount: number;
  captured: number;
  left: number;
}

/**
 * Reserves tokens before work begins, on the transaction that stores the work: the daily allowance
 * first, then the monthly grant, then bought tokens. `captureHold` spends them and `releaseHold`
 * returns the rest. Take other row locks before this one.
 * @throws AppError insufficient_tokens with `needed`, `available`, `upgrade_url`, and Retry-After when midnight helps
 * @throws AppError idempotency_mismatch when the key was used for something else
 */
export async function holdTokens(
  tx: Transaction,
  ctx: LedgerContext,
  userId: string,
  request: HoldRequest,
): Promise<Hold> {
  const { amount, purpose, reference = null } = request;
  assertTokens(amount);
  const wallet = await lockWallet(tx, ctx, userId);
  const key = `${wallet.id}:${request.key}`;
  const earlier = await findHoldByKey(tx, key);
  if (earlier) {
    if (earlier.amount === amount && earlier.purpose === purpose) return describeHold(earlier);
    throw new AppError('idempotency_mismatch');
  }
  const split = takeInOrder(wallet, amount);
  if (!split) {
    const { monthly, bought } = wallet;
    throw insufficientTokens(ctx, { available: total(wallet), monthly, bought }, amount);
  }
  const now = ctx.now();
  const hold = await insertHold(tx, {
    id: newId(),
    wallet_id: wallet.id,
    key,
    purpose,
    reference,
    amount,
    ...split,
    day: wallet.daily_day!,
    expires_at: new Date(now.getTime() + (request.lifetimeMs ?? HOLD_LIFETIME_MS)),
    created_at: now,
  });
  await postEntry(tx, wallet, {
    key: `hold:${hold.id}`,
    kind: 'hold',
    moves: {
      daily: -split.daily,
      monthly: -split.monthly,
      bought: -split.bought,
      held_daily: split.daily,
      held_monthly: split.monthly,
      held_bought: split.bought,
    },
    at: now,
    purpose,
    reference,
    hold_id: hold.id,
  });
  return describeHold(hold);
}

export function describeHold(row: HoldRow): Hold {
  return { id: row.id, amount: row.amount, captured: row.captured, left: total(row) };
}

/** Amounts come from the catalog, never from a user: a wrong one is a bug. */
export function assertTokens(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount < 1)
    throw new RangeError(`${amount} is not a number of tokens`);
}

export function insufficientTokens(
  ctx: Pick<LedgerContext, 'config' | 'now'>,
  { available, monthly, bought }: Pick<TokenBalance, 'available' | 'monthly' | 'bought'>,
  needed: number,
): AppError {
  const tomorrow = ctx.config.freeDailyCredits + monthly + bought;
  return new AppError('insufficient_tokens', {
    detail: `This costs ${needed} ${needed === 1 ? 'token' : 'tokens'}, and you have ${available}. You get new free credits at midnight UTC; Premium includes more.`,
    ...(tomorrow >= needed ? { retryAfter: secondsToUtcMidnight(ctx.now()) } : {}),
    extra: { needed, available, upgrade_url: '/premium' },
  });
}
