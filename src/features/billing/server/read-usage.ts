import type { Queryable } from '#db/client.ts';
import type { User } from '#features/accounts/contract.ts';
import type { Caller, Context } from '#platform/context.ts';
import { utcDay } from '#shared/utc-day.ts';
import { dailyMessages } from '../rules.ts';
import { readBalance } from './ledger/read-balance.ts';
import { countedMessages } from './queries.ts';

/** The user's usage of today's (UTC) allowances, and the token balance. */
export async function readUsage(
  db: Queryable,
  ctx: Pick<Context, 'config' | 'now'>,
  caller: Pick<Caller, 'id' | 'plan'>,
): Promise<Pick<User, 'tokens' | 'usage'>> {
  const [used, balance] = await Promise.all([
    countedMessages(db, caller.id, utcDay(ctx.now())),
    readBalance(db, ctx, caller.id),
  ]);
  return {
    tokens: balance.monthly + balance.bought,
    usage: {
      messages: {
        used_today: used,
        max_daily: dailyMessages(caller.plan, ctx.config.freeDailyMessages),
      },
      credits: {
        available: balance.daily,
        used_today: balance.max_daily - balance.daily,
        max_daily: balance.max_daily,
      },
    },
  };
}
