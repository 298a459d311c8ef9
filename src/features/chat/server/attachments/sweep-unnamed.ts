import type { Context } from '#platform/context.ts';

const BATCH = 200;
/** A younger file may belong to a row that is not stored yet. */
const ORPHAN_AFTER_MS = 3_600_000;

interface OwnedFiles {
  folder: string;
  /** The owner of a file, and its name in a row; undefined for any other file. */
  read(key: string): { name: string; userId: string } | undefined;
  /** All names in the rows of these users. */
  selectNames(db: Context['db'], userIds: readonly string[]): Promise<Set<string>>;
}

/** Deletes files without a row, such as those of purged chats. */
export async function sweepUnnamed(ctx: Context, files: OwnedFiles): Promise<void> {
  const before = ctx.now().getTime() - ORPHAN_AFTER_MS;
  let batch: { key: string; name: string; userId: string }[] = [];
  const removeBatch = async () => {
    const users = [...new Set(batch.map(({ userId }) => userId))];
    const names = users.length > 0 ? await files.selectNames(ctx.db, users) : new Set();
    for (const { key, name } of batch) if (!names.has(name)) await ctx.storage.remove(key);
    batch = [];
  };
  for await (const { key, modifiedAt } of ctx.storage.list(files.folder)) {
    const read = files.read(key);
    if (!read || modifiedAt.getTime() > before) continue;
    batch.push({ key, ...read });
    if (batch.length === BATCH) await removeBatch();
  }
  await removeBatch();
}
