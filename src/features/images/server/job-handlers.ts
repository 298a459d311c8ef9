import { handleJob, scheduleJob } from '#platform/jobs.ts';
import { generateImagesJob } from './jobs.ts';

const sweepImages = scheduleJob(
  {
    name: 'images.sweep',
    schedule: '*/20 * * * *',
    retryLimit: 1,
    retryDelay: 60,
    retryBackoff: false,
    expireInSeconds: 900,
  },
  async () => (await import('./sweep-images.ts')).sweepImages,
);

const sweepOrphans = scheduleJob(
  {
    name: 'images.sweep-orphans',
    schedule: '23 3 * * *',
    retryLimit: 1,
    retryDelay: 600,
    retryBackoff: false,
    expireInSeconds: 3600,
  },
  async () => (await import('./sweep-images.ts')).sweepOrphans,
);

export const imageJobs = [
  handleJob(generateImagesJob, async () => (await import('./run-job.ts')).resumeJob),
  sweepImages,
  sweepOrphans,
];
