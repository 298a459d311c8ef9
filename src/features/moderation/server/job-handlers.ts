import { scheduleJob } from '#platform/jobs.ts';

export const moderationJobs = [
  scheduleJob(
    {
      name: 'moderation.sweep',
      schedule: '47 4 * * *',
      retryLimit: 2,
      retryDelay: 600,
      retryBackoff: false,
      expireInSeconds: 600,
    },
    async () => (await import('./sweep-cases.ts')).sweepCases,
  ),
];
