import type { Context } from '../../context.ts';
import type { JobDefinition } from '../../jobs.ts';

/** The sandbox's clock: everything that a provider does automatically. */
const sandboxClock: JobDefinition<object> = {
  name: 'payments.sandbox-clock',
  schedule: '* * * * *',
  retryLimit: 0,
  retryDelay: 60,
  retryBackoff: false,
  expireInSeconds: 300,
  load: async () => async (ctx: Pick<Context, 'sandbox'>) => ctx.sandbox?.tick(),
};

export const sandboxJobs: JobDefinition[] = [sandboxClock];
