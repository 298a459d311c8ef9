import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';

export const summarizeChatJob = defineJob({
  name: 'chat.summarize',
  payload: z.object({ chat_id: z.string() }),
  retryLimit: 3,
  retryDelay: 30,
  retryBackoff: true,
  expireInSeconds: 180,
});
