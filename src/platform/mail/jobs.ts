import { z } from 'zod';
import { defineJob } from '../jobs.ts';

/** Attempts in all, over some four hours. */
export const MOST_ATTEMPTS = 10;

/** Sends one stored message. */
export const mailSend = defineJob({
  name: 'mail.send',
  payload: z.object({ id: z.string() }),
  retryLimit: MOST_ATTEMPTS - 1,
  retryDelay: 30,
  retryBackoff: true,
  expireInSeconds: 180,
  concurrency: 2,
});
