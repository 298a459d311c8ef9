import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Raised when PGlite cannot open its folder: damaged files, another version's files, or a full disk. */
export class DatabaseDamaged extends Error {}

export interface EmbeddedServer {
  /** Folder of the socket, in the form that the PostgreSQL client takes as `host`. */
  socketDir: string;
  /** Writes the whole database to a tar file, to be used as `templatePath` later. */
  dump(path: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts PGlite in a worker thread behind a unix socket.
 * @param dataDir folder of the database; null keeps it in memory
 * @param templatePath a dump that a new database starts from
 * @throws DatabaseDamaged when the folder cannot be opened
 */
export async function openEmbedded({
  dataDir,
  templatePath = null,
}: {
  dataDir: string | null;
  templatePath?: string | null;
}): Promise<EmbeddedServer> {
  // mkdtemp makes the folder readable by this user alone; the path stays under the system's 107 bytes.
  const socketDir = mkdtempSync(join(tmpdir(), 'everafter-'));
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { dataDir, templatePath, socketPath: join(socketDir, '.s.PGSQL.5432') },
  });
  const answer = <T>(type: string) =>
    new Promise<T>((resolve, reject) => {
      worker.once('error', reject);
      worker.on('message', (message: { type: string }) => {
        if (message.type === type) resolve(message as T);
      });
    });
  await answer('ready').catch((cause: unknown) => {
    rmSync(socketDir, { recursive: true, force: true });
    throw new DatabaseDamaged('The embedded database cannot be opened.', { cause });
  });
  worker.unref();
  return {
    socketDir,
    async dump(path) {
      worker.ref();
      const dumped = answer<{ bytes: Uint8Array }>('dump');
      worker.postMessage({ type: 'dump' });
      writeFileSync(path, (await dumped).bytes);
      worker.unref();
    },
    async close() {
      worker.ref();
      const closed = answer('closed');
      worker.postMessage({ type: 'close' });
      await closed;
      await worker.terminate();
      rmSync(socketDir, { recursive: true, force: true });
    },
  };
}
