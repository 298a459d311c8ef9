import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { DatabaseDamaged } from './open.ts';

const PAGE_BYTES = 8192;
/** A file has at most 1 GB; further files of its table have a suffix. */
const FILE_PAGES = 131_072;
/** A killed process may leave half of the last page, a block of the file system: PostgreSQL writes it again. */
const BLOCK_BYTES = 4096;

interface Relation {
  id: number;
  kind: 'r' | 'i' | 't' | 'm';
  database: number;
  file: number;
  /** As of the last vacuum. */
  pages: number;
}

/**
 * Compares the catalog with the sizes of the files, because PostgreSQL reads a truncated file as a
 * shorter table.
 * @param folder of the embedded database
 * @throws DatabaseDamaged
 */
export async function checkFiles(pool: Pool, folder: string): Promise<void> {
  // Without names, which would take ten times as long: this delays every start.
  const { rows } = await pool.query<Relation>(
    `SELECT oid AS id, relkind AS kind, relfilenode AS file, relpages AS pages,
            (SELECT oid FROM pg_database WHERE datname = current_database()) AS database
     FROM pg_class
     WHERE relkind IN ('r', 'i', 't', 'm') AND relfilenode <> 0 AND relpersistence = 'p'`,
  );
  const sizes = readSizes(join(folder, 'base', String(rows[0]!.database)));
  for (const relation of rows) {
    const bytes = sizes.get(String(relation.file));
    const isWhole = bytes !== undefined && bytes % BLOCK_BYTES === 0;
    const isLong = isWhole && bytes >= Math.min(relation.pages, FILE_PAGES) * PAGE_BYTES;
    if (isLong) continue;
    // An interrupted vacuum leaves a shorter table too, but no index points to the pages it
    // released.
    if (isWhole && relation.kind !== 'i' && (await canBeRead(pool, relation))) continue;
    throw new DatabaseDamaged(
      `The file ${relation.file} of the embedded database ${bytes === undefined ? 'is missing' : `was cut off at ${bytes} bytes`}.`,
    );
  }
}

/** The sizes of the tables' first files. */
const readSizes = (database: string): Map<string, number> =>
  new Map(
    readdirSync(database)
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [name, statSync(join(database, name)).size]),
  );

/** Whether every row that the table's index points to exists. */
async function canBeRead(pool: Pool, { id }: Relation): Promise<boolean> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ name: string; keys: string }>(
      `SELECT indrelid::regclass::text AS name,
              (SELECT string_agg(pg_get_indexdef(indexrelid, key, false), ', ')
               FROM generate_series(1, indnkeyatts) AS key) AS keys
       FROM pg_index WHERE indrelid = $1 AND indisvalid AND indpred IS NULL
       ORDER BY indisprimary DESC LIMIT 1`,
      [id],
    );
    const [index] = rows;
    if (!index) return false;
    await client.query('BEGIN');
    // The order makes the planner use the index; the settings prevent an index-only scan.
    for (const way of ['seqscan', 'sort', 'bitmapscan', 'indexonlyscan'])
      await client.query(`SET LOCAL enable_${way} = off`);
    await client.query(
      `SELECT count(*) FROM (SELECT * FROM ${index.name} ORDER BY ${index.keys} OFFSET 0) AS every`,
    );
    return true;
  } catch {
    return false;
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}
