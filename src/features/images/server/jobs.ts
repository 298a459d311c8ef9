import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';

/**
 * The fallback of every request for pictures: resumes a job that its first worker did not finish.
 */
export const generateImagesJob = defineJob({
  name: 'images.generate',
  payload: z.object({ job_id: z.string() }),
  retryLimit: 60,
  retryDelay: 20,
  retryBackoff: false,
  expireInSeconds: 1500,
  concurrency: 4,
});
