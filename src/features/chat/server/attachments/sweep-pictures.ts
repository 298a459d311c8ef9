import type { Context } from '#platform/context.ts';
import { UNSENT_PICTURE_HOURS } from '../../rules.ts';
import { originalIn } from './make-picture-files.ts';
import { deleteUnsent, selectOriginals } from './queries.ts';
import { removeFiles } from './remove-files.ts';

const BATCH = 200;
const FOLDER = 'uploads';
const KEY = /^(uploads\/([0-9a-f-]{36})\/[0-9a-f-]{36})\/[\w.-]+$/;
/** A younger file may belong to a picture that is not stored yet. */
const ORPHAN_AFTER_MS = 3_600_000;

/** Deletes pictures that were uploaded a day ago and never sent, with their files. */
export async function sweepUnsentPictures(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - UNSENT_PICTURE_HOURS * 3_600_000);
  for (;;) {
    const gone = await deleteUnsent(ctx.db, before, BATCH);
    await removeFiles(ctx, gone);
    if (gone.length < BATCH) return;
  }
}

/** Deletes files without a row, such as those of purged chats. */
export async function sweepPictureFiles(ctx: Context): Promise<void> {
  const before = ctx.now().getTime() - ORPHAN_AFTER_MS;
  let batch: { key: string; original: string; userId: string }[] = [];
  for await (const { key, modifiedAt } of ctx.storage.list(FOLDER)) {
    const [, folder, userId] = KEY.exec(key) ?? [];
    if (!folder || !userId || modifiedAt.getTime() > before) continue;
    batch.push({ key, original: originalIn(folder), userId });
    if (batch.length < BATCH) continue;
    await removeUnnamed(ctx, batch);
    batch = [];
  }
  await removeUnnamed(ctx, batch);
}

async function removeUnnamed(
  ctx: Context,
  batch: { key: string; original: string; userId: string }[],
): Promise<void> {
  if (batch.length === 0) return;
  const users = [...new Set(batch.map(({ userId }) => userId))];
  const named = await selectOriginals(ctx.db, users);
  for (const { key, original } of batch) if (!named.has(original)) await ctx.storage.remove(key);
}
