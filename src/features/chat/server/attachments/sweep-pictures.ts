import type { Context } from '#platform/context.ts';
import { originalIn } from './make-picture-files.ts';
import { deleteUnsent, selectOriginals } from './queries.ts';
import { removeFiles } from './remove-files.ts';
import { sweepUnnamed } from './sweep-unnamed.ts';
import { sweepUnsent } from './sweep-unsent.ts';

const KEY = /^(uploads\/([0-9a-f-]{36})\/[0-9a-f-]{36})\/[\w.-]+$/;

/** Deletes pictures that were uploaded a day ago and never sent, with their files. */
export const sweepUnsentPictures = (ctx: Context): Promise<void> =>
  sweepUnsent(ctx, { deleteUnsent, removeFiles });

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
