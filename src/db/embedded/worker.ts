import { parentPort, workerData } from 'node:worker_threads';
import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { vector } from '@electric-sql/pglite-pgvector';
import { servePglite } from './socket-server.ts';

/** Runs PGlite off the main thread and serves it on a unix socket, as a PostgreSQL server would. */
const { dataDir, socketPath, templatePath } = workerData as {
  dataDir: string | null;
  socketPath: string;
  templatePath: string | null;
};

const database = await PGlite.create({
  ...(dataDir ? { dataDir } : {}),
  ...(templatePath ? { loadDataDir: new Blob([readFileSync(templatePath)]) } : {}),
  extensions: { pg_trgm, vector },
  // Small caches: the data of one self-hosted instance fits the page cache of the system.
  postgresqlconf: ['shared_buffers = 16MB', 'max_wal_size = 64MB', 'jit = off'],
});
const server = await servePglite(database, socketPath);

parentPort!.on('message', async (message: { type: 'close' } | { type: 'dump' }) => {
  if (message.type === 'dump') {
    const dump = await database.dumpDataDir('none');
    parentPort!.postMessage({ type: 'dump', bytes: new Uint8Array(await dump.arrayBuffer()) });
    return;
  }
  await server.close();
  await database.close();
  parentPort!.postMessage({ type: 'closed' });
  parentPort!.close();
});
parentPort!.postMessage({ type: 'ready' });
