import type { Context } from '#platform/context.ts';
import { keysOf } from '#features/images/server/index.ts';
import { hasFiles, type PictureRow } from './queries.ts';

type Files = Pick<PictureRow, 'user_id' | 'files'>;

/**
 * Deletes the files of pictures whose rows are deleted, unless another row shares them. The sweep
 * deletes what a failure leaves behind.
 */
export async function removeFiles(
  ctx: Pick<Context, 'db' | 'storage' | 'log'>,
  gone: readonly Files[],
): Promise<void> {
  try {
    for (const { user_id, files } of gone)
      if (!(await hasFiles(ctx.db, user_id, files.original)))
        for (const key of keysOf(files)) await ctx.storage.remove(key);
  } catch (error) {
    ctx.log.warn({ err: error }, 'files of deleted pictures are left for the sweep');
  }
}

export async function removeFolder(
  { storage }: Pick<Context, 'storage'>,
  folder: string,
): Promise<void> {
  const keys: string[] = [];
  for await (const { key } of storage.list(folder)) keys.push(key);
  for (const key of keys) await storage.remove(key);
}
