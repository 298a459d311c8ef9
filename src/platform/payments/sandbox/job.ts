import type { Context } from '../../context.ts';
import { scheduleJob } from '../../jobs.ts';

/** The sandbox's clock: everything that a provider does automatically. */
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
