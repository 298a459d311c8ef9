import type { Context } from '../../context.ts';
import { scheduleJob } from '../../jobs.ts';

/** The sandbox's clock: what a provider does by itself. */
const sandboxClock = scheduleJob(
  {
    name: 'payments.sandbox-clock',
    schedule: '* * * * *',
    retryLimit: 0,
    retryDelay: 60,
    retryBackoff: false,
    expireInSeconds: 300,
  },
  async () => async (ctx: Pick<Context, 'sandbox'>) => ctx.sandbox?.tick(),
);

export const sandboxJobs = [sandboxClock];
