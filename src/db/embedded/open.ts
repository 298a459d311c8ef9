import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Called when the database ends unexpectedly: it cannot be used again. */
export type OnDatabaseEnd = (error: Error) => void;

/**
 * Thrown when PGlite cannot open its folder: damaged files, another version's files, or a full
 * disk.
 */
export class DatabaseDamaged extends Error {}

export interface EmbeddedServer {
  /** Folder of the socket, in the form that the PostgreSQL client takes as `host`. */
  socketDir: string;
  /**
   * Writes the whole database to a tar file, to be used as `templatePath` later.
   * @throws Error that ended the thread
   */
  dump(path: string): Promise<void>;
  /** @throws Error that ended the thread meanwhile; a thread that ended earlier counts as closed */
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
  onEnd,
}: {
  dataDir: string | null;
  templatePath?: string | null;
  onEnd?: OnDatabaseEnd | undefined;
}): Promise<EmbeddedServer> {
  // mkdtemp makes the folder readable by this user alone; the path stays under the system's 107 bytes.
  const socketDir = mkdtempSync(join(tmpdir(), 'everafter-'));
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { dataDir, templatePath, socketPath: join(socketDir, '.s.PGSQL.5432') },
  });
  const waiting = new Set<(error: Error) => void>();
  let state: 'opening' | 'open' | 'closing' = 'opening';
  let failure: Error | undefined;
  let ended: Error | undefined;
  worker.on('error', (error: Error) => (failure = error));
  worker.once('exit', (code) => {
    ended = failure ?? new Error(`The thread of the embedded database ended with code ${code}.`);
    for (const reject of waiting) reject(ended);
    if (state === 'open') onEnd?.(ended);
  });
  const answer = async <T>(type: string, question?: string): Promise<T> => {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const take = (message: { type: string }): void => {
      if (message.type === type) resolve(message as T);
    };
    if (ended) throw ended;
    waiting.add(reject);
    worker.on('message', take);
    if (question) worker.postMessage({ type: question });
    try {
      return await promise;
    } finally {
      waiting.delete(reject);
      worker.off('message', take);
    }
  };
  await answer('ready').catch((cause: unknown) => {
    rmSync(socketDir, { recursive: true, force: true });
    throw new DatabaseDamaged('The embedded database cannot be opened.', { cause });
  });
  state = 'open';
  worker.unref();
  return {
    socketDir,
    async dump(path) {
      worker.ref();
      writeFileSync(path, (await answer<{ bytes: Uint8Array }>('dump', 'dump')).bytes);
      worker.unref();
    },
    async close() {
      state = 'closing';
      worker.ref();
      try {
        if (!ended) await answer('closed', 'close');
      } finally {
        await worker.terminate();
        rmSync(socketDir, { recursive: true, force: true });
      }
    },
  };
}
