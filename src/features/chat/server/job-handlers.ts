import { handleJob, scheduleJob } from '#platform/jobs.ts';
import { learnFactsJob, summarizeChatJob } from './jobs.ts';

const purgeChats = scheduleJob(
  {
    name: 'chat.purge',
    retryLimit: 3,
    retryDelay: 60,
    retryBackoff: true,
    expireInSeconds: 600,
    schedule: '17 4 * * *',
  },
  async () => (await import('./remove-chat.ts')).purgeRemovedChats,
);

/** Sends first messages from characters to users who allow them. */
const writeFirst = scheduleJob(
  {
    name: 'chat.write-first',
    retryLimit: 0,
    retryDelay: 60,
    retryBackoff: false,
    expireInSeconds: 900,
    schedule: '*/10 * * * *',
  },
  async () => (await import('./write-first.ts')).writeFirstMessages,
);

export const chatJobs = [
  handleJob(summarizeChatJob, async () => (await import('./summarize-chat.ts')).summarizeChat),
  handleJob(learnFactsJob, async () => (await import('./memory/learn-facts.ts')).learnFacts),
  purgeChats,
  writeFirst,
];
