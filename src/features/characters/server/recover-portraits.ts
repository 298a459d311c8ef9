import type { Context } from '#platform/context.ts';
import { waitUntilIdle } from '#platform/wait-until-idle.ts';
import { LEASE_MS, selectAbandonedDrawings, voidLeases } from './portrait-drawings.ts';
import { abortDrawings, countDrawings, startPreparing } from './prepare-character.ts';

/** How long a shutdown waits for the release of unfinished portraits. Milliseconds. */
const RELEASE_GRACE_MS = 2500;

/**
 * Resumes, when a worker starts, the portraits that a killed process left. @returns their number
 */
export async function recoverPortraits(ctx: Context): Promise<number> {
  if (ctx.database.kind === 'embedded') await voidLeases(ctx.db);
  return resumeAbandonedPortraits(ctx);
}

async function resumeAbandonedPortraits(ctx: Context): Promise<number> {
  const left = await selectAbandonedDrawings(ctx);
  for (const slug of left) startPreparing(ctx, slug);
  return left.length;
}

/**
 * Resumes abandoned portraits periodically until the returned `stop` is called. That lets portraits
 * finish until the deadline (a time in milliseconds), then releases the rest.
 */
export function servePortraits(ctx: Context): { stop(deadline: number): Promise<void> } {
  const timer = setInterval(() => {
    resumeAbandonedPortraits(ctx).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'check for abandoned portraits failed'),
    );
  }, LEASE_MS / 3);
  return {
    async stop(deadline) {
      clearInterval(timer);
      await waitUntilIdle(() => countDrawings(ctx), deadline);
      abortDrawings(ctx, 'shutdown');
      await waitUntilIdle(() => countDrawings(ctx), Date.now() + RELEASE_GRACE_MS);
    },
  };
}
