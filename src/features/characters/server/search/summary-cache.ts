import { and, inArray, sql, type SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { oncePerDatabase, type Db } from '#db/client.ts';
import { characters } from '#db/schema/index.ts';
import { summaryColumns, type SummaryRow } from '../queries.ts';

/** The maximum of cached rows, some 2 KB each: more than are viewed within minutes. */
const MAX_ROWS = 5000;

/**
 * Everything that a list row depends on: the transaction that last wrote the character, and its
 * media.
 */
export const stamp = sql<string>`characters.xmin || ':' || (
  SELECT count(*) || ':' || coalesce(max(m.id::text), '')
  FROM character_media m WHERE m.character_id = characters.id)`;

type StampedRow = SummaryRow & { stamp: string };

const cacheOf = oncePerDatabase(() => new LRUCache<string, StampedRow>({ max: MAX_ROWS }));

/**
 * The rows of a page, in order. Reads only those whose stamp differs from the cached one; a row
 * that no longer matches is left out.
 */
export async function readRows(
  db: Db,
  page: Pick<StampedRow, 'id' | 'stamp'>[],
  matching: SQL | undefined,
): Promise<SummaryRow[]> {
  const cache = cacheOf(db);
  const rows = new Map<string, SummaryRow>();
  for (const { id, stamp: current } of page) {
    const cached = cache.get(id);
    if (cached?.stamp === current) rows.set(id, cached);
  }
  const missing = page.map(({ id }) => id).filter((id) => !rows.has(id));
  if (missing.length > 0)
    for (const row of await db
      .select({ ...summaryColumns, stamp })
      .from(characters)
      .where(and(inArray(characters.id, missing), matching))) {
      cache.set(row.id, row);
      rows.set(row.id, row);
    }
  return page.flatMap(({ id }) => rows.get(id) ?? []);
}
