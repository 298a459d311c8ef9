import type { JobDefinition } from '#platform/jobs.ts';

/** The net under every reply: takes up what its first writer did not end. */
export const writeReplyJob: JobDefinition<{ reply_id: string }> = {
  name: 'chat.reply',
  retryLimit: 40,
  retryDelay: 5,
  retryBackoff: false,
  expireInSeconds: 180,
  concurrency: 4,
  load: async () => (await import('./write-reply.ts')).takeUpReply,
};

export const summarizeChatJob: JobDefinition<{ chat_id: string }> = {
  name: 'chat.summarize',
  retryLimit: 3,
  retryDelay: 30,
  retryBackoff: true,
  expireInSeconds: 180,
  load: async () => (await import('./summarize-chat.ts')).summarizeChat,
};

export const purgeChatsJob: JobDefinition<Record<string, never>> = {
  name: 'chat.purge',
  retryLimit: 3,
  retryDelay: 60,
  retryBackoff: true,
  expireInSeconds: 600,
  schedule: '17 4 * * *',
  load: async () => (await import('./remove-chat.ts')).purgeRemovedChats,
};

/** Characters write first to those who allow it. */
const writeFirstJob: JobDefinition<Record<string, never>> = {
  name: 'chat.write-first',
  retryLimit: 0,
  retryDelay: 60,
  retryBackoff: false,
  expireInSeconds: 900,
  schedule: '*/10 * * * *',
  load: async () => (await import('./write-first.ts')).writeFirstMessages,
};

export const chatJobs: JobDefinition[] = [
  writeReplyJob,
  summarizeChatJob,
  purgeChatsJob,
  writeFirstJob,
];
