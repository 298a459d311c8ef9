import type { Context } from '#platform/context.ts';
import type { JobHandler } from '#platform/jobs.ts';
import { accountJobs } from '#features/accounts/server/job-handlers.ts';
import { affiliateJobs } from '#features/affiliates/server/job-handlers.ts';
import { billingJobs } from '#features/billing/server/job-handlers.ts';
import { PAYMENT_LISTENERS } from './payment-listeners.ts';
import { sandboxJobs } from '#platform/payments/sandbox/job.ts';
import { mailJobs } from '#platform/mail/index.ts';
import { erasureJobs } from '#platform/erasures/job.ts';
import { databaseJobs } from '#platform/tidy-database.ts';
import { characterJobs } from '#features/characters/server/job-handlers.ts';
import { imageJobs } from '#features/images/server/job-handlers.ts';
import { moderationJobs } from '#features/moderation/server/job-handlers.ts';
import { chatJobs } from '#features/chat/server/job-handlers.ts';
import { pushJobs } from '#features/push/server/job-handlers.ts';
import { voiceJobs } from '#features/voice/server/job-handlers.ts';
import { submissionJobs } from '#features/submissions/server/job-handlers.ts';

/** Every job of every feature. */
export const JOBS: readonly JobHandler<Context>[] = [
  ...databaseJobs,
  ...sandboxJobs,
  ...mailJobs,
  ...erasureJobs,
  ...accountJobs(async () => (await import('./account-parts.ts')).ACCOUNT_PARTS),
  ...pushJobs(async () => (await import('./push-subjects.ts')).PUSH_SUBJECTS),
  ...billingJobs(PAYMENT_LISTENERS),
  ...affiliateJobs,
  ...characterJobs(async () => (await import('#features/images/server/index.ts')).makePortrait),
  ...imageJobs,
  ...chatJobs,
  ...voiceJobs,
  ...moderationJobs,
  ...submissionJobs,
];
