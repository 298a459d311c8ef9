/** Email: stored, then sent by a durable job (`sendMail`) over SMTP or to the local outbox. */
export { sendMail, type MailRequest } from './send-mail.ts';
export { mailJobs } from './job-handlers.ts';
export { createMailTransport } from './create-transport.ts';
export { MailRefused, type MailTransport } from './transport.ts';
export { registerOutbox } from './outbox-viewer.ts';
export { reviveMail } from './revive-mail.ts';
export { countMails, selectMails, type MailStatus } from './queries.ts';
export type { MailData, TemplateName } from './templates/index.ts';
export { readUnsubscribeToken } from './unsubscribe-link.ts';
export { deleteMailsAbout } from './delete-mails-about.ts';
