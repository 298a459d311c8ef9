import {
  recoverReplies,
  servePictures,
  serveReplies,
  writeFirstMessages,
} from '#features/chat/server/index.ts';
import { recoverPortraits, servePortraits } from '#features/characters/server/index.ts';
import { recoverImageJobs, serveImageJobs } from '#features/images/server/index.ts';
import { tidyDatabase } from '#platform/tidy-database.ts';
import type { Context } from '#platform/context.ts';
import { JOBS } from './jobs.ts';

/** Works off every feature's jobs, and takes up what a killed process left. */
export async function startWorker(ctx: Context): Promise<{ stop(): Promise<void> }> {
  const replies = serveReplies(ctx);
  const images = serveImageJobs(ctx);
  const portraits = servePortraits(ctx);
  const pictures = servePictures(ctx);
  const recovered = await recoverReplies(ctx);
  if (recovered > 0) ctx.log.info({ recovered }, 'replies taken up after a restart');
  const jobs = await recoverImageJobs(ctx);
  if (jobs > 0) ctx.log.info({ jobs }, 'requests for images taken up after a restart');
  const undrawn = await recoverPortraits(ctx);
  if (undrawn > 0) ctx.log.info({ undrawn }, 'portraits taken up after a restart');
  await tidyDatabase(ctx);
  await ctx.jobs.work(ctx, JOBS);
  // Who was silent while no worker ran need not wait for the next look.
  writeFirstMessages(ctx).catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'first messages not looked for'),
  );
  return {
    async stop() {
      pictures.stop();
      await Promise.all([replies.stop(), images.stop(), portraits.stop()]);
    },
  };
}
