import { sql } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import type { Db } from './client.ts';

/** Why vectors cannot be stored. `detail` is what the server said. */
export type VectorsRefusal =
  | { reason: 'not_offered' }
  | { reason: 'extension_refused' | 'table_refused'; detail: string }
  | { reason: 'out_of_sight'; schema: string };

/**
 * Creates the extension pgvector and the vector table if the server has the extension and this user
 * has the right. Not a migration, because those run on every server.
 * @returns why vectors cannot be stored; null when they can
 */
export async function openVectors(db: Db): Promise<VectorsRefusal | null> {
  const before = await look(db);
  if (!before.is_offered) return { reason: 'not_offered' };
  if (before.schema === null) {
    const detail = await refusalOf(db.execute(sql`CREATE EXTENSION IF NOT EXISTS vector`));
    if (detail !== null) return { reason: 'extension_refused', detail };
  }
  const { schema, is_seen, may_use_table } = await look(db);
  if (!is_seen) return { reason: 'out_of_sight', schema: schema! };
  // Not left to IF NOT EXISTS, which requires the right to create tables even if the table exists.
  if (may_use_table !== null)
    return may_use_table
      ? null
      : { reason: 'table_refused', detail: 'permission denied for table memory_vectors' };
  const detail = await refusalOf(
    db.execute(sql`CREATE TABLE IF NOT EXISTS memory_vectors (
      memory_id uuid PRIMARY KEY REFERENCES memories (id) ON DELETE CASCADE,
      -- Vectors of different models do not compare.
      model text NOT NULL,
      -- Of the content that was embedded; an edited memory is embedded again.
      digest text NOT NULL,
      vector vector NOT NULL
    )`),
  );
  return detail === null ? null : { reason: 'table_refused', detail };
}

interface Seen extends Record<string, unknown> {
  is_offered: boolean;
  /** Where the extension is; null when this database does not have it yet. */
  schema: string | null;
  /** Whether this user's search path includes the extension's type. */
  is_seen: boolean;
  /** Null when there is no table yet. */
  may_use_table: boolean | null;
}

async function look(db: Db): Promise<Seen> {
  const { rows } = await db.execute<Seen>(sql`
    SELECT EXISTS (SELECT FROM pg_available_extensions WHERE name = 'vector') AS is_offered,
      (SELECT nspname FROM pg_extension JOIN pg_namespace n ON n.oid = extnamespace
        WHERE extname = 'vector') AS schema,
      to_regtype('vector') IS NOT NULL AS is_seen,
      (SELECT bool_and(has_table_privilege(to_regclass('memory_vectors'), needed))
        FROM unnest(ARRAY['SELECT', 'INSERT', 'UPDATE']) AS needed) AS may_use_table`);
  return rows[0]!;
}

/** The server's objection to a statement; null if it ran. @throws when the server is gone */
async function refusalOf(statement: Promise<unknown>): Promise<string | null> {
  try {
    await statement;
    return null;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (cause instanceof DatabaseError) return cause.message;
    throw error;
  }
}
