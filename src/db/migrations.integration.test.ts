import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '#tests/helpers/test-database.ts';
import { migrateDatabase, requireMigrations, type Database } from './client.ts';
import { DatabaseTooOld, START_MILLIS } from './refuse-early-schema.ts';
import { DatabaseNotMigrated, DatabaseTooNew } from './schema-version.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Records migrations of 0.1 as applied, by when they were written. */
async function writeJournal(times: number[]): Promise<void> {
  await database.pool.query(
    `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) SELECT 'of 0.1', unnest($1::bigint[])`,
    [times],
  );
}

async function countJournal(): Promise<number> {
  const { rows } = await database.pool.query<{ count: string }>(
    'SELECT count(*) FROM drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.count);
}

const folder = new URL('./migrations/', import.meta.url);
const journal = JSON.parse(readFileSync(new URL('meta/_journal.json', folder), 'utf8')) as {
  entries: { tag: string; when: number }[];
};

it('the first migration has the time of the last one that it took the place of', () => {
  expect(journal.entries[0]).toMatchObject({ tag: '0000_start', when: START_MILLIS });
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  expect(files.toSorted()).toEqual(journal.entries.map(({ tag }) => `${tag}.sql`));
});

it('a database that ran all migrations of 0.1 starts, and runs none of them again', async () => {
  const { pool } = database;
  await pool.query('DELETE FROM drizzle.__drizzle_migrations WHERE created_at = $1', [
    START_MILLIS,
  ]);
  await writeJournal([1_795_249_820_341, 1_795_381_508_775, START_MILLIS]);
  const before = await countJournal();
  await migrateDatabase(database);
  expect(await countJournal()).toBe(before);
});

it('a database that a newer release migrated is refused', async () => {
  const before = await countJournal();
  await writeJournal([Date.UTC(2100, 0)]);
  await expect(migrateDatabase(database)).rejects.toThrow(DatabaseTooNew);
  await expect(requireMigrations(database)).rejects.toThrow(DatabaseTooNew);
  expect(await countJournal()).toBe(before + 1);
});

it('a database without migrations is refused by whom may not run them', async () => {
  await database.pool.query('TRUNCATE drizzle.__drizzle_migrations');
  await expect(requireMigrations(database)).rejects.toThrow(DatabaseNotMigrated);
  await writeJournal(journal.entries.map(({ when }) => when));
  await requireMigrations(database);
});

it('a database from the middle of 0.1 is refused before anything changes', async () => {
  await database.pool.query('TRUNCATE drizzle.__drizzle_migrations');
  await writeJournal([1_795_249_820_341, 1_795_381_508_775]);
  await expect(migrateDatabase(database)).rejects.toThrow(DatabaseTooOld);
  expect(await countJournal()).toBe(2);
});
