import type { Pool } from 'pg';
import { openDatabase } from '#db/client.ts';
import { newId } from '#shared/ids.ts';
import { findPostgres, type PostgresServer } from './postgres-server.ts';
import { startProduct, type RunningProduct } from './running-product.ts';
import { copySeeds } from '../helpers/copy-seeds.ts';
import { copySeededData } from './seeded-data.ts';

export type BackendKind = 'embedded' | 'postgres';

/** A data directory with one kind of database, on which the product can be started. */
export interface Instance {
  kind: BackendKind;
  dataDir: string;
  /** The URL of PostgreSQL. */
  databaseUrl: string | undefined;
  start(env?: Record<string, string>): Promise<RunningProduct>;
  /** Accesses the database directly. The product must not be running. */
  fill(work: (pool: Pool) => Promise<void>): Promise<void>;
  remove(): void;
}

/** Creates instances for the benchmarks. The PostgreSQL server is started on first use. */
export interface Instances {
  kinds: BackendKind[];
  create(kind: BackendKind): Promise<Instance | undefined>;
  close(): Promise<void>;
}

/** @param settings of the PostgreSQL server, in addition to those of tests */
export function createInstances(
  kinds: BackendKind[],
  settings: Record<string, string> = {},
): Instances {
  let server: Promise<PostgresServer | undefined> | undefined;
  return {
    kinds,
    async create(kind) {
      if (kind === 'embedded') {
        const copy = await copySeededData();
        return asInstance(kind, copy, undefined);
      }
      const postgres = await (server ??= findPostgres(settings));
      if (!postgres) return undefined;
      const url = await postgres.createDatabase(`load_${newId().replaceAll('-', '')}`);
      const copy = await copySeededData();
      await copySeeds(copy.dataDir, url);
      return asInstance(kind, copy, url);
    },
    close: async () => (await server)?.stop(),
  };
}

function asInstance(
  kind: BackendKind,
  { dataDir, remove }: { dataDir: string; remove(): void },
  databaseUrl: string | undefined,
): Instance {
  return {
    kind,
    dataDir,
    databaseUrl,
    start: (env = {}) =>
      startProduct({
        dataDir,
        env: { ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}), ...env },
        readyWithinMs: 300_000,
      }),
    async fill(work) {
      const database = await openDatabase({ databaseUrl, dataDir });
      try {
        await work(database.pool);
        // A server's autovacuum does this within a minute. The embedded database has none.
        if (kind === 'postgres') await database.pool.query('VACUUM ANALYZE');
      } finally {
        await database.close();
      }
    },
    remove,
  };
}

/** Runs `work` sequentially on a new instance of every kind. Skips unavailable kinds. */
export async function onEachBackend(
  instances: Instances,
  work: (instance: Instance) => Promise<void>,
): Promise<void> {
  for (const kind of instances.kinds) {
    const instance = await instances.create(kind);
    if (!instance) continue;
    try {
      await work(instance);
    } finally {
      instance.remove();
    }
  }
}
