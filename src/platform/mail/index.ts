/** Mails: stored and sent by a durable job (`sendMail`), over SMTP or into the local outbox. */
export { sendMail, type MailRequest } from './send-mail.ts';
export { mailJobs } from './job-handlers.ts';
export { createMailTransport } from './create-transport.ts';
export { MailRefused, type MailTransport } from './transport.ts';
export { registerOutbox } from './outbox-viewer.ts';
export { reviveMail } from './revive-mail.ts';
export { countMails, selectMails, type MailStatus } from './queries.ts';
export type { MailData, TemplateName } from './templates/index.ts';
export { readStopToken } from './stop-link.ts';
export { forgetMails } from './forget-mails.ts';
