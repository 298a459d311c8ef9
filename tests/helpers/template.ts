import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import { migrateDatabase, openDatabase, type Database } from '#db/client.ts';
import { listenEmbedded } from '#db/listen.ts';
import { openEmbedded } from '#db/embedded/open.ts';
import { createJobs } from '#platform/jobs.ts';
import { createLog } from '#platform/log.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CACHE = join(ROOT, 'node_modules/.cache/everafter-test');

/** Hashes everything that determines a template's content: the migrations and the libraries' own tables. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const migrations = join(ROOT, 'src/db/migrations');
  for (const name of readdirSync(migrations).toSorted())
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(migrations, name)));
  for (const library of ['pg-boss', '@electric-sql/pglite'])
    hash.update(readFileSync(join(ROOT, 'node_modules', library, 'package.json')));
  return hash.digest('hex').slice(0, 16);
}

/** Runs the migrations and creates the job queue's tables, as the product does at startup. */
async function prepare(database: Database): Promise<void> {
  await migrateDatabase(database);
  await (
    await createJobs(database, createLog('silent'), [], { works: false, keepMs: 3_600_000 })
  ).close();
}

/**
 * Returns the path of a dump of a migrated embedded database. Creates it on the first call after a
 * schema change. Concurrent calls may both create it; the rename is atomic, so the file is complete.
 */
export async function ensureEmbeddedTemplate(): Promise<string> {
  const path = join(CACHE, `${fingerprint()}.tar`);
  if (existsSync(path)) return path;
  mkdirSync(CACHE, { recursive: true });
  const server = await openEmbedded({ dataDir: null });
  const pool = new Pool({ host: server.socketDir, user: 'postgres', database: 'postgres' });
  const close = () => pool.end();
  const db = drizzle(pool);
  const listen = listenEmbedded(pool);
  await prepare({ kind: 'embedded', pool, db, patient: { pool, db }, listen, close });
  await close();
  const draft = `${path}.${process.pid}.part`;
  await server.dump(draft);
  await server.close();
  renameSync(draft, path);
  return path;
}

/** Returns the name of a migrated template database on a PostgreSQL server. Creates it once, under a lock. */
export async function ensurePostgresTemplate(serverUrl: string): Promise<string> {
  const name = `everafter_template_${fingerprint()}`;
  const admin = new Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    await admin.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const found = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount) return name;
    // Created under a temporary name, so that a crash leaves no incomplete template.
    const draft = `${name}_draft`;
    await admin.query(`DROP DATABASE IF EXISTS ${draft}`);
    await admin.query(`CREATE DATABASE ${draft}`);
    const database = await openDatabase({
      databaseUrl: databaseUrl(serverUrl, draft),
      dataDir: null,
    });
    await prepare(database);
    await database.close();
    await admin.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
    return name;
  } finally {
    await admin.end();
  }
}

/** Returns the URL of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
