import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, unlinkSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Holder {
  pid: number;
  since: string;
  /** Folder of the embedded database's socket, once it is open. */
  database?: string;
}

export interface DataDirLock {
  /** Tells other processes of this user where the database is served. */
  announce(database: string): void;
  release(): Promise<void>;
}

/** Thrown when another process holds the data directory; the message names it. */
export class DataDirLocked extends Error {}

/**
 * Holds `dataDir` for this process until it ends (a socket is freed by the system the moment
 * the holder dies, kill -9 included). On Linux the name lives in the kernel, so nothing can go stale.
 * @throws DataDirLocked when another process holds it
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const name = `everafter-${createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 32)}`;
  const address = process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.lock`);
  const holderFile = join(dataDir, 'holder.json');
  const server =
    (await listen(address)) ??
    (process.platform !== 'linux' && (await isStale(address)) ? await listen(address) : undefined);
  if (!server)
    throw new DataDirLocked(
      `The data directory ${dataDir} is in use by ${describeHolder(holderFile)}. Stop it first, or set another DATA_DIR.`,
    );
  const holder: Holder = { pid: process.pid, since: new Date().toISOString() };
  const tell = () => writeFileSync(holderFile, JSON.stringify(holder));
  tell();
  return {
    announce(database) {
      holder.database = database;
      tell();
    },
    release: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function listen(address: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

/** A socket file whose holder is gone refuses connections; it is removed. */
function isStale(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(path);
    probe.once('connect', () => {
      probe.destroy();
      resolve(false);
    });
    probe.once('error', () => {
      unlinkSync(path);
      resolve(true);
    });
  });
}

function describeHolder(file: string): string {
  const holder = readHolder(file);
  return holder ? `process ${holder.pid}, running since ${holder.since}` : 'another process';
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

/** The socket folder of the process that holds `dataDir`; null before its database is open. */
export const findRunningDatabase = (dataDir: string): string | null =>
  readHolder(join(dataDir, 'holder.json'))?.database ?? null;
