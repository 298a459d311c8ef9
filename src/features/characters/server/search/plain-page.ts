import { sql } from 'drizzle-orm';
import { statementName, type Db } from '#db/client.ts';
import { characters } from '#db/schema/index.ts';
import type { CharacterSort } from '../../contract.ts';
import { characterMediaJson, summaryColumns, type SummaryRow } from '../queries.ts';
import { matching, order, publicCount, type CharacterFilter } from './list-queries.ts';

export interface PlainPage {
  count: number;
  rows: SummaryRow[];
}

type PlainFilter = Pick<CharacterFilter, 'sex' | 'style'>;
type Statement = ReturnType<typeof prepareStatement>;

const statements = new WeakMap<Db, Map<string, Statement>>();

/**
 * The list that most people see, public characters by sex and style alone, in one statement that is
 * built once and answers one JSON value: both cost more than the reading.
 */
export async function selectPlainPage(
  db: Db,
  filter: PlainFilter,
  { sort, skip, limit }: { sort: CharacterSort; skip: number; limit: number },
): Promise<PlainPage> {
  let made = statements.get(db);
  if (!made) statements.set(db, (made = new Map()));
  const name = ['plain_page', sort, filter.sex, filter.style].join(':');
  let statement = made.get(name);
  if (!statement) made.set(name, (statement = prepareStatement(db, name, filter, sort)));
  const [row] = await statement.execute({ skip, limit });
  return { count: row!.count, rows: row!.rows.map(asSummary) };
}

function prepareStatement(db: Db, name: string, filter: PlainFilter, sort: CharacterSort) {
  const page = db
    .select({ ...summaryColumns, media: characterMediaJson.as('media') })
    .from(characters)
    .where(matching(filter))
    .orderBy(...order(sort))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('skip'));
  return db
    .select({
      count: publicCount(filter),
      rows: sql<JsonRow[]>`(SELECT coalesce(json_agg(page), '[]'::json) FROM (${page}) page)`,
    })
    .from(sql`(VALUES (0)) AS one`)
    .prepare(statementName(db, name));
}

/** JSON has no times. */
type JsonRow = Omit<SummaryRow, 'created_at' | 'publication_asked_at'> & {
  created_at: string;
  publication_asked_at: string | null;
};

const asSummary = (row: JsonRow): SummaryRow => ({
  ...row,
  created_at: new Date(row.created_at),
  publication_asked_at: row.publication_asked_at ? new Date(row.publication_asked_at) : null,
});
