import { releaseHold } from '#features/billing/server/index.ts';
import type { Context, UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { ImageJob } from '../contract.ts';
import { endOf, isOpen } from '../rules.ts';
import { announceEnd, announceProgress } from './announce.ts';
import { abortJob } from './job-registry.ts';
import { presentJob, viewerOf } from './present.ts';
import {
  lockJob,
  selectJobImages,
  updateHeldJob,
  updateJob,
  type ImageRow,
  type JobRow,
} from './queries.ts';
import type { ActiveJob } from './run-job.ts';

/** Ends a job with what it has; tokens for the rest go back. `code`: why pictures are missing that nobody tried. */
export async function endJob(ctx: Context, job: ActiveJob, code?: string): Promise<void> {
  const { row } = job;
  const failed = new Set(row.failures.map(({ index }) => index));
  if (code)
    for (let index = 0; index < row.count; index += 1)
      if (!job.made.has(index) && !failed.has(index)) row.failures.push({ index, code });
  const ended = await ctx.db.transaction(async (tx) => {
    const held = await updateHeldJob(
      tx,
      { ...row, owner: ctx.processId },
      {
        status: endOf(job.made.size, row.count),
        failures: row.failures,
        progress: row.progress,
        lease_until: null,
        ended_at: ctx.now(),
      },
    );
    if (held?.hold_id) await releaseHold(tx, ctx, held.hold_id);
    return held;
  });
  if (!ended) return;
  announceProgress(ctx, ended, [...job.made]);
  announceEnd(ctx, ended.id);
}

/** Gives a job back to be taken up by another process, at a stop of this one. */
export async function handBackJob(ctx: Context, { row }: ActiveJob): Promise<void> {
  await updateHeldJob(
    ctx.db,
    { ...row, owner: ctx.processId },
    { status: 'pending', lease_until: null, progress: row.progress },
  );
}

/** Cancels the caller's job; what was made stays and is paid, one that has ended is left as it is. @throws AppError not_found */
export async function cancelJob(ctx: UserContext, jobId: string): Promise<ImageJob> {
  const { job, images, isNew } = await ctx.db.transaction(async (tx) => {
    const row = await lockJob(tx, jobId);
    if (!row || row.user_id !== ctx.caller.id) throw new AppError('not_found');
    const found: ImageRow[] = await selectJobImages(tx, [jobId], { removedToo: true });
    if (!isOpen(row.status)) return { job: row, images: found, isNew: false };
    const change = { status: 'cancelled', ended_at: ctx.now(), lease_until: null } as const;
    await updateJob(tx, jobId, change);
    if (row.hold_id) await releaseHold(tx, ctx, row.hold_id);
    const cancelled: JobRow = { ...row, ...change };
    return { job: cancelled, images: found, isNew: true };
  });
  if (isNew) {
    abortJob(ctx, jobId, 'cancelled');
    announceProgress(
      ctx,
      job,
      images.map(({ position }) => position),
    );
    announceEnd(ctx, jobId);
  }
  return presentJob(ctx, job, images, await viewerOf(ctx, [job]));
}
