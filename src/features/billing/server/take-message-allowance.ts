import type { Transaction } from '#db/client.ts';
import type { Caller, Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { secondsToUtcMidnight, utcDay } from '#shared/utc-day.ts';
import { dailyMessages } from '../rules.ts';
import { countMessage, uncountMessage } from './queries.ts';

type Counting = Pick<Context, 'config' | 'now'>;
type Counted = Pick<Caller, 'id' | 'plan'>;

/**
 * The statement that takes one message from the caller's allowance of this UTC day, for the transaction that
 * stores the message. It returns no row when the limit is reached. Premium is counted without a limit.
 * @throws AppError daily_message_limit when the plan includes no messages
 */
export function countMessageOf(tx: Transaction, ctx: Counting, caller: Counted) {
  const max = dailyMessages(caller.plan, ctx.config.freeDailyMessages);
  if (max !== null && max < 1) throw messageLimitReached(ctx);
  return countMessage(tx, caller.id, utcDay(ctx.now()), max);
}

/** @throws AppError daily_message_limit */
export async function takeMessageAllowance(
  tx: Transaction,
  ctx: Counting,
  caller: Counted,
): Promise<void> {
  const counted = await countMessageOf(tx, ctx, caller);
  if (counted.length === 0) throw messageLimitReached(ctx);
}

/** AppError daily_message_limit with Retry-After (to UTC midnight) and `upgrade_url`. */
export function messageLimitReached(ctx: Counting): AppError {
  return new AppError('daily_message_limit', {
    retryAfter: secondsToUtcMidnight(ctx.now()),
    extra: { upgrade_url: '/premium' },
  });
}

/** Returns one message of `day` (from `utcDay`) after a failed reply; the count never goes below zero. */
export async function returnMessageAllowance(
  tx: Transaction,
  userId: string,
  day: string,
): Promise<void> {
  await uncountMessage(tx, userId, day);
}
