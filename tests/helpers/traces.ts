import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestApp } from './app.ts';

/** The names of all tables with their schemas, except migrations. */
export async function listTables({ ctx }: TestApp): Promise<string[]> {
  const { rows } = await ctx.database.pool.query<{ name: string }>(
    `SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema', 'drizzle')`,
  );
  return rows.map(({ name }) => name).toSorted();
}

/** Returns the tables with a row that contains `text` in any column, ignoring case. */
export async function tablesWith(app: TestApp, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await listTables(app)) {
    const { rows } = await app.ctx.database.pool.query(
      `SELECT 1 FROM ${name} AS t WHERE position(lower($1) in lower(t::text)) > 0 LIMIT 1`,
      [text],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** The paths of all files in the data directory: storage, outbox and whatever else is there. */
export const listFiles = ({ ctx }: TestApp): string[] =>
  readdirSync(ctx.config.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();

/** Returns the files in the data directory whose path or content contains `text`, ignoring case. */
export const filesWith = (app: TestApp, text: string): string[] =>
  listFiles(app).filter((path) =>
    `${path}\n${readFileSync(path, 'latin1')}`.toLowerCase().includes(text.toLowerCase()),
  );
