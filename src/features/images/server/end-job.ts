import type { Transaction } from '#db/client.ts';
import { releaseHold } from '#features/billing/server/index.ts';
import type { Context, UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { ImageJob } from '../contract.ts';
import { endOf, isOpen, unspent } from '../rules.ts';
import { announceEnd, announceProgress } from './announce.ts';
import { abortJob } from './job-registry.ts';
import { presentJob, viewerOf } from './present.ts';
import { lockJob, updateHeldJob, updateJob, type JobRow } from './queries-jobs.ts';
import { selectJobImages, type ImageRow } from './queries.ts';
import type { ActiveJob } from './active-job.ts';

/** Ends a job with what it has; tokens for the rest go back. `code`: why pictures are missing that nobody tried. */
export async function endJob(ctx: Context, job: ActiveJob, code?: string): Promise<void> {
  const { row } = job;
  const ended = await ctx.db.transaction(async (tx) => {
    // Another run of this job may have stored a picture and not told of it yet.
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
        status: endOf(made.length, row.count),
        failures: row.failures,
        progress: row.progress,
        lease_until: null,
        ended_at: ctx.now(),
      },
    );
    // Whoever ended it before has given all of this back.
    if (!held) return undefined;
    if (held.hold_id) await releaseHold(tx, ctx, held.hold_id);
    await ctx.spend.giveBack(tx, 'image', unspent(row), row.created_at);
    return { row: held, made };
  });
  if (!ended) return;
  announceProgress(ctx, ended.row, ended.made);
  announceEnd(ctx, row.id);
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
  const { job, images, tell } = await ctx.db.transaction(async (tx) => {
    const row = await lockJob(tx, jobId);
    if (!row || row.user_id !== ctx.caller.id) throw new AppError('not_found');
    const made: ImageRow[] = await selectJobImages(tx, [jobId], { removedToo: true });
    return { ...(await cancelLocked(tx, ctx, row, made)), images: made };
  });
  tell();
  return presentJob(ctx, job, images, await viewerOf(ctx, [job]));
}

/**
 * Cancels what is open of these jobs on the caller's transaction, with its tokens given back.
 * Call what it answers after the commit: it ends the work and tells.
 */
export async function cancelJobs(
  tx: Transaction,
  ctx: Context,
  ids: readonly string[],
): Promise<() => void> {
  const tells: (() => void)[] = [];
  for (const id of ids) {
    const row = await lockJob(tx, id);
    if (!row) continue;
    const made = await selectJobImages(tx, [id], { removedToo: true });
    tells.push((await cancelLocked(tx, ctx, row, made)).tell);
  }
  return () => {
    for (const tell of tells) tell();
  };
}

async function cancelLocked(
  tx: Transaction,
  ctx: Context,
  row: JobRow,
  made: readonly ImageRow[],
): Promise<{ job: JobRow; tell: () => void }> {
  if (!isOpen(row.status)) return { job: row, tell: () => {} };
  const change = { status: 'cancelled', ended_at: ctx.now(), lease_until: null } as const;
  await updateJob(tx, row.id, change);
  if (row.hold_id) await releaseHold(tx, ctx, row.hold_id);
  await ctx.spend.giveBack(tx, 'image', unspent(row), row.created_at);
  const job: JobRow = { ...row, ...change };
  const tell = (): void => {
    abortJob(ctx, job.id, 'cancelled');
    announceProgress(
      ctx,
      job,
      made.map(({ position }) => position),
    );
    announceEnd(ctx, job.id);
  };
  return { job, tell };
}
