import type { Context } from '#platform/context.ts';
import { isNamed, type RecordingRow } from './queries.ts';

export const FOLDER = 'recordings';

const KEY = /^recordings\/([0-9a-f-]{36})\/[0-9a-f-]{36}\.wav$/;

export const fileOf = (userId: string, id: string): string => `${FOLDER}/${userId}/${id}.wav`;

/** The owner of a file, from its name; undefined if it is not a recording. */
export const ownerOf = (key: string): string | undefined => KEY.exec(key)?.[1];

/**
 * Deletes the files of recordings whose rows are deleted, unless a branch of the chat shares them.
 * The sweep deletes what a failure leaves behind.
 */
export async function removeRecordingFiles(
  { db, storage, log }: Pick<Context, 'db' | 'storage' | 'log'>,
  gone: readonly Pick<RecordingRow, 'user_id' | 'file'>[],
): Promise<void> {
  try {
    for (const { user_id, file } of gone)
      if (!(await isNamed(db, user_id, file))) await storage.remove(file);
  } catch (error) {
    log.warn({ err: error }, 'files of deleted recordings are left for the sweep');
  }
}
