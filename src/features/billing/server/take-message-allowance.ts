import type { Transaction } from '#db/client.ts';
import type { Caller, Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { secondsToUtcMidnight, utcDay } from '#shared/utc-day.ts';
import { dailyMessages } from '../rules.ts';
import { countMessage, uncountMessage } from './queries.ts';

/**
 * Takes one message from the caller's allowance of this UTC day, on the transaction that stores the
 * message. Premium is counted without a limit.
 * @throws AppError daily_message_limit with Retry-After (to UTC midnight) and `upgrade_url`
 */
export async function takeMessageAllowance(
  tx: Transaction,
  ctx: Pick<Context, 'config' | 'now'>,
  caller: Pick<Caller, 'id' | 'plan'>,
): Promise<void> {
  const now = ctx.now();
  const max = dailyMessages(caller.plan, ctx.config.freeDailyMessages);
  if (await countMessage(tx, caller.id, utcDay(now), max)) return;
  throw new AppError('daily_message_limit', {
    retryAfter: secondsToUtcMidnight(now),
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
