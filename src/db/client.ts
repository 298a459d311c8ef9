import { Socket } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { runAfterCommits } from './after-commit.ts';
import type { OnDatabaseEnd } from './embedded/open.ts';
import { listenEmbedded, listenOnServer, type Listen } from './listen.ts';
import { lockPreparation } from './lock-preparation.ts';
import { createStatementNames, nameStatements } from './name-statements.ts';
import { DatabaseNotMigrated, findPendingMigrations } from './schema-version.ts';
import { surviveLostConnections } from './survive-lost-connections.ts';

/** Without the schema: drizzle would build relational queries, which are not used, for each transaction. */
export type Db = NodePgDatabase;
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];
/** The database or a transaction; the first argument of every query. */
export type Queryable = Db | Transaction;

export interface Database {
  kind: 'embedded' | 'postgres';
  pool: Pool;
  db: Db;
  /** Receives `pg_notify` payloads after their transaction commits. */
  listen: Listen;
  /**
   * The same database for maintenance, exports and the job queue, without a statement time limit.
   */
  patient: { pool: Pool; db: Db };
  close(): Promise<void>;
}

export interface DatabaseLocation {
  /** A PostgreSQL server; without it the embedded database is opened. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database; null keeps it in memory (tests). */
  dataDir: string | null;
  templatePath?: string | null;
  /** For the embedded database. */
  onEnd?: OnDatabaseEnd;
  /**
   * For a server: connections for requests, and their statement time limit in milliseconds (0:
   * none).
   */
  poolSize?: number;
  statementTimeoutMs?: number;
}

/** Connections besides those for requests: three listeners, the job queue and its long jobs. */
export const PATIENT_POOL_SIZE = 8;
/** Detects that the other side has vanished. */
const ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
/** How long a request waits for a connection, and a job. Milliseconds. */
const CONNECT_MS = 15_000;
const PATIENT_CONNECT_MS = 30_000;
/**
 * After this multiple of the statement time limit without an answer, the server is considered gone.
 */
const SILENT_AFTER = 1.25;
/** How long an idle connection is kept. Milliseconds. */
const IDLE_MS = 10_000;
/** A transaction that is idle for this long has lost its owner. Milliseconds. */
const IDLE_IN_TRANSACTION_MS = 60_000;

/** Creates a value once per database, such as its prepared statements. */
export function oncePerDatabase<T>(make: (db: Db) => T): (db: Db) => T {
  const made = new WeakMap<Db, { value: T }>();
  return (db) => {
    let found = made.get(db);
    if (!found) made.set(db, (found = { value: make(db) }));
    return found.value;
  };
}

/**
 * Opens the database: the same driver and dialect for an embedded database and a server. Do not use
 * session state, because PGlite's connections share one backend.
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  if (location.databaseUrl) return openServer(location.databaseUrl, location);
  const { lockDataDir } = await import('./embedded/lock.ts');
  const { openEmbedded } = await import('./embedded/open.ts');
  const lock = location.dataDir ? await lockDataDir(location.dataDir) : undefined;
  const { checkFiles } = await import('./embedded/check-files.ts');
  const { finishRestore } = await import('./embedded/finish-restore.ts');
  if (location.dataDir) await finishRestore(location.dataDir);
  const folder = location.dataDir && join(location.dataDir, 'pglite');
  const server = await openEmbedded({
    dataDir: folder,
    templatePath: location.templatePath ?? null,
    onEnd: location.onEnd,
  });
  lock?.announce(server.socketDir);
  const pool = new Pool({
    host: server.socketDir,
    user: 'postgres',
    database: 'postgres',
    max: 16,
  });
  const listen = listenEmbedded(pool);
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
  const db = openDrizzle(pool);
  return { kind: 'embedded', pool, db, patient: { pool, db }, listen, close };
}

function openServer(
  connectionString: string,
  { poolSize = 20, statementTimeoutMs = 0 }: DatabaseLocation,
): Database {
  const pool = new Pool({
    connectionString,
    ...ALIVE,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    statement_timeout: statementTimeoutMs,
    ...(statementTimeoutMs > 0 && {
      stream: endsInSilence(statementTimeoutMs * SILENT_AFTER),
      // An idle connection is silent too; it is closed before this timeout.
      idleTimeoutMillis: Math.min(IDLE_MS, statementTimeoutMs),
    }),
  });
  const nameOf = createStatementNames();
  pool.on('connect', (client) => nameStatements(client, nameOf));
  const patientPool = new Pool({
    connectionString,
    ...ALIVE,
    max: PATIENT_POOL_SIZE,
    connectionTimeoutMillis: PATIENT_CONNECT_MS,
  });
  return {
    kind: 'postgres',
    pool,
    db: openDrizzle(pool),
    patient: { pool: patientPool, db: openDrizzle(patientPool) },
    listen: listenOnServer(patientPool),
    async close() {
      await Promise.all([pool.end(), patientPool.end()]);
    },
  };
}

function openDrizzle(pool: Pool): Db {
  const db = drizzle(surviveLostConnections(pool));
  runAfterCommits(db);
  return db;
}

/**
 * Creates connections that close after this long without a byte. A hung server does not enforce its
 * time limits, and a vanished host is noticed only after about 15 minutes of unacknowledged data.
 */
const endsInSilence = (ms: number) => (): Socket => {
  const socket = new Socket();
  return socket.setTimeout(ms, () =>
    socket.destroy(Object.assign(new Error('The database is silent'), { code: 'ETIMEDOUT' })),
  );
};

/**
 * Runs `work` while no other process prepares this database. The embedded database belongs to one
 * process anyway.
 * @param onWait called once if another process is preparing it
 */
export function prepareAlone<T>(
  database: Database,
  onWait: () => void,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  return database.kind === 'embedded'
    ? work(database.db)
    : lockPreparation(database.pool, onWait, work);
}

/**
 * Runs pending migrations; `prepareAlone` must hold the database. They are written for PostgreSQL
 * 15 and newer.
 * @returns their names
 * @throws DatabaseTooOld, DatabaseTooNew
 */
export async function runMigrations(db: Db): Promise<string[]> {
  const pending = await findPendingMigrations(db);
  if (pending.length > 0)
    await migrate(db, {
      migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
    });
  return pending;
}

/** Runs pending migrations while no other process does. */
export const migrateDatabase = (database: Database, onWait = () => {}): Promise<string[]> =>
  prepareAlone(database, onWait, runMigrations);

/** @throws DatabaseNotMigrated unless every migration has run */
export async function requireMigrations({ db }: Database): Promise<void> {
  if ((await findPendingMigrations(db)).length > 0) throw new DatabaseNotMigrated();
}
