import type { Context } from '#platform/context.ts';
import { sweepUnnamed } from '../attachments/sweep-unnamed.ts';
import { sweepUnsent } from '../attachments/sweep-unsent.ts';
import { FOLDER, ownerOf, removeRecordingFiles } from './files.ts';
import { deleteUnsent, selectFiles } from './queries.ts';

/** Deletes recordings that were stored a day ago and never sent, with their files. */
export const sweepUnsentRecordings = (ctx: Context): Promise<void> =>
  sweepUnsent(ctx, { deleteUnsent, removeFiles: removeRecordingFiles });

/** Deletes files without a row, such as those of purged chats. */
export const sweepRecordingFiles = (ctx: Context): Promise<void> =>
  sweepUnnamed(ctx, {
    folder: FOLDER,
    read(key) {
      const userId = ownerOf(key);
      return userId === undefined ? undefined : { name: key, userId };
    },
    selectNames: selectFiles,
  });
