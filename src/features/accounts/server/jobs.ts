import type { JobDefinition } from '#platform/jobs.ts';

/** Every hour: sign-ins never finished, sessions long ended and old visitors' acknowledgements go. */
const sweepAccounts: JobDefinition<object> = {
  name: 'accounts.sweep',
  schedule: '23 * * * *',
  retryLimit: 2,
  retryDelay: 60,
  retryBackoff: false,
  expireInSeconds: 120,
  load: async () => {
    const { sweepEnded } = await import('./sweep-ended.ts');
    return sweepEnded;
  },
};

export const accountJobs = [sweepAccounts] as unknown as JobDefinition<never>[];
