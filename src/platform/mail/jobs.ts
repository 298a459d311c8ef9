import { z } from 'zod';
import { defineJob } from '../jobs.ts';

/** Total attempts, over about four hours. */
export const MAX_ATTEMPTS = 10;

/** Sends one stored message. */
export const mailSend = defineJob({
  name: 'mail.send',
  payload: z.object({ id: z.string() }),
  retryLimit: MAX_ATTEMPTS - 1,
  retryDelay: 30,
  retryBackoff: true,
  expireInSeconds: 180,
  concurrency: 2,
});
