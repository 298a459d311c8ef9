import type { JobDefinition } from '#platform/jobs.ts';
import { deletionJobs } from './deletion/jobs.ts';
import { workingExportJob } from './export/job.ts';
import type { AccountParts } from './parts.ts';

/** Every hour: sign-ins never finished, sessions long ended and old visitors' acknowledgments go, exports end. */
const sweepAccounts: JobDefinition<object> = {
  name: 'accounts.sweep',
  schedule: '23 * * * *',
  retryLimit: 2,
  retryDelay: 60,
  retryBackoff: false,
  expireInSeconds: 120,
  load: async () => {
    const { sweepEnded } = await import('./sweep-ended.ts');
    return sweepEnded;
  },
};

/** @param loadParts what the features below do for accounts; needed when a job first runs */
export const accountJobs = (loadParts: () => Promise<AccountParts>): JobDefinition[] => [
  sweepAccounts,
  workingExportJob(loadParts),
  ...deletionJobs(loadParts),
];
