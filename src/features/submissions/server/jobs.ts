import type { JobDefinition } from '#platform/jobs.ts';

const sweepJob: JobDefinition<Record<string, never>> = {
  name: 'submissions.sweep',
  schedule: '23 4 * * *',
  retryLimit: 2,
  retryDelay: 600,
  retryBackoff: false,
  expireInSeconds: 600,
  load: async () => (await import('./sweep-submissions.ts')).sweepSubmissions,
};

export const submissionJobs: JobDefinition[] = [sweepJob];
