import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/**
 * Foreign keys without an index that begins with their columns. A partial index counts only if it
 * contains every row with the key: a cascade searches all rows.
 */
async function findUnindexedKeys(): Promise<string[]> {
  const { rows } = await app.ctx.db.execute<{ key: string }>(sql`
    SELECT key.conrelid::regclass::text || '.' || key.conname AS key
    FROM pg_constraint key
    WHERE key.contype = 'f' AND key.connamespace = 'public'::regnamespace AND NOT EXISTS (
      SELECT 1 FROM pg_index index
      WHERE index.indrelid = key.conrelid AND index.indisvalid
        AND (index.indkey::smallint[])[0:cardinality(key.conkey) - 1] @> key.conkey
        AND (index.indpred IS NULL OR pg_get_expr(index.indpred, index.indrelid) =
          (SELECT '(' || quote_ident(attname) || ' IS NOT NULL)' FROM pg_attribute
           WHERE attrelid = key.conrelid AND attnum = key.conkey[1])))
    ORDER BY 1`);
  return rows.map(({ key }) => key);
}

test('every foreign key has an index that begins with its columns', async () => {
  expect(await findUnindexedKeys()).toEqual([]);
});

test('a key whose index is missing or partial is found', async () => {
  const { db } = app.ctx;
  await db.execute(sql`CREATE TABLE notes (id int PRIMARY KEY,
    writer uuid CONSTRAINT notes_writer REFERENCES users (id), gone boolean)`);
  expect(await findUnindexedKeys()).toContain('notes.notes_writer');
  await db.execute(sql`CREATE INDEX notes_kept ON notes (writer) WHERE NOT gone`);
  expect(await findUnindexedKeys()).toContain('notes.notes_writer');
  await db.execute(sql`CREATE INDEX notes_written ON notes (writer) WHERE writer IS NOT NULL`);
  expect(await findUnindexedKeys()).not.toContain('notes.notes_writer');
});
