import type { Context } from '#platform/context.ts';
import { handleJob, scheduleJob, type JobHandler } from '#platform/jobs.ts';
import { exportJob, leaveJob } from './jobs.ts';
import type { AccountParts } from './parts.ts';

/** Runs hourly: deletes unfinished sign-ins, old sessions and acknowledgments, and expires exports. */
const sweepAccounts = scheduleJob(
  {
    name: 'accounts.sweep',
    schedule: '23 * * * *',
    retryLimit: 2,
    retryDelay: 60,
    retryBackoff: false,
    expireInSeconds: 120,
  },
  async () => (await import('./sweep-ended.ts')).sweepEnded,
);

const eraseAccounts = (loadParts: () => Promise<AccountParts>) =>
  scheduleJob(
    {
      name: 'accounts.erase',
      schedule: '37 * * * *',
      retryLimit: 3,
      retryDelay: 120,
      retryBackoff: true,
      expireInSeconds: 1800,
    },
    async () => {
      const [{ eraseDue }, parts] = await Promise.all([
        import('./deletion/erase-due.ts'),
        loadParts(),
      ]);
      return (ctx: Context) => eraseDue(ctx, parts);
    },
  );

/** @param loadParts loads the hooks of other features when a job first runs */
export const accountJobs = (loadParts: () => Promise<AccountParts>): JobHandler<Context>[] => [
  sweepAccounts,
  handleJob(exportJob, async () => {
    const [{ runExport }, parts] = await Promise.all([
      import('./export/run-export.ts'),
      loadParts(),
    ]);
    return (ctx: Context, payload) => runExport(ctx, parts, payload);
  }),
  handleJob(leaveJob, async () => {
    const parts = await loadParts();
    return async (ctx: Context, { user_id }) => {
      for (const end of parts.leaveHooks) await end(ctx, user_id);
    };
  }),
  eraseAccounts(loadParts),
];
