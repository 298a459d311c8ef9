import type { JobDefinition } from '#platform/jobs.ts';
import type { AccountParts } from '../parts.ts';

/** Makes one export. A worker that vanishes leaves it to another within half an hour. */
export const exportJob: Omit<JobDefinition<{ id: string }>, 'load'> = {
  name: 'accounts.export',
  retryLimit: 4,
  retryDelay: 30,
  retryBackoff: true,
  expireInSeconds: 1800,
};

export const workingExportJob = (
  loadParts: () => Promise<AccountParts>,
): JobDefinition<{ id: string }> => ({
  ...exportJob,
  load: async () => {
    const [{ runExport }, parts] = await Promise.all([import('./run-export.ts'), loadParts()]);
    return (ctx: never, payload) => runExport(ctx, parts, payload);
  },
});
