import type { Context } from '#platform/context.ts';
import type { ImageChange, ImageJobNews } from '../contract.ts';
import type { JobRow } from './queries-jobs.ts';
import { presentImage, presentProgress, type Viewer } from './present.ts';
import type { ImageRow } from './queries.ts';

const channelOf = (userId: string): string => `user:${userId}`;
const endChannel = (jobId: string): string => `image-job:${jobId}`;

/** Tells the user how far a job is; other processes' readers learn the same. */
export function announceProgress(
  ctx: Context,
  job: Pick<JobRow, 'id' | 'user_id' | 'status' | 'count' | 'image_ids' | 'progress' | 'failures'>,
  made: readonly number[],
): void {
  const data: ImageJobNews = { id: job.id, status: job.status, ...presentProgress(job, made) };
  ctx.live.publish(channelOf(job.user_id), { event: 'image_job', data });
}

/** Hands a finished picture to its maker's readers; those of other processes get its id. */
export function announceImage(ctx: Context, row: ImageRow, isAgeKnown: boolean): void {
  const viewer: Viewer = { id: row.user_id, seesUnblurred: false, isAgeKnown };
  const data = { job_id: row.job_id, id: row.id };
  ctx.live.publish(
    channelOf(row.user_id),
    { event: 'image', data: { ...data, image: presentImage(ctx, row, viewer) } },
    { event: 'image', data },
  );
}

/** Tells the user's other pages that a picture went, came back or was changed. */
export function announceChange(ctx: Context, userId: string, change: ImageChange): void {
  ctx.live.publish(channelOf(userId), { event: 'images', data: change });
}

export function announceEnd(ctx: Context, jobId: string): void {
  ctx.live.publish(endChannel(jobId), { ended: true });
}

export const onEnd = (ctx: Context, jobId: string, told: () => void): (() => void) =>
  ctx.live.subscribe(endChannel(jobId), told);
