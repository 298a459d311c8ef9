import type { UserContext } from '#platform/context.ts';
import { AppError, found } from '#platform/errors.ts';
import { refusalMessage } from '#features/moderation/rules/index.ts';
import type { GeneratedImage, ImageJob } from '../contract.ts';
import { RESPONSE_TIMEOUT_MS, isOpen, reasonOf } from '../rules.ts';
import { onEnd } from './announce.ts';
import { presentJob, viewerOf } from './present.ts';
import { findJob, type JobRow } from './queries-jobs.ts';
import { selectJobImages } from './queries.ts';

/**
 * Polling interval in milliseconds: the event of a job that ends in another process can be lost.
 */
const POLL_EVERY_MS = 1000;

/**
 * Waits for a job's end. Returns its pictures, or the job itself once RESPONSE_TIMEOUT_MS has passed.
 * The job continues when the client disconnects.
 * @throws AppError generation_failed, generation_stopped, content_blocked
 */
export async function awaitJob(
  ctx: UserContext,
  started: JobRow,
): Promise<{ images: GeneratedImage[] } | { job: ImageJob }> {
  const job = await waitForEnd(ctx, started);
  const images = await selectJobImages(ctx.db, [job.id]);
  const presented = presentJob(ctx, job, images, await viewerOf(ctx, [job]));
  if (isOpen(job.status)) return { job: presented };
  if (job.status === 'failed') throw failureOf(job);
  if (job.status === 'cancelled' && presented.images.length === 0)
    throw new AppError('generation_stopped');
  return { images: presented.images };
}

function failureOf({ failures }: JobRow): AppError {
  const code = failures[0]?.code ?? 'engine_failed';
  if (code === 'blocked_result')
    return new AppError('content_blocked', { detail: refusalMessage('privacy') });
  return new AppError('generation_failed', {
    detail: `${reasonOf(code)} Your tokens were refunded.`,
  });
}

async function waitForEnd(ctx: UserContext, started: JobRow): Promise<JobRow> {
  const deadline = performance.now() + RESPONSE_TIMEOUT_MS;
  let wake = (): void => {};
  const unsubscribe = onEnd(ctx, started.id, () => wake());
  try {
    for (;;) {
      const announced = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const job = found(await findJob(ctx.db, started.id));
      if (!isOpen(job.status) || performance.now() > deadline) return job;
      let timer: NodeJS.Timeout | undefined;
      const pause = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, POLL_EVERY_MS);
      });
      await Promise.race([announced, pause]);
      clearTimeout(timer);
    }
  } finally {
    unsubscribe();
  }
}
