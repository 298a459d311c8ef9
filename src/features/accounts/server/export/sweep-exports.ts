import type { Context } from '#platform/context.ts';
import { removeArchive } from './archive-store.ts';
import { expireExports, failLostExports } from './queries.ts';

/** All attempts together take less than this. */
const LOST_AFTER_MS = 24 * 3_600_000;

/** Deletes the files of exports whose week is over, and ends those whose job was lost. */
export async function sweepExports(ctx: Context): Promise<void> {
  const now = ctx.now();
  const lost = await failLostExports(ctx.db, new Date(now.getTime() - LOST_AFTER_MS));
  const ended = [...lost, ...(await expireExports(ctx.db, now))];
  for (const id of ended) await removeArchive(ctx.storage, id);
}
