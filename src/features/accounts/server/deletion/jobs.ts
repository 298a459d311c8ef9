import type { JobDefinition } from '#platform/jobs.ts';
import type { AccountParts } from '../parts.ts';

/** Ends what a closed or leaving account still has running elsewhere, such as a subscription; tried for days. */
export const leaveJob: Omit<JobDefinition<{ user_id: string }>, 'load'> = {
  name: 'accounts.leave',
  retryLimit: 12,
  retryDelay: 60,
  retryBackoff: true,
  expireInSeconds: 120,
};

export function deletionJobs(loadParts: () => Promise<AccountParts>): JobDefinition[] {
  const leave: JobDefinition<{ user_id: string }> = {
    ...leaveJob,
    load: async () => {
      const parts = await loadParts();
      return async (ctx: never, { user_id }) => {
        for (const end of parts.leaving) await end(ctx, user_id);
      };
    },
  };
  const erase: JobDefinition<object> = {
    name: 'accounts.erase',
    schedule: '37 * * * *',
    retryLimit: 3,
    retryDelay: 120,
    retryBackoff: true,
    expireInSeconds: 1800,
    load: async () => {
      const [{ eraseDue }, parts] = await Promise.all([import('./erase-due.ts'), loadParts()]);
      return (ctx: never) => eraseDue(ctx, parts);
    },
  };
  return [leave, erase];
}
