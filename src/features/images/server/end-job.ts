import type { Transaction } from '#db/client.ts';
import { releaseHold } from '#features/billing/server/index.ts';
import { pushNotice } from '#features/push/server/index.ts';
import type { Context, UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { ImageJob } from '../contract.ts';
import { finalStatusOf, isOpen, unspent } from '../rules.ts';
import { announceEnd, announceProgress } from './announce.ts';
import { abortJob } from './job-registry.ts';
import { presentJob, viewerOf } from './present.ts';
import { lockJob, updateHeldJob, updateJob, type JobRow } from './queries-jobs.ts';
import { selectJobImages, type ImageRow } from './queries.ts';
import type { ActiveJob } from './active-job.ts';

/**
 * Ends a job with the pictures it has and releases the other tokens. `code`: the failure of
 * pictures that were never tried.
 */
export async function endJob(ctx: Context, job: ActiveJob, code?: string): Promise<void> {
  const { row } = job;
  const ended = await ctx.db.transaction(async (tx) => {
    // Another run of this job can have stored a picture that this run does not know of.
    await lockJob(tx, row.id);
    const images = await selectJobImages(tx, [row.id], { removedToo: true });
    const made = images.map(({ position }) => position);
    const failed = new Set(row.failures.map(({ index }) => index));
    if (code)
      for (let index = 0; index < row.count; index += 1)
        if (!made.includes(index) && !failed.has(index)) row.failures.push({ index, code });
    const held = await updateHeldJob(
      tx,
      { ...row, owner: ctx.processId },
      {
        status: finalStatusOf(made.length, row.count),
        failures: row.failures,
        progress: row.progress,
        lease_until: null,
        ended_at: ctx.now(),
      },
    );
    // The run that ended the job before has already released all of this.
    if (!held) return undefined;
    if (held.hold_id) await releaseHold(tx, ctx, held.hold_id);
    await ctx.spend.release(tx, 'image', unspent(row), row.created_at);
    // The chat sends notifications for its own pictures.
    if (made.length > 0 && row.source === 'studio')
      await pushNotice(tx, ctx, { userId: row.user_id, kind: 'picture', subjectId: row.id });
    return { row: held, made };
  });
  if (!ended) return;
  announceProgress(ctx, ended.row, ended.made);
  announceEnd(ctx, row.id);
}

/** Releases a job for another process when this one stops. */
export async function releaseJob(ctx: Context, { row }: ActiveJob): Promise<void> {
  await updateHeldJob(
    ctx.db,
    { ...row, owner: ctx.processId },
    { status: 'pending', lease_until: null, progress: row.progress },
  );
}

/**
 * Cancels the caller's job. Finished pictures stay and are paid; an ended job does not change.
 * @throws AppError not_found
 */
export async function cancelJob(ctx: UserContext, jobId: string): Promise<ImageJob> {
  const { job, images, notify } = await ctx.db.transaction(async (tx) => {
    const row = await lockJob(tx, jobId);
    if (!row || row.user_id !== ctx.caller.id) throw new AppError('not_found');
    const made: ImageRow[] = await selectJobImages(tx, [jobId], { removedToo: true });
    return { ...(await cancelLocked(tx, ctx, row, made)), images: made };
  });
  notify();
  return presentJob(ctx, job, images, await viewerOf(ctx, [job]));
}

/**
 * Cancels the open ones of these jobs on the caller's transaction and releases their tokens. Call
 * the returned function after the commit: it aborts the work and notifies clients.
 */
export async function cancelJobs(
  tx: Transaction,
  ctx: Context,
  ids: readonly string[],
): Promise<() => void> {
  const notifications: (() => void)[] = [];
  for (const id of ids) {
    const row = await lockJob(tx, id);
    if (!row) continue;
    const made = await selectJobImages(tx, [id], { removedToo: true });
    notifications.push((await cancelLocked(tx, ctx, row, made)).notify);
  }
  return () => {
    for (const notify of notifications) notify();
  };
}

async function cancelLocked(
  tx: Transaction,
  ctx: Context,
  row: JobRow,
  made: readonly ImageRow[],
): Promise<{ job: JobRow; notify: () => void }> {
  if (!isOpen(row.status)) return { job: row, notify: () => {} };
  const change = { status: 'cancelled', ended_at: ctx.now(), lease_until: null } as const;
  await updateJob(tx, row.id, change);
  if (row.hold_id) await releaseHold(tx, ctx, row.hold_id);
  await ctx.spend.release(tx, 'image', unspent(row), row.created_at);
  const job: JobRow = { ...row, ...change };
  const notify = (): void => {
    abortJob(ctx, job.id, 'cancelled');
    announceProgress(
      ctx,
      job,
      made.map(({ position }) => position),
    );
    announceEnd(ctx, job.id);
  };
  return { job, notify };
}
