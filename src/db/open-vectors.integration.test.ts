import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '#tests/helpers/test-database.ts';
import type { Database } from './client.ts';
import { openVectors } from './open-vectors.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('makes the table of vectors where the server has pgvector, and says so where it has not', async () => {
  const { rows } = await database.db.execute<{ has: boolean }>(
    sql`SELECT EXISTS (SELECT FROM pg_available_extensions WHERE name = 'vector') AS has`,
  );
  const has = rows[0]!.has;
  expect(has || database.kind === 'postgres').toBe(true);
  expect(await openVectors(database.db)).toBe(has);
  // A second process finds it made.
  expect(await openVectors(database.db)).toBe(has);
  if (!has) return;
  const near = await database.db.execute<{ distance: number }>(
    sql`SELECT '[1,0]'::vector <=> '[1,0]'::vector AS distance`,
  );
  expect(near.rows[0]!.distance).toBe(0);
});
