import { and, inArray, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { oncePerDatabase, statementName, type Db } from '#db/client.ts';
import { characters } from '#db/schema/index.ts';
import { found } from '#platform/errors.ts';
import type { CharacterSort } from '../../contract.ts';
import { summaryColumns, type SummaryRow } from '../queries.ts';
import { matching, order, publicCount, type CharacterFilter } from './list-queries.ts';

export interface PlainPage {
  count: number;
  rows: SummaryRow[];
}

type PlainFilter = Pick<CharacterFilter, 'sex' | 'style'>;

/** Rows that are kept: more than people look at within minutes, some 2 KB each. */
const KEPT_ROWS = 5000;

/** Changes with every change of the row (the transaction that wrote it) and of its media. */
const stamp = sql<string>`characters.xmin || ':' || (
  SELECT count(*) || ':' || coalesce(max(m.id::text), '')
  FROM character_media m WHERE m.character_id = characters.id)`;

type StampedRow = SummaryRow & { stamp: string };
type Place = [id: string, stamp: string];
interface Shelf {
  statements: Map<string, ReturnType<typeof prepareStatement>>;
  rows: LRUCache<string, StampedRow>;
}

const shelfOf = oncePerDatabase((): Shelf => ({
  statements: new Map(),
  rows: new LRUCache({ max: KEPT_ROWS }),
}));

/**
 * The list that most people see: public characters by sex and style alone. The database tells which
 * they are and how old each row is; only rows that changed since they were last shown are read.
 */
export async function selectPlainPage(
  db: Db,
  filter: PlainFilter,
  { sort, skip, limit }: { sort: CharacterSort; skip: number; limit: number },
): Promise<PlainPage> {
  const { statements, rows } = shelfOf(db);
  const name = ['plain_page', sort, filter.sex, filter.style].join(':');
  let statement = statements.get(name);
  if (!statement) statements.set(name, (statement = prepareStatement(db, name, filter, sort)));
  const [page] = await statement.execute({ skip, limit });
  const { count, places } = found(page);
  const isKept = ([id, now]: Place) => rows.get(id)?.stamp === now;
  const changed = places.filter((place) => !isKept(place)).map(([id]) => id);
  const read = changed.length > 0 ? await readRows(db, changed) : [];
  for (const row of read) rows.set(row.id, row);
  const fresh = new Map(read.map((row) => [row.id, row]));
  return {
    count,
    // One that went private in this very moment is left out.
    rows: places.flatMap(
      (place) => fresh.get(place[0]) ?? (isKept(place) ? rows.get(place[0])! : []),
    ),
  };
}

const readRows = (db: Db, ids: string[]): Promise<StampedRow[]> =>
  db
    .select({ ...summaryColumns, stamp })
    .from(characters)
    .where(and(inArray(characters.id, ids), sql`characters.is_public`));

function prepareStatement(db: Db, name: string, filter: PlainFilter, sort: CharacterSort) {
  const page = db
    .select({ id: characters.id, stamp: stamp.as('stamp') })
    .from(characters)
    .where(matching(filter))
    .orderBy(...order(sort))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('skip'));
  return db
    .select({
      count: publicCount(filter),
      places: sql<
        Place[]
      >`(SELECT coalesce(json_agg(json_build_array(id, stamp)), '[]'::json) FROM (${page}) page)`,
    })
    .from(sql`(VALUES (0)) AS one`)
    .prepare(statementName(db, name));
}
