import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { refuseEarlySchema } from './refuse-early-schema.ts';
import * as schema from './schema/index.ts';

export type Db = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];
/** The database or a transaction; the first argument of every query. */
export type Queryable = Db | Transaction;

export interface Database {
  kind: 'embedded' | 'postgres';
  pool: Pool;
  db: Db;
  close(): Promise<void>;
}

export interface DatabaseLocation {
  /** A PostgreSQL server; without it the embedded database is opened. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database; null keeps it in memory (tests). */
  dataDir: string | null;
  templatePath?: string | null;
}

/** Creates a value once per database, such as its prepared statements. */
export function oncePerDatabase<T>(make: (db: Db) => T): (db: Db) => T {
  const made = new WeakMap<Db, { value: T }>();
  return (db) => {
    let found = made.get(db);
    if (!found) made.set(db, (found = { value: make(db) }));
    return found.value;
  };
}

const named = new WeakSet<Db>();

/**
 * Returns the name of a prepared statement: a server plans a named one once per connection. Empty
 * (planned each time) on the embedded database, whose connections are one session and share names.
 */
export const statementName = (db: Db, name: string): string => (named.has(db) ? name : '');

/**
 * Opens the database: one driver, one dialect, whether it is embedded or a server.
 * Without session state, because PGlite's connections share one backend.
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  if (location.databaseUrl) {
    const pool = new Pool({ connectionString: location.databaseUrl, max: 20 });
    const db = drizzle(pool, { schema });
    named.add(db);
    return { kind: 'postgres', pool, db, close: () => pool.end() };
  }
  const { lockDataDir } = await import('./embedded/lock.ts');
  const { openEmbedded } = await import('./embedded/open.ts');
  const lock = location.dataDir ? await lockDataDir(location.dataDir) : undefined;
  const { checkFiles } = await import('./embedded/check-files.ts');
  const folder = location.dataDir && join(location.dataDir, 'pglite');
  const server = await openEmbedded({
    dataDir: folder,
    templatePath: location.templatePath ?? null,
  });
  const pool = new Pool({
    host: server.socketDir,
    user: 'postgres',
    database: 'postgres',
    max: 16,
  });
  const close = async () => {
    await pool.end();
    await server.close();
    await lock?.release();
  };
  try {
    if (folder) await checkFiles(pool, folder);
  } catch (error) {
    await close();
    throw error;
  }
  return { kind: 'embedded', pool, db: drizzle(pool, { schema }), close };
}

/** Runs pending migrations. They are written for PostgreSQL 15 and newer. */
export async function migrateDatabase(database: Database): Promise<void> {
  await refuseEarlySchema(database.pool);
  await migrate(database.db, {
    migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
  });
}
