import { accountJobs } from '#features/accounts/server/jobs.ts';
import { affiliateJobs } from '#features/affiliates/server/jobs.ts';
import { billingJobs } from '#features/billing/server/jobs.ts';
import { PAYMENT_LISTENERS } from './payment-listeners.ts';
import { sandboxJobs } from '#platform/payments/sandbox/job.ts';
import { mailJobs } from '#platform/mail/index.ts';
import { databaseJobs } from '#platform/tidy-database.ts';
import { characterJobs } from '#features/characters/server/jobs.ts';
import { imageJobs } from '#features/images/server/jobs.ts';
import { chatJobs } from '#features/chat/server/jobs.ts';
import { submissionJobs } from '#features/submissions/server/jobs.ts';

/** Every job of every feature. */
export const JOBS = [
  ...databaseJobs,
  ...sandboxJobs,
  ...mailJobs,
  ...accountJobs(async () => (await import('./account-parts.ts')).ACCOUNT_PARTS),
  ...billingJobs(PAYMENT_LISTENERS),
  ...affiliateJobs,
  ...characterJobs(async () => (await import('#features/images/server/index.ts')).makePortrait),
  ...imageJobs,
  ...chatJobs,
  ...submissionJobs,
];
