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

export const embedMemoriesJob = defineJob({
  name: 'chat.embed-memories',
  payload: z.object({ chat_id: z.string() }),
  retryLimit: 3,
  retryDelay: 30,
  retryBackoff: true,
  expireInSeconds: 180,
});

export const speakReplyJob = defineJob({
  name: 'chat.speak-reply',
  payload: z.object({ message_id: z.string(), variant_index: z.number() }),
  retryLimit: 1,
  retryDelay: 10,
  retryBackoff: false,
  expireInSeconds: 180,
  concurrency: 8,
});

export const learnFactsJob = defineJob({
  name: 'chat.learn-facts',
  // `is_due`: even if fewer messages than MEMORY_EVERY are new, because one was regenerated.
  payload: z.object({ chat_id: z.string(), is_due: z.boolean().optional() }),
  retryLimit: 3,
  retryDelay: 30,
  retryBackoff: true,
  expireInSeconds: 180,
  concurrency: 4,
});
