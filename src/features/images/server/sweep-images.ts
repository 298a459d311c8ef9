import type { Context } from '#platform/context.ts';
import { ORPHAN_AFTER_MS, PURGE_AFTER_MS } from '../rules.ts';
import { applyRecentBlocks } from './block-images.ts';
import { keysOf } from './make-files.ts';
import { deleteOldJobs, type JobRow } from './queries-jobs.ts';
import { deleteRemoved, selectFiles } from './queries.ts';

const BATCH = 200;
/** Longer than storing a picture takes, and longer than the sweep interval. */
const RECENT_BLOCKS_MS = 2 * 3600_000;
const KEY = /^images\/[^/]+\/([0-9a-f-]{36})\/[^/]+$/;

/** Purges pictures that were removed long enough ago, with their files, and old jobs. */
export async function sweepImages(ctx: Context): Promise<void> {
  const now = ctx.now().getTime();
  for (;;) {
    const purged = await deleteRemoved(ctx.db, new Date(now - PURGE_AFTER_MS), BATCH);
    for (const key of purged.flatMap(({ files }) => keysOf(files))) await ctx.storage.remove(key);
    if (purged.length < BATCH) break;
  }
  await applyRecentBlocks(ctx, new Date(now - RECENT_BLOCKS_MS));
  await deleteOldJobs(ctx.db, new Date(now - ctx.config.keep.imageJobsMs));
}

/** Deletes the files that an earlier attempt wrote for pictures that are generated again. */
export async function removeLeftovers(
  ctx: Context,
  job: Pick<JobRow, 'user_id' | 'image_ids'>,
  indexes: readonly number[],
): Promise<void> {
  for (const index of indexes)
    for await (const { key } of ctx.storage.list(`images/${job.user_id}/${job.image_ids[index]}`))
      await ctx.storage.remove(key);
}

/**
 * Deletes files without a picture row, left by a killed worker or an erased account. Recent files
 * are skipped, since their rows can still be written.
 */
export async function sweepOrphans(ctx: Context): Promise<void> {
  const before = ctx.now().getTime() - ORPHAN_AFTER_MS;
  let batch = new Map<string, string[]>();
  let removed = 0;
  for await (const { key, modifiedAt } of ctx.storage.list('images')) {
    if (modifiedAt.getTime() > before) continue;
    const id = KEY.exec(key)?.[1];
    if (!id) {
      await ctx.storage.remove(key);
      removed += 1;
      continue;
    }
    if (!batch.has(id) && batch.size >= BATCH) {
      removed += await removeUnnamed(ctx, batch);
      batch = new Map();
    }
    batch.set(id, [...(batch.get(id) ?? []), key]);
  }
  removed += await removeUnnamed(ctx, batch);
  if (removed > 0) ctx.log.info({ removed }, 'files without a picture deleted');
}

async function removeUnnamed(ctx: Context, batch: Map<string, string[]>): Promise<number> {
  if (batch.size === 0) return 0;
  const rows = await selectFiles(ctx.db, [...batch.keys()]);
  const named = new Set(rows.flatMap(({ files }) => keysOf(files)));
  const unnamed = [...batch.values()].flat().filter((key) => !named.has(key));
  for (const key of unnamed) await ctx.storage.remove(key);
  return unnamed.length;
}
