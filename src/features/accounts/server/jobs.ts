import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';

/** Creates one export. After a crash, another worker takes over within half an hour. */
export const exportJob = defineJob({
  name: 'accounts.export',
  payload: z.object({ id: z.string() }),
  retryLimit: 4,
  retryDelay: 30,
  retryBackoff: true,
  expireInSeconds: 1800,
  takesLong: true,
});

/** Ends what a closed or leaving account still has elsewhere, such as a subscription. Retried for days. */
export const leaveJob = defineJob({
  name: 'accounts.leave',
  payload: z.object({ user_id: z.string() }),
  retryLimit: 12,
  retryDelay: 60,
  retryBackoff: true,
  expireInSeconds: 120,
});
