import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';

/** The fallback for every reply: writes what its first writer did not finish. */
export const writeReplyJob = defineJob({
  name: 'chat.reply',
  payload: z.object({ reply_id: z.string() }),
  retryLimit: 40,
  retryDelay: 5,
  retryBackoff: false,
  expireInSeconds: 180,
  concurrency: 4,
});

export const summarizeChatJob = defineJob({
  name: 'chat.summarize',
  payload: z.object({ chat_id: z.string() }),
  retryLimit: 3,
  retryDelay: 30,
  retryBackoff: true,
  expireInSeconds: 180,
});
