import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { refuseEarlySchema } from './refuse-early-schema.ts';

interface Migration {
  tag: string;
  /** When it was written; milliseconds. */
  when: number;
}

/** A schema with migrations that only a newer release knows. */
export class DatabaseTooNew extends Error {
  constructor() {
    super(
      'This database was migrated by a newer release, which this one cannot read. Start that release again, or restore the backup that was made before the update.',
    );
  }
}

/** Migrations are pending, and MIGRATE_ON_START is false. */
export class DatabaseNotMigrated extends Error {
  constructor() {
    super(
      'The database lacks migrations of this release, and MIGRATE_ON_START is false: run `npm run admin -- migrate` once, then start again.',
    );
  }
}

/**
 * Returns the names of the migrations that this database has not run, the oldest first.
 * @throws DatabaseTooOld, DatabaseTooNew before anything is changed
 */
export async function findPendingMigrations(db: NodePgDatabase): Promise<string[]> {
  const migrations = readJournal();
  const last = await readLastMigration(db);
  if (last === null) return migrations.map(({ tag }) => tag);
  refuseEarlySchema(last);
  if (isNewer(last)) throw new DatabaseTooNew();
  return migrations.filter(({ when }) => when > last).map(({ tag }) => tag);
}

/** Whether only a newer release knows a migration that was written then. */
export const isNewer = (when: number): boolean =>
  readJournal().every((migration) => migration.when < when);

/** When the newest migration of the database was written; null for an empty database. */
async function readLastMigration(db: NodePgDatabase): Promise<number | null> {
  const { rows: tables } = await db.execute<{ name: string | null }>(
    sql`SELECT to_regclass('drizzle.__drizzle_migrations') AS name`,
  );
  if (!tables[0]?.name) return null;
  const { rows } = await db.execute<{ last: string | null }>(
    sql`SELECT max(created_at) AS last FROM drizzle.__drizzle_migrations`,
  );
  const last = rows[0]?.last ?? null;
  return last === null ? null : Number(last);
}

function readJournal(): Migration[] {
  const path = new URL('./migrations/meta/_journal.json', import.meta.url);
  return (JSON.parse(readFileSync(path, 'utf8')) as { entries: Migration[] }).entries;
}
