import { createReadStream, existsSync } from 'node:fs';
import { mkdir, opendir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { openDatabase } from '#db/client.ts';
import { DataDirLocked, findRunningDatabase } from '#db/embedded/lock.ts';
import type { Config } from '../config.ts';
import { openStorage } from '../open-storage.ts';
import type { Storage } from '../storage.ts';
import { BackupError } from './manifest.ts';
import { takeSnapshot, type Snapshot } from './take-snapshot.ts';
import { writeArchive, type ArchiveEntry } from './write-archive.ts';

/** In the data directory: when and where the last backup was made. */
export const LAST_BACKUP = 'last-backup.json';

export interface BackedUp {
  path: string;
  files: number;
  bytes: number;
  pausedMs: number;
}

/**
 * Backs up the embedded database and all media into one file, whether the product runs or not.
 * @param target the file; by default one in the data directory, named by the time
 * @throws BackupError
 */
export async function backUp(config: Config, product: string, target?: string): Promise<BackedUp> {
  const { dataDir } = config;
  if (config.databaseUrl)
    throw new BackupError(
      'This is for the embedded database. PostgreSQL has its own means: docs/operating/backup.md says how.',
    );
  if (!existsSync(join(dataDir, 'pglite')))
    throw new BackupError(
      `There is nothing to back up in ${dataDir}: the product never ran there.`,
    );
  const madeAt = new Date();
  const name = `everafter-${madeAt.toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`;
  const path = resolve(target ?? join(dataDir, 'backups', name));
  if (existsSync(path)) throw new BackupError(`${path} already exists: name another file.`);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const bucket = config.s3.bucket ? await openStorage(config) : null;
  const snapshot = await withSocket(dataDir, (socketDir) =>
    takeSnapshot(dataDir, socketDir, bucket ? null : join(dataDir, 'media')),
  );
  try {
    const about = { format: 1, product, ...snapshot.about, made_at: madeAt.toISOString() } as const;
    const files = await writeArchive(path, about, entriesOf(snapshot, bucket));
    const { size: bytes } = await stat(path);
    await writeFile(
      join(dataDir, LAST_BACKUP),
      JSON.stringify({ at: about.made_at, path, bytes }),
      {
        mode: 0o600,
      },
    );
    return { path, files, bytes, pausedMs: snapshot.pausedMs };
  } finally {
    await rm(snapshot.folder, { recursive: true, force: true });
  }
}

/**
 * Runs `work` with the socket of the running product's database, or opens the database temporarily.
 */
async function withSocket<T>(dataDir: string, work: (socketDir: string) => Promise<T>): Promise<T> {
  try {
    const database = await openDatabase({ dataDir });
    try {
      return await work(findRunningDatabase(dataDir)!);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof DataDirLocked)) throw error;
    const socketDir = findRunningDatabase(dataDir);
    if (!socketDir)
      throw new BackupError(`${error.message} Its database is not open yet: try again.`, {
        cause: error,
      });
    return work(socketDir);
  }
}

async function* entriesOf(
  { folder }: Snapshot,
  bucket: Storage | null,
): AsyncGenerator<ArchiveEntry> {
  yield* walk(folder, '');
  if (!bucket) return;
  for await (const { key } of bucket.list('')) {
    const file = await bucket.open(key);
    // Removed since it was listed.
    if (!file || file === 'out_of_range') continue;
    yield { path: `media/${key}`, size: file.size, body: file.body };
  }
}

/** Folders too, since the database needs some that are empty. */
async function* walk(folder: string, path: string): AsyncGenerator<ArchiveEntry> {
  for await (const entry of await opendir(join(folder, path))) {
    const inside = path ? `${path}/${entry.name}` : entry.name;
    if (entry.isDirectory()) {
      yield { path: inside, size: null };
      yield* walk(folder, inside);
    } else {
      const file = join(folder, inside);
      yield { path: inside, size: (await stat(file)).size, body: createReadStream(file) };
    }
  }
}
