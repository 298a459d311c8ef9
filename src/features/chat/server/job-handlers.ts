import type { Context } from '#platform/context.ts';
import { handleJob, scheduleJob } from '#platform/jobs.ts';
import { embedMemoriesJob, learnFactsJob, speakReplyJob, summarizeChatJob } from './jobs.ts';

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

/** Deletes pictures that were uploaded and never sent. */
const sweepPictures = scheduleJob(
  {
    name: 'chat.sweep-pictures',
    retryLimit: 1,
    retryDelay: 60,
    retryBackoff: false,
    expireInSeconds: 600,
    schedule: '23 * * * *',
  },
  async () => (await import('./attachments/sweep-pictures.ts')).sweepUnsentPictures,
);

/** Deletes recordings that were stored and never sent. */
const sweepRecordings = scheduleJob(
  {
    name: 'chat.sweep-recordings',
    retryLimit: 1,
    retryDelay: 60,
    retryBackoff: false,
    expireInSeconds: 600,
    schedule: '27 * * * *',
  },
  async () => (await import('./recordings/sweep-recordings.ts')).sweepUnsentRecordings,
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

/** Embeds all facts without a vector, such as after the embedding model was set or changed. */
const embedMissing = scheduleJob(
  {
    name: 'chat.embed-missing',
    retryLimit: 0,
    retryDelay: 60,
    retryBackoff: false,
    expireInSeconds: 1800,
    schedule: '*/10 * * * *',
    takesLong: true,
  },
  async () => {
    const { embedMemories } = await import('./memory/embed-memories.ts');
    return (ctx: Context) => embedMemories(ctx, {});
  },
);

export const chatJobs = [
  handleJob(summarizeChatJob, async () => (await import('./summarize-chat.ts')).summarizeChat),
  handleJob(learnFactsJob, async () => (await import('./memory/learn-facts.ts')).learnFacts),
  handleJob(
    embedMemoriesJob,
    async () => (await import('./memory/embed-memories.ts')).embedMemories,
  ),
  handleJob(
    speakReplyJob,
    async () => (await import('./voice/speak-in-background.ts')).speakInBackground,
  ),
  embedMissing,
  purgeChats,
  sweepPictures,
  sweepRecordings,
  writeFirst,
];
