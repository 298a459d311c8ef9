import type { Context } from '#platform/context.ts';
import type { MadeImage } from '#platform/models/image/index.ts';
import { plainWords } from '../prompt.ts';
import { isOpen, LEASE_MS, MAX_ATTEMPTS, runsOf, SIZES } from '../rules.ts';
import { announceProgress } from './announce.ts';
import { endJob, handBackJob } from './end-job.ts';
import { holdJob, type AbortReason } from './job-registry.ts';
import { claimJob, findJob, updateHeldJob, type JobRow } from './queries-jobs.ts';
import { selectJobImages } from './queries.ts';
import { storeImage } from './store-image.ts';
import { removeLeftovers } from './sweep-images.ts';
import type { ActiveJob } from './active-job.ts';

/** Between two announcements of how far a job is; milliseconds. */
const TELL_EVERY_MS = 250;

/** The job's handler: makes what is missing, unless the job has ended. @throws when another worker holds it */
export async function takeUpJob(ctx: Context, { job_id }: { job_id: string }): Promise<void> {
  const job = await findJob(ctx.db, job_id);
  if (!job || !isOpen(job.status)) return;
  if (!(await claimAndWork(ctx, job_id)))
    throw new Error('the pictures are made by another worker');
}

/** Begins a job in this process when it has the worker's role; its pg-boss job is the net underneath. */
export function startJob(ctx: Context, jobId: string): void {
  if (!ctx.config.roles.includes('worker')) return;
  claimAndWork(ctx, jobId).catch((error: unknown) =>
    ctx.log.error({ err: error, job: jobId }, 'pictures not begun'),
  );
}

/** False when the job is not to be had now. */
async function claimAndWork(ctx: Context, jobId: string): Promise<boolean> {
  const held = holdJob(ctx, jobId);
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
  const left = row.deadline_at.getTime() - ctx.now().getTime();
  if (left <= 0) return endJob(ctx, job, 'deadline');
  const deadline = setTimeout(() => abort.abort('deadline' satisfies AbortReason), left);
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
      ctx.log.error({ err: error, job: row.id }, 'pictures failed');
      abort.abort('lost' satisfies AbortReason);
      return await endJob(ctx, job, 'interrupted');
    }
  } finally {
    clearTimeout(deadline);
    clearInterval(lease);
  }
  await conclude(ctx, job);
}

async function conclude(ctx: Context, job: ActiveJob): Promise<void> {
  if (!job.abort.signal.aborted) return endJob(ctx, job);
  switch (job.abort.signal.reason as AbortReason) {
    case 'deadline':
      return endJob(ctx, job, 'deadline');
    case 'shutdown':
      return handBackJob(ctx, job);
    case 'cancelled':
    case 'lost':
    // Whoever canceled or took over has written what became of it.
  }
}

/** Pictures `first` to `first + length - 1`, each stored as it comes. */
async function makeRun(ctx: Context, job: ActiveJob, [first, length]: [number, number]) {
  const { row, abort } = job;
  const tell = throttled(() => announceProgress(ctx, row, [...job.made]));
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
      tell();
    },
  });
  for await (const outcome of outcomes) {
    const index = first + outcome.index;
    if (outcome.status === 'made') await keep(ctx, job, index, outcome);
    else {
      abort.signal.throwIfAborted();
      ctx.telemetry.images.inc({ outcome: 'failed' });
      ctx.log.warn({ err: outcome.error, job: row.id, index }, 'picture not made');
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

async function keep(ctx: Context, job: ActiveJob, index: number, picture: MadeImage) {
  const result = await storeImage(ctx, job.row, index, picture).catch((error: unknown) => {
    ctx.log.error({ err: error, job: job.row.id, index }, 'picture not kept');
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
    ctx.log.warn({ err: error, job: row.id }, 'lease of pictures not renewed');
  }
}

function throttled(act: () => void): () => void {
  let last = 0;
  return () => {
    const now = performance.now();
    if (now - last < TELL_EVERY_MS) return;
    last = now;
    act();
  };
}
