import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { isOpen } from '../rules.ts';
import { lockJob, updateJob } from './queries-jobs.ts';

/**
 * Removes an ended job from the caller's list.
 * @throws AppError not_found, conflict while it is running
 */
export async function dismissJob(ctx: UserContext, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const job = await lockJob(tx, id);
    if (job?.user_id !== ctx.caller.id) throw new AppError('not_found');
    if (isOpen(job.status))
      throw new AppError('conflict', {
        detail: 'These images are still in progress. Cancel them first.',
      });
    await updateJob(tx, id, { dismissed_at: job.dismissed_at ?? ctx.now() });
  });
}
