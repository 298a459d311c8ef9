import type { Context } from './context.ts';
import { forgetAnswers } from './http/keep-answers.ts';
import { scheduleJob } from './jobs.ts';

/**
 * Gives back the space of changed rows and refreshes the planner's statistics, which a server does
 * by itself and the embedded database does not. Takes tenths of a second; others wait that long.
 */
export async function tidyDatabase(ctx: Pick<Context, 'database' | 'db' | 'now'>): Promise<void> {
  await forgetAnswers(ctx);
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
