import type { Context } from '#platform/context.ts';
import { scheduleJob } from '#platform/jobs.ts';

/** Every night: deletes affiliates' networks older than 30 days and runs the reconciliation. */
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
    const [{ checkAffiliateReconciliation }, { deleteNetworksBefore }, { networksSince }] =
      await Promise.all([
        import('./affiliate-reconciliation.ts'),
        import('./queries.ts'),
        import('./network.ts'),
      ]);
    return async (ctx: Context) => {
      await deleteNetworksBefore(ctx.db, networksSince(ctx.now()));
      await checkAffiliateReconciliation(ctx);
    };
  },
);

export const affiliateJobs = [tidyAffiliates];
