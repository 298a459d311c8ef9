import type { Context } from '#platform/context.ts';
import { utcDay } from '#shared/utc-day.ts';
import { deleteUsageBefore } from './queries.ts';

/** Deletes the counts of days that no allowance needs anymore. */
export async function sweepUsage({ db, now, config }: Context): Promise<void> {
  await deleteUsageBefore(db, utcDay(new Date(now().getTime() - config.keep.usageMs)));
}
