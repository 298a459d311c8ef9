import type { Context } from '#platform/context.ts';
import { UNSENT_HOURS } from '../../rules.ts';
import { originalIn } from './make-picture-files.ts';
import { deleteUnsent, selectOriginals } from './queries.ts';
import { removeFiles } from './remove-files.ts';
import { sweepUnnamed } from './sweep-unnamed.ts';

const BATCH = 200;
const KEY = /^(uploads\/([0-9a-f-]{36})\/[0-9a-f-]{36})\/[\w.-]+$/;

/** Deletes pictures that were uploaded a day ago and never sent, with their files. */
export async function sweepUnsentPictures(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - UNSENT_HOURS * 3_600_000);
  for (;;) {
    const gone = await deleteUnsent(ctx.db, before, BATCH);
    await removeFiles(ctx, gone);
    if (gone.length < BATCH) return;
  }
}

/** Deletes files without a row, such as those of purged chats. */
export const sweepPictureFiles = (ctx: Context): Promise<void> =>
  sweepUnnamed(ctx, {
    folder: 'uploads',
    read(key) {
      const [, folder, userId] = KEY.exec(key) ?? [];
      return folder && userId ? { name: originalIn(folder), userId } : undefined;
    },
    selectNames: selectOriginals,
  });
