import { sql } from 'drizzle-orm';
import type { Db } from './client.ts';

/**
 * Makes the extension pgvector and the table of vectors, where the server has the extension and this
 * user may. Outside the migrations, which run on every server.
 * @returns whether vectors can be stored
 */
export async function openVectors(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ is_there: boolean }>(
    sql`SELECT EXISTS (SELECT FROM pg_available_extensions WHERE name = 'vector') AS is_there`,
  );
  if (!rows[0]?.is_there) return false;
  try {
    await db.execute(sql`CREATE EXTENSION IF NOT EXISTS vector`);
  } catch {
    return false;
  }
  await db.execute(sql`CREATE TABLE IF NOT EXISTS memory_vectors (
    memory_id uuid PRIMARY KEY REFERENCES memories (id) ON DELETE CASCADE,
    -- Vectors of different models do not compare.
    model text NOT NULL,
    -- Of the content that was embedded; an edited memory is embedded again.
    digest text NOT NULL,
    vector vector NOT NULL
  )`);
  return true;
}
