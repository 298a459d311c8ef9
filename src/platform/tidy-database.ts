import type { Context } from './context.ts';
import { deleteOldKeys } from './http/idempotency.ts';
import { scheduleJob } from './jobs.ts';
import { deleteOldUse } from './spend-breaker.ts';

/**
 * Deletes expired keys and counts, and reclaims the space of old row versions and refreshes planner statistics, which a server does
 * automatically and the embedded database does not. Blocks other queries for tenths of a second.
 */
export async function tidyDatabase(
  ctx: Pick<Context, 'config' | 'database' | 'db' | 'now'>,
): Promise<void> {
  await deleteOldKeys(ctx);
  await deleteOldUse(ctx.db, ctx.now());
  if (ctx.database.kind === 'embedded') await ctx.database.pool.query('VACUUM (ANALYZE)');
}

export const databaseJobs = [
  scheduleJob(
    {
      name: 'database.tidy',
      retryLimit: 1,
      retryDelay: 600,
      retryBackoff: false,
      expireInSeconds: 600,
      schedule: '7 */6 * * *',
    },
    async () => tidyDatabase,
  ),
];
