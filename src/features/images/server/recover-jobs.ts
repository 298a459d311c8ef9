import { and, eq } from 'drizzle-orm';
import { image_jobs } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import { LEASE_MS } from '../rules.ts';
import { abortAll, countActive, listenForAborts } from './job-registry.ts';
import { selectForsaken } from './queries-jobs.ts';
import { startJob } from './run-job.ts';

/** How long a stop lets pictures under way finish before they are handed back, and then waits for that. Milliseconds. */
const FINISH_WITHIN_MS = 2500;
const HAND_BACK_WITHIN_MS = 2500;

/**
 * Takes up, at a worker's start, the jobs that a killed process left. On the embedded database no
 * other process can be working, so every lease is void. @returns how many there were
 */
export async function recoverImageJobs(ctx: Context): Promise<number> {
  if (ctx.database.kind === 'embedded')
    await ctx.db
      .update(image_jobs)
      .set({ lease_until: new Date(0) })
      .where(and(eq(image_jobs.status, 'running')));
  return takeUpForsaken(ctx);
}

async function takeUpForsaken(ctx: Context): Promise<number> {
  const left = await selectForsaken(ctx.db, ctx.now());
  for (const id of left) startJob(ctx, id);
  return left.length;
}

/** Serves jobs until the returned stop: those of a process that vanished are taken up, cancels of others are heard. */
export function serveImageJobs(ctx: Context): { stop(): Promise<void> } {
  const unlisten = listenForAborts(ctx);
  const looking = setInterval(() => {
    takeUpForsaken(ctx).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'forsaken pictures not looked for'),
    );
  }, LEASE_MS / 3);
  return {
    async stop() {
      clearInterval(looking);
      await settled(FINISH_WITHIN_MS);
      abortAll('shutdown');
      await settled(HAND_BACK_WITHIN_MS);
      unlisten();
    },
  };
}

async function settled(within: number): Promise<void> {
  const deadline = Date.now() + within;
  while (countActive() > 0 && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 20));
}
