import type { Context } from '#platform/context.ts';
import { LEASE_MS, selectForsaken, voidLeases } from './portrait-drawings.ts';
import { abortDrawings, countDrawings, startPreparing } from './prepare-character.ts';

/** How long a stop lets portraits under way finish before they are handed back, and then waits for that. Milliseconds. */
const FINISH_WITHIN_MS = 2500;
const HAND_BACK_WITHIN_MS = 2500;

/** Takes up, at a worker's start, the portraits that a killed process left. @returns how many there were */
export async function recoverPortraits(ctx: Context): Promise<number> {
  if (ctx.database.kind === 'embedded') await voidLeases(ctx.db);
  return takeUpForsaken(ctx);
}

async function takeUpForsaken(ctx: Context): Promise<number> {
  const left = await selectForsaken(ctx);
  for (const slug of left) startPreparing(ctx, slug);
  return left.length;
}

/** Serves portraits until the returned stop: those of a process that vanished are taken up. */
export function servePortraits(ctx: Context): { stop(): Promise<void> } {
  const looking = setInterval(() => {
    takeUpForsaken(ctx).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'forsaken portraits not looked for'),
    );
  }, LEASE_MS / 3);
  return {
    async stop() {
      clearInterval(looking);
      await settled(ctx, FINISH_WITHIN_MS);
      abortDrawings(ctx, 'shutdown');
      await settled(ctx, HAND_BACK_WITHIN_MS);
    },
  };
}

async function settled(ctx: Context, within: number): Promise<void> {
  const deadline = Date.now() + within;
  while (countDrawings(ctx) > 0 && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 20));
}
