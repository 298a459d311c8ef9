import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Digests per statement. */
const BATCH = 5000;

/** The same as `digestOf` of a row's id, computed by the database. */
export const digestColumn = (id: PgColumn): SQL<string> =>
  sql<string>`encode(sha256(convert_to(${id}::text, 'UTF8')), 'hex')`;

/** The digests in chunks small enough for one statement. */
export function* batchDigests(digests: readonly string[]): Generator<string[]> {
  for (let start = 0; start < digests.length; start += BATCH)
    yield digests.slice(start, start + BATCH);
}
