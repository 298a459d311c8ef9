import { scheduleJob } from '#platform/jobs.ts';

export const voiceJobs = [
  scheduleJob(
    {
      name: 'voice.sweep-orphans',
      // After the purge of removed chats.
      schedule: '47 4 * * *',
      retryLimit: 1,
      retryDelay: 600,
      retryBackoff: false,
      expireInSeconds: 3600,
    },
    async () => (await import('./sweep-speech.ts')).sweepSpeech,
  ),
];
