import type { Context } from '#platform/context.ts';
import type { MadeImage } from '#platform/models/image/index.ts';
import { plainWords } from '../prompt.ts';
import { isOpen, LEASE_MS, MAX_ATTEMPTS, runsOf, SIZES } from '../rules.ts';
import { announceProgress } from './announce.ts';
import { endJob, releaseJob } from './end-job.ts';
import { registerJob, type AbortReason } from './job-registry.ts';
import { claimJob, findJob, updateHeldJob, type JobRow } from './queries-jobs.ts';
import { selectJobImages } from './queries.ts';
import { storeImage } from './store-image.ts';
import { removeLeftovers } from './sweep-images.ts';
import type { ActiveJob } from './active-job.ts';

/** Minimum interval between two progress events; milliseconds. */
const ANNOUNCE_EVERY_MS = 250;

/**
 * The job handler: makes the missing pictures of an open job.
 * @throws when another worker holds the job
 */
export async function resumeJob(ctx: Context, { job_id }: { job_id: string }): Promise<void> {
  const job = await findJob(ctx.db, job_id);
  if (!job || !isOpen(job.status)) return;
  if (!(await claimAndWork(ctx, job_id))) throw new Error('another worker holds the image job');
}

/** Starts a job in this process if it has the worker role; the queue job is the fallback. */
export function startJob(ctx: Context, jobId: string): void {
  if (!ctx.config.roles.includes('worker')) return;
  claimAndWork(ctx, jobId).catch((error: unknown) =>
    ctx.log.error({ err: error, job: jobId }, 'image job not started'),
  );
}

/** Returns false if the job cannot be claimed now. */
async function claimAndWork(ctx: Context, jobId: string): Promise<boolean> {
  const held = registerJob(ctx, jobId);
  if (!held) return false;
  try {
    const now = ctx.now();
    const job = await claimJob(ctx.db, jobId, {
      owner: ctx.processId,
      now,
      until: new Date(now.getTime() + LEASE_MS),
    });
    if (!job) return false;
    await work(ctx, job, held.abort);
    return true;
  } finally {
    held.release();
  }
}

async function work(ctx: Context, row: JobRow, abort: AbortController): Promise<void> {
  const stored = await selectJobImages(ctx.db, [row.id], { removedToo: true });
  const job: ActiveJob = { row, made: new Set(stored.map(({ position }) => position)), abort };
  if (row.attempt > MAX_ATTEMPTS + job.made.size) return endJob(ctx, job, 'interrupted');
  const remainingMs = row.deadline_at.getTime() - ctx.now().getTime();
  if (remainingMs <= 0) return endJob(ctx, job, 'deadline');
  const deadline = setTimeout(() => abort.abort('deadline' satisfies AbortReason), remainingMs);
  const lease = setInterval(() => void renewLease(ctx, job), LEASE_MS / 3);
  for (const timer of [deadline, lease]) timer.unref();
  try {
    announceProgress(ctx, row, [...job.made]);
    const ended = new Set([...job.made, ...row.failures.map(({ index }) => index)]);
    const missing = row.image_ids.map((_, index) => index).filter((index) => !ended.has(index));
    if (row.attempt > 1) await removeLeftovers(ctx, row, missing);
    await Promise.all(runsOf(missing).map((run) => makeRun(ctx, job, run)));
  } catch (error) {
    if (!abort.signal.aborted) {
      ctx.log.error({ err: error, job: row.id }, 'image job failed');
      abort.abort('lost' satisfies AbortReason);
      return await endJob(ctx, job, 'interrupted');
    }
  } finally {
    clearTimeout(deadline);
    clearInterval(lease);
  }
  await finishJob(ctx, job);
}

async function finishJob(ctx: Context, job: ActiveJob): Promise<void> {
  if (!job.abort.signal.aborted) return endJob(ctx, job);
  switch (job.abort.signal.reason as AbortReason) {
    case 'deadline':
      return endJob(ctx, job, 'deadline');
    case 'shutdown':
      return releaseJob(ctx, job);
    case 'cancelled':
    case 'lost':
    // The process that canceled or took over the job has stored the result.
  }
}

/** Makes pictures `first` to `first + length - 1` and stores each as it arrives. */
async function makeRun(ctx: Context, job: ActiveJob, [first, length]: [number, number]) {
  const { row, abort } = job;
  const announce = throttled(() => announceProgress(ctx, row, [...job.made]));
  const outcomes = ctx.image.generate({
    prompt: row.full_prompt,
    negativePrompt: row.negative_prompt,
    ...SIZES[row.aspect],
    count: length,
    seed: row.seed + first,
    ...(row.subject ? { subject: row.subject } : {}),
    scene: plainWords(row.prompt),
    signal: abort.signal,
    onProgress: (fraction, index) => {
      row.progress[first + index] = fraction;
      announce();
    },
  });
  for await (const outcome of outcomes) {
    const index = first + outcome.index;
    if (outcome.status === 'made') await storeMade(ctx, job, index, outcome);
    else {
      abort.signal.throwIfAborted();
      ctx.telemetry.images.inc({ outcome: 'failed' });
      ctx.log.warn({ err: outcome.error, job: row.id, index }, 'picture not generated');
      await recordFailure(ctx, job, index, outcome.error.code);
    }
    announceProgress(ctx, row, [...job.made]);
  }
}

const FAILURE_CODES = {
  blocked: 'blocked_result',
  unchecked: 'not_checked',
  not_kept: 'not_kept',
} as const;

async function storeMade(ctx: Context, job: ActiveJob, index: number, picture: MadeImage) {
  const result = await storeImage(ctx, job.row, index, picture).catch((error: unknown) => {
    ctx.log.error({ err: error, job: job.row.id, index }, 'picture not stored');
    return 'not_kept' as const;
  });
  ctx.telemetry.images.inc({ outcome: result });
  if (result === 'stored') job.made.add(index);
  else if (result === 'lost') {
    job.abort.abort('lost' satisfies AbortReason);
    job.abort.signal.throwIfAborted();
  } else await recordFailure(ctx, job, index, FAILURE_CODES[result]);
}

async function recordFailure(ctx: Context, job: ActiveJob, index: number, code: string) {
  job.row.failures.push({ index, code });
  const { failures } = job.row;
  if (!(await updateHeldJob(ctx.db, { ...job.row, owner: ctx.processId }, { failures })))
    job.abort.abort('lost' satisfies AbortReason);
}

async function renewLease(ctx: Context, { row, abort }: ActiveJob): Promise<void> {
  try {
    const held = await updateHeldJob(
      ctx.db,
      { ...row, owner: ctx.processId },
      { lease_until: new Date(ctx.now().getTime() + LEASE_MS), progress: row.progress },
    );
    if (!held) abort.abort('lost' satisfies AbortReason);
  } catch (error) {
    ctx.log.warn({ err: error, job: row.id }, 'image job lease not renewed');
  }
}

function throttled(action: () => void): () => void {
  let last = 0;
  return () => {
    const now = performance.now();
    if (now - last < ANNOUNCE_EVERY_MS) return;
    last = now;
    action();
  };
}
