import { accountJobs } from '#features/accounts/server/jobs.ts';
import { chatJobs } from '#features/chat/server/jobs.ts';

/** Every kind of background work of the product. */
export const JOBS = [...accountJobs, ...chatJobs];
