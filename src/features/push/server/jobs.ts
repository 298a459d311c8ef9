import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';
import { PUSH_KINDS } from '../limits.ts';

const notice = {
  user_id: z.string(),
  kind: z.enum(PUSH_KINDS),
  /** The id of the message or of the request for pictures: texts are read when they are sent. */
  subject_id: z.string(),
};

/** Decides whether a user is notified, and on which browsers. */
export const noticeJob = defineJob({
  name: 'push.notice',
  payload: z.object({ ...notice, looks: z.number().int().default(0) }),
  retryLimit: 2,
  retryDelay: 15,
  retryBackoff: true,
  expireInSeconds: 60,
});

/** Sends one notification to one browser; the push service's failures are retried by the job itself. */
export const sendJob = defineJob({
  name: 'push.send',
  payload: z.object({
    ...notice,
    subscription_id: z.string(),
    attempt: z.number().int().default(1),
    /** When it is too late to send it, in ISO 8601. */
    until: z.string(),
  }),
  retryLimit: 2,
  retryDelay: 15,
  retryBackoff: true,
  expireInSeconds: 60,
  concurrency: 4,
});
export type Send = z.output<typeof sendJob.payload>;
