import type { Context } from '#platform/context.ts';
import { selectStaleHolds } from './queries.ts';
import { releaseHold } from './release-hold.ts';

const BATCH = 100;

/** Releases expired holds, whose work was abandoned. */
export async function sweepHolds(
  ctx: Pick<Context, 'db' | 'config' | 'now' | 'log' | 'telemetry'>,
): Promise<void> {
  for (;;) {
    const stale = await selectStaleHolds(ctx.db, ctx.now(), BATCH);
    for (const hold of stale) {
      const released = await ctx.db.transaction((tx) => releaseHold(tx, ctx, hold));
      if (released > 0) ctx.log.warn({ hold, released }, 'stale token hold released');
    }
    if (stale.length < BATCH) return;
  }
}
