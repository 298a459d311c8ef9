import type { Queryable } from '#db/client.ts';
import type { Usage } from '#features/accounts/contract.ts';
import type { Caller, Context } from '#platform/context.ts';
import { dailyMessages, utcDay } from '../rules.ts';
import { countedMessages } from './queries.ts';

/** What the user has used of today's (UTC) allowances. */
export async function readUsage(
  db: Queryable,
  ctx: Pick<Context, 'config' | 'now'>,
  caller: Pick<Caller, 'id' | 'plan'>,
): Promise<Usage> {
  return {
    messages: {
      used_today: await countedMessages(db, caller.id, utcDay(ctx.now())),
      max_daily: dailyMessages(caller.plan, ctx.config.freeDailyMessages),
    },
  };
}
