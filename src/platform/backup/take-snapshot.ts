import { constants } from 'node:fs';
import { copyFile, cp, link, mkdir, opendir, readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Client } from 'pg';
import { BackupError, type About } from './manifest.ts';

const PREFIX = '.backup-';
/** A file that the database recreates at each start. */
const NOT_COPIED = new Set(['postmaster.pid', 'postmaster.opts']);

export interface Snapshot {
  folder: string;
  about: Pick<About, 'migration' | 'migrated_at'>;
  /** How long the database was paused. Milliseconds. */
  pausedMs: number;
}

/**
 * Copies the embedded database at one point in time, and links the media files. Statements wait
 * while its files are copied: an open transaction holds the backend, which then writes nothing.
 * @param socketDir the socket of the process that serves the database, this one or another
 * @param media null if they are in a bucket
 */
export async function takeSnapshot(
  dataDir: string,
  socketDir: string,
  media: string | null,
): Promise<Snapshot> {
  const folder = join(dataDir, `${PREFIX}${process.pid}`);
  await removeAbandoned(dataDir);
  await mkdir(folder, { mode: 0o700 });
  try {
    return { folder, ...(await fill(folder, dataDir, socketDir, media)) };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function fill(
  folder: string,
  dataDir: string,
  socketDir: string,
  media: string | null,
): Promise<Omit<Snapshot, 'folder'>> {
  // Files are written before their rows and deleted after them: any file named by a row of the
  // snapshot existed before it, or is new since the first pass.
  if (media) await linkTree(media, join(folder, 'media'));
  const client = new Client({ host: socketDir, user: 'postgres', database: 'postgres' });
  client.on('error', () => {});
  await client.connect().catch((cause: unknown) => {
    throw new BackupError(
      `The running product's database cannot be reached at ${socketDir}: run this as its user, and in its container if it has one.`,
      { cause },
    );
  });
  try {
    const about = await readMigration(client);
    await client.query('CHECKPOINT');
    await client.query('BEGIN');
    const paused = performance.now();
    await client.query('CHECKPOINT');
    await cp(join(dataDir, 'pglite'), join(folder, 'pglite'), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (path) => !NOT_COPIED.has(basename(path)),
    });
    // After a lost connection, others may have written.
    await client.query('COMMIT');
    const pausedMs = performance.now() - paused;
    if (media) await linkTree(media, join(folder, 'media'));
    return { about, pausedMs };
  } finally {
    await client.end().catch(() => {});
  }
}

async function readMigration(client: Client): Promise<Snapshot['about']> {
  const { rows } = await client
    .query<{ hash: string; at: string }>(
      'SELECT hash, created_at AS at FROM drizzle.__drizzle_migrations ORDER BY created_at DESC LIMIT 1',
    )
    .catch(() => ({ rows: [] }));
  if (!rows[0])
    throw new BackupError('There is nothing to back up: nothing was ever started here.');
  return { migration: rows[0].hash, migrated_at: Number(rows[0].at) };
}

/** Removes leftovers of a backup that was killed. */
async function removeAbandoned(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(PREFIX) || isAlive(Number(name.slice(PREFIX.length)))) continue;
    await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return pid !== process.pid && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Links each file that is not linked yet: media files are replaced, never changed in place. */
async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const entries = await opendir(from).catch(ignoreMissing);
  if (!entries) return;
  for await (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkTree(source, target);
    else if (entry.isFile() && !entry.name.endsWith('.part')) await linkFile(source, target);
  }
}

async function linkFile(source: string, target: string): Promise<void> {
  try {
    await link(source, target);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // Removed since it was listed, or linked by the first pass.
    if (code === 'ENOENT' || (code === 'EEXIST' && (await isSame(source, target)))) return;
    if (code === 'EEXIST') await rm(target);
    // A file system without hard links.
    await copyFile(source, target, constants.COPYFILE_FICLONE).catch(ignoreMissing);
  }
}

async function isSame(source: string, target: string): Promise<boolean> {
  const [one, other] = await Promise.all([stat(source).catch(ignoreMissing), stat(target)]);
  return !one || one.ino === other.ino || (one.size === other.size && one.mtimeMs <= other.mtimeMs);
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
