import { accountJobs } from '#features/accounts/server/jobs.ts';
import { billingJobs } from '#features/billing/server/jobs.ts';
import { databaseJobs } from '#platform/tidy-database.ts';
import { characterJobs } from '#features/characters/server/jobs.ts';
import { imageJobs } from '#features/images/server/jobs.ts';
import { chatJobs } from '#features/chat/server/jobs.ts';

/** Every kind of background work of the product. */
export const JOBS = [
  ...databaseJobs,
  ...accountJobs,
  ...billingJobs,
  ...characterJobs,
  ...imageJobs,
  ...chatJobs,
];
