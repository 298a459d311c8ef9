import type { Context } from '#platform/context.ts';
import type { ImageChange, ImageEvent, ImageJobEvent } from '../contract.ts';
import type { JobRow } from './queries-jobs.ts';
import { presentImage, presentProgress, type Viewer } from './present.ts';
import type { ImageRow } from './queries.ts';

const channelOf = (userId: string): string => `user:${userId}`;
const endChannel = (jobId: string): string => `image-job:${jobId}`;

/** Publishes a job's progress to the user's event streams, in other processes too. */
export function announceProgress(
  ctx: Context,
  job: Pick<JobRow, 'id' | 'user_id' | 'status' | 'count' | 'image_ids' | 'progress' | 'failures'>,
  made: readonly number[],
): void {
  const data: ImageJobEvent = { id: job.id, status: job.status, ...presentProgress(job, made) };
  ctx.live.publish(channelOf(job.user_id), { event: 'image_job', data });
}

/** Publishes a finished picture to its maker's streams; other processes receive only its id. */
export function announceImage(ctx: Context, row: ImageRow, isAgeKnown: boolean): void {
  const viewer: Viewer = { id: row.user_id, seesUnblurred: false, isAgeKnown };
  const data: ImageEvent = { job_id: row.job_id, id: row.id };
  ctx.live.publish(
    channelOf(row.user_id),
    { event: 'image', data: { ...data, image: presentImage(ctx, row, viewer) } },
    { event: 'image', data },
  );
}

/** Publishes that a picture was removed, restored, or changed. */
export function announceChange(ctx: Context, userId: string, change: ImageChange): void {
  ctx.live.publish(channelOf(userId), { event: 'images', data: change });
}

export function announceEnd(ctx: Context, jobId: string): void {
  ctx.live.publish(endChannel(jobId), { ended: true });
}

export const onEnd = (ctx: Context, jobId: string, listener: () => void): (() => void) =>
  ctx.live.subscribe(endChannel(jobId), listener);
