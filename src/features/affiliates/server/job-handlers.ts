import type { Context } from '#platform/context.ts';
import { scheduleJob } from '#platform/jobs.ts';

/** Every night: networks of affiliates older than 30 days go, and the books are added up. */
export const tidyAffiliates = scheduleJob(
  {
    name: 'affiliates.tidy',
    schedule: '53 3 * * *',
    retryLimit: 2,
    retryDelay: 600,
    retryBackoff: false,
    expireInSeconds: 600,
  },
  async () => {
    const [{ checkAffiliateBooks }, { deleteNetworksBefore }, { networksSince }] =
      await Promise.all([import('./books.ts'), import('./queries.ts'), import('./network.ts')]);
    return async (ctx: Context) => {
      await deleteNetworksBefore(ctx.db, networksSince(ctx.now()));
      await checkAffiliateBooks(ctx);
    };
  },
);

export const affiliateJobs = [tidyAffiliates];
