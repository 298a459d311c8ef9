import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';

/** The net under every request for pictures: takes up what its first worker did not end. */
export const generateImagesJob = defineJob({
  name: 'images.generate',
  payload: z.object({ job_id: z.string() }),
  retryLimit: 60,
  retryDelay: 20,
  retryBackoff: false,
  expireInSeconds: 1500,
  concurrency: 4,
});
