import { scheduleJob } from '#platform/jobs.ts';

export const submissionJobs = [
  scheduleJob(
    {
      name: 'submissions.sweep',
      schedule: '23 4 * * *',
      retryLimit: 2,
      retryDelay: 600,
      retryBackoff: false,
      expireInSeconds: 600,
    },
    async () => (await import('./sweep-submissions.ts')).sweepSubmissions,
  ),
];
