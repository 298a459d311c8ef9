import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Digests per statement. */
const BATCH = 5000;

/** What `digestOf` makes of a row's id, computed by the database. */
export const digestColumn = (id: PgColumn): SQL<string> =>
  sql<string>`encode(sha256(convert_to(${id}::text, 'UTF8')), 'hex')`;

/** The digests in parts that one statement can look for. */
export function* batchDigests(digests: readonly string[]): Generator<string[]> {
  for (let start = 0; start < digests.length; start += BATCH)
    yield digests.slice(start, start + BATCH);
}
