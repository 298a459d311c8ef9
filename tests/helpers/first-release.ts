import { readFileSync } from 'node:fs';
import type { Pool, PoolClient } from 'pg';
import { START_MILLIS } from '#db/refuse-early-schema.ts';

const FIRST_MIGRATION = new URL('../../src/db/migrations/0000_start.sql', import.meta.url);
/** When the first two migrations of 0.1 were written. */
const EARLIER_MILLIS = [1_795_249_820_341, 1_795_381_508_775];

/** Creates the schema of the last 0.1: that of the first migration, with a journal that does not name it. */
export async function makeFirstSchema(pool: Pool): Promise<void> {
  for (const statement of readFileSync(FIRST_MIGRATION, 'utf8').split('--> statement-breakpoint'))
    await pool.query(statement);
  await pool.query('CREATE SCHEMA drizzle');
  await pool.query(
    'CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)',
  );
  await pool.query(
    "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) SELECT 'of 0.1', unnest($1::bigint[])",
    [[...EARLIER_MILLIS, START_MILLIS]],
  );
}

/** The columns of each table that are not computed. */
async function listColumns(pool: Pool | PoolClient): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ table: string; columns: string[] }>(
    `SELECT c.table_name::text AS table, array_agg(c.column_name::text ORDER BY c.column_name) AS columns
     FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.is_generated = 'NEVER'
     GROUP BY 1 ORDER BY 1`,
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** Rows of a table as JSON, in a fixed order. */
async function readRows(
  pool: Pool | PoolClient,
  table: string,
  columns: readonly string[],
): Promise<string[]> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  const { rows } = await pool.query<{ row: string }>(
    `SELECT row_to_json(one)::text AS row FROM (SELECT ${list} FROM "${table}") one ORDER BY 1`,
  );
  return rows.map(({ row }) => row);
}

/**
 * Copies rows between databases, limited to common columns. With `exactly`, foreign keys and triggers are off.
 */
export async function copyRows(
  from: Pool,
  to: Pool,
  { tables, exactly }: { tables?: readonly string[]; exactly: boolean },
): Promise<void> {
  const source = await listColumns(from);
  const client = await to.connect();
  try {
    await client.query('BEGIN');
    if (exactly) await client.query('SET LOCAL session_replication_role = replica');
    const target = await listColumns(client);
    for (const table of tables ?? target.keys()) {
      const columns = target.get(table)!.filter((column) => source.get(table)?.includes(column));
      if (columns.length === 0) continue;
      const rows = await readRows(from, table, columns);
      const list = columns.map((column) => `"${column}"`).join(', ');
      // Rows that a trigger or the migration has already added.
      if (exactly) await client.query(`DELETE FROM "${table}"`);
      await client.query(
        `INSERT INTO "${table}" (${list}) OVERRIDING SYSTEM VALUE
         SELECT ${list} FROM json_populate_recordset(NULL::"${table}", $1)`,
        [`[${rows.join(',')}]`],
      );
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

/** The rows of each table, with all columns or the given ones. */
export async function readTables(
  pool: Pool,
  columns?: ReadonlyMap<string, TableRows>,
): Promise<Map<string, TableRows>> {
  const tables = columns
    ? [...columns].map(([table, one]) => [table, one.columns] as const)
    : [...(await listColumns(pool))];
  const read = new Map<string, TableRows>();
  for (const [table, names] of tables)
    read.set(table, { columns: names, rows: await readRows(pool, table, names) });
  return read;
}

interface TableRows {
  columns: string[];
  rows: string[];
}

/** Columns, indexes and constraints, to compare two schemas. */
export async function describeSchema(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(
    `SELECT concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default, generation_expression) AS line
       FROM information_schema.columns WHERE table_schema = 'public'
     UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
     UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
       FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
     UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal AND tgrelid::regclass::text NOT LIKE 'pgboss.%'
     ORDER BY 1`,
  );
  return rows.map(({ line }) => line);
}
