import type { JobDefinition } from '#platform/jobs.ts';

/** The net under every request for pictures: takes up what its first worker did not end. */
export const generateImagesJob: JobDefinition<{ job_id: string }> = {
  name: 'images.generate',
  retryLimit: 60,
  retryDelay: 20,
  retryBackoff: false,
  expireInSeconds: 1500,
  concurrency: 4,
  load: async () => (await import('./run-job.ts')).takeUpJob,
};

const sweepImagesJob: JobDefinition<object> = {
  name: 'images.sweep',
  schedule: '*/20 * * * *',
  retryLimit: 1,
  retryDelay: 60,
  retryBackoff: false,
  expireInSeconds: 900,
  load: async () => (await import('./sweep-images.ts')).sweepImages,
};

const sweepOrphansJob: JobDefinition<object> = {
  name: 'images.sweep-orphans',
  schedule: '23 3 * * *',
  retryLimit: 1,
  retryDelay: 600,
  retryBackoff: false,
  expireInSeconds: 3600,
  load: async () => (await import('./sweep-images.ts')).sweepOrphans,
};

export const imageJobs: JobDefinition[] = [generateImagesJob, sweepImagesJob, sweepOrphansJob];
