import { and, eq } from 'drizzle-orm';
import { image_jobs } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import { waitUntilIdle } from '#platform/wait-until-idle.ts';
import { LEASE_MS } from '../rules.ts';
import { abortAll, countActive, listenForAborts } from './job-registry.ts';
import { selectAbandonedJobs } from './queries-jobs.ts';
import { startJob } from './run-job.ts';

/** How long a shutdown waits for the release of unfinished pictures. Milliseconds. */
const RELEASE_WITHIN_MS = 2500;

/**
 * Resumes the jobs of a killed process when a worker starts. On the embedded database no other
 * process can be working, so every lease is expired first.
 * @returns the number of jobs
 */
export async function recoverImageJobs(ctx: Context): Promise<number> {
  if (ctx.database.kind === 'embedded')
    await ctx.db
      .update(image_jobs)
      .set({ lease_until: new Date(0) })
      .where(and(eq(image_jobs.status, 'running')));
  return resumeAbandonedJobs(ctx);
}

async function resumeAbandonedJobs(ctx: Context): Promise<number> {
  const ids = await selectAbandonedJobs(ctx.db, ctx.now());
  for (const id of ids) startJob(ctx, id);
  return ids.length;
}

/**
 * Serves jobs until stopped: resumes abandoned jobs and listens for aborts from other processes.
 * `stop` lets running pictures finish until the deadline (a time in milliseconds), then releases
 * the rest.
 */
export function serveImageJobs(ctx: Context): { stop(deadline: number): Promise<void> } {
  const unlisten = listenForAborts(ctx);
  const timer = setInterval(() => {
    resumeAbandonedJobs(ctx).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'abandoned image jobs not checked'),
    );
  }, LEASE_MS / 3);
  return {
    async stop(deadline) {
      clearInterval(timer);
      await waitUntilIdle(countActive, deadline);
      abortAll('shutdown');
      await waitUntilIdle(countActive, Date.now() + RELEASE_WITHIN_MS);
      unlisten();
    },
  };
}
