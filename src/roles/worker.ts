import { serveCalls } from '#features/calls/server/index.ts';
import {
  replyQueue,
  servePictures,
  serveReplies,
  writeFirstMessages,
} from '#features/chat/server/index.ts';
import { recoverPortraits, servePortraits } from '#features/characters/server/index.ts';
import { recoverImageJobs, serveImageJobs } from '#features/images/server/index.ts';
import { tidyDatabase } from '#platform/tidy-database.ts';
import { watchQueues } from '#platform/queue-figures.ts';
import type { Context } from '#platform/context.ts';
import { JOBS } from './jobs.ts';

/**
 * Runs every feature's jobs and recovers the work of killed processes. `stop` lets work finish until
 * the deadline (a time in milliseconds), then hands it back.
 */
export async function startWorker(
  ctx: Context,
): Promise<{ stop(deadline: number): Promise<void> }> {
  const replies = await serveReplies(ctx);
  const images = serveImageJobs(ctx);
  const portraits = servePortraits(ctx);
  const pictures = servePictures(ctx);
  const calls = serveCalls(ctx);
  const jobs = await recoverImageJobs(ctx);
  if (jobs > 0) ctx.log.info({ jobs }, 'recovered image jobs');
  const undrawn = await recoverPortraits(ctx);
  if (undrawn > 0) ctx.log.info({ undrawn }, 'recovered portraits');
  const { patient } = ctx.database;
  const patientCtx = { ...ctx, db: patient.db, database: { ...ctx.database, ...patient } };
  await tidyDatabase(patientCtx);
  await ctx.jobs.work(ctx, JOBS, patientCtx);
  watchQueues(
    patientCtx,
    JOBS.map(({ settings }) => settings.name),
    [replyQueue],
  );
  // Runs once at start, so that nobody waits for the next scheduled run.
  writeFirstMessages(ctx).catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'could not check for first messages'),
  );
  return {
    async stop(deadline) {
      pictures.stop();
      calls.stop();
      await Promise.all([
        replies.stop(deadline),
        images.stop(deadline),
        portraits.stop(deadline),
        ctx.jobs.settle(deadline),
      ]);
    },
  };
}
