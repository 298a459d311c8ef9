import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openDatabase } from '#db/client.ts';
import { decideRestore, finishRestore, PREPARED } from '#db/embedded/finish-restore.ts';
import { lockDataDir } from '#db/embedded/lock.ts';
import { findPendingMigrations, isNewer } from '#db/schema-version.ts';
import type { Config } from '../config.ts';
import { putErasure, readErasures } from '../erasures/journal.ts';
import { createFileStorage } from '../storage.ts';
import { BackupError, type About } from './manifest.ts';
import { readArchive } from './read-archive.ts';
import { readErasureFile } from './read-erasures.ts';

/**
 * The parts of the data directory that a backup contains, and those that belong to the state it
 * replaces.
 */
const NAMES = ['pglite', 'media', 'outbox'];

export interface Restored {
  about: About;
  /** Where the old state is; null if there was none. */
  aside: string | null;
  /** Erasures that the next start repeats if they are not in the backup. */
  erasures: number;
}

/**
 * Restores a backup into the data directory, which must not be in use.
 * @param erasures an erasure journal in addition to that of the replaced state: the data directory
 * of another installation, or a file from `npm run admin -- erasures`
 * @throws BackupError, DataDirLocked, DatabaseTooNew, DatabaseTooOld; nothing has changed then
 */
export async function restore(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  archive: string,
  { replace = false, erasures }: { replace?: boolean; erasures?: string | undefined } = {},
): Promise<Restored> {
  if (databaseUrl)
    throw new BackupError(
      'This is for the embedded database: leave DATABASE_URL out, or see docs/operating/backup.md for PostgreSQL.',
    );
  const lock = await lockDataDir(dataDir);
  try {
    await finishRestore(dataDir);
    const there = await findState(dataDir);
    if (there.length > 0 && !replace)
      throw new BackupError(
        `${dataDir} is not empty (${there.join(', ')}). Use --replace to move these aside; nothing is deleted.`,
      );
    const folder = join(dataDir, PREPARED);
    await mkdir(folder, { mode: 0o700 });
    try {
      const about = await readArchive(resolve(archive), folder, refuseNewer);
      await requireUsable(folder, resolve(archive));
      for (const name of NAMES) await mkdir(join(folder, name), { recursive: true, mode: 0o700 });
      const media = createFileStorage(join(folder, 'media'));
      const journals = [
        ...(await readErasures(createFileStorage(join(dataDir, 'media')))),
        ...(erasures ? await readErasureFile(erasures) : []),
      ];
      for (const erasure of journals) await putErasure(media, erasure);
      const noted = await readErasures(media);
      const aside = `replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
      await decideRestore(dataDir, { aside, names: NAMES });
      const isEmpty = there.length === 0;
      if (isEmpty) await rm(join(dataDir, aside), { recursive: true, force: true });
      return { about, aside: isEmpty ? null : join(dataDir, aside), erasures: noted.length };
    } catch (error) {
      if (!existsSync(join(dataDir, 'restore.json')))
        await rm(folder, { recursive: true, force: true });
      throw error;
    }
  } finally {
    await lock.release();
  }
}

/** The existing parts of a state; empty folders do not count. */
async function findState(dataDir: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of NAMES)
    if ((await readdir(join(dataDir, name)).catch(() => [])).length > 0) found.push(name);
  return found;
}

function refuseNewer({ product, migrated_at }: About): void {
  if (isNewer(migrated_at))
    throw new BackupError(
      `This backup was made by a newer release (${product}), whose database this one cannot read: restore it with that release.`,
    );
}

/** Opens the database once, because an intact file may still be from another version. */
async function requireUsable(folder: string, archive: string): Promise<void> {
  if (!existsSync(join(folder, 'pglite')))
    throw new BackupError(`${archive} is damaged: it contains no database.`);
  const database = await openDatabase({ dataDir: folder }).catch((cause: unknown) => {
    throw new BackupError(
      `The database in ${archive} cannot be opened: this release has another version of it. Restore with the release that made the backup.`,
      { cause },
    );
  });
  try {
    await findPendingMigrations(database.db);
  } finally {
    await database.close();
    await rm(join(folder, 'holder.json'), { force: true });
  }
}
