/** All that the roles and the shell may call. */
export { decideApplication, type WelcomeAffiliate } from './affiliate/decide-application.ts';
export { listApplications } from './affiliate/list-applications.ts';
export { findApplication, type ApplicationRow } from './affiliate/queries.ts';
export { answerContact } from './contact/answer-contact.ts';
export { closeContact } from './contact/close-contact.ts';
export { listContacts } from './contact/list-contacts.ts';
export { registerSubmissionRoutes } from './routes.ts';
export { eraseSubmissions, submissionExport } from './personal-data.ts';
