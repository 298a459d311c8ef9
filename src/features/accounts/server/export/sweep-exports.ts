import type { Context } from '#platform/context.ts';
import { removeArchive } from './archive-store.ts';
import { expireExports, failLostExports } from './queries.ts';

/** Longer than all attempts together. */
const LOST_AFTER_MS = 24 * 3_600_000;

/** Deletes the files of expired exports, and fails exports whose job was lost. */
export async function sweepExports(ctx: Context): Promise<void> {
  const now = ctx.now();
  const lost = await failLostExports(ctx.db, new Date(now.getTime() - LOST_AFTER_MS));
  const ended = [...lost, ...(await expireExports(ctx.db, now))];
  for (const id of ended) await removeArchive(ctx.storage, id);
}
