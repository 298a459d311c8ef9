import type { Context } from '#platform/context.ts';
import { UNSENT_HOURS } from '../../rules.ts';
import { sweepUnnamed } from '../attachments/sweep-unnamed.ts';
import { FOLDER, ownerOf, removeRecordingFiles } from './files.ts';
import { deleteUnsent, selectFiles } from './queries.ts';

const BATCH = 200;

/** Deletes recordings that were stored a day ago and never sent, with their files. */
export async function sweepUnsentRecordings(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - UNSENT_HOURS * 3_600_000);
  for (;;) {
    const gone = await deleteUnsent(ctx.db, before, BATCH);
    await removeRecordingFiles(ctx, gone);
    if (gone.length < BATCH) return;
  }
}

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
