import { handleJob, scheduleJob } from '../jobs.ts';
import { mailSend } from './jobs.ts';

/** Runs hourly: marks messages whose job was lost as dead and deletes old ones. */
const sweepMails = scheduleJob(
  {
    name: 'mail.sweep',
    schedule: '41 * * * *',
    retryLimit: 2,
    retryDelay: 60,
    retryBackoff: false,
    expireInSeconds: 120,
  },
  async () => (await import('./sweep-mails.ts')).sweepMails,
);

export const mailJobs = [
  handleJob(mailSend, async () => (await import('./deliver-mail.ts')).deliverMail),
  sweepMails,
];
