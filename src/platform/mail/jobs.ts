import type { JobDefinition } from '../jobs.ts';

/** Attempts in all, over some four hours. */
export const MOST_ATTEMPTS = 10;

/** Sends one stored message. */
export const mailSend: JobDefinition<{ id: string }> = {
  name: 'mail.send',
  retryLimit: MOST_ATTEMPTS - 1,
  retryDelay: 30,
  retryBackoff: true,
  expireInSeconds: 180,
  concurrency: 2,
  load: async () => {
    const { deliverMail } = await import('./deliver-mail.ts');
    return deliverMail;
  },
};

/** Every hour: messages whose job was lost are given up, old ones removed. */
const mailSweep: JobDefinition<object> = {
  name: 'mail.sweep',
  schedule: '41 * * * *',
  retryLimit: 2,
  retryDelay: 60,
  retryBackoff: false,
  expireInSeconds: 120,
  load: async () => {
    const { sweepMails } = await import('./sweep-mails.ts');
    return sweepMails;
  },
};

export const mailJobs: JobDefinition[] = [mailSend, mailSweep];
