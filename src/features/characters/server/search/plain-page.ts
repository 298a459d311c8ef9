import { sql } from 'drizzle-orm';
import { oncePerDatabase, statementName, type Db } from '#db/client.ts';
import { found } from '#platform/errors.ts';
import type { CharacterSort } from '../../contract.ts';
import { summaryColumns, type SummaryRow } from '../queries.ts';
import { characters } from '#db/schema/index.ts';
import { matching, order, publicCount, type CharacterFilter } from './list-queries.ts';

export interface PlainPage {
  count: number;
  rows: SummaryRow[];
}

type PlainFilter = Pick<CharacterFilter, 'sex' | 'style'>;
/** A row as JSON has it. */
type WrittenRow = Omit<SummaryRow, 'created_at' | 'publication_asked_at'> & {
  created_at: string;
  publication_asked_at: string | null;
};

const statementsOf = oncePerDatabase(
  (): Map<string, ReturnType<typeof prepareStatement>> => new Map(),
);

/**
 * The list that most people see: public characters by sex and style alone. One statement, prepared
 * once, answers the count and the rows as one piece of JSON, which is read faster than rows are.
 */
export async function selectPlainPage(
  db: Db,
  filter: PlainFilter,
  { sort, skip, limit }: { sort: CharacterSort; skip: number; limit: number },
): Promise<PlainPage> {
  const statements = statementsOf(db);
  const name = ['plain_page', sort, filter.sex, filter.style].join(':');
  let statement = statements.get(name);
  if (!statement) statements.set(name, (statement = prepareStatement(db, name, filter, sort)));
  const [page] = await statement.execute({ skip, limit });
  const { count, rows } = found(page);
  return { count, rows: rows.map(readRow) };
}

const readRow = ({ created_at, publication_asked_at: asked, ...row }: WrittenRow): SummaryRow => ({
  ...row,
  created_at: new Date(created_at),
  publication_asked_at: asked === null ? null : new Date(asked),
});

function prepareStatement(db: Db, name: string, filter: PlainFilter, sort: CharacterSort) {
  const page = db
    .select({ ...summaryColumns, media: summaryColumns.media.as('media') })
    .from(characters)
    .where(matching(filter))
    .orderBy(...order(sort))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('skip'));
  return db
    .select({
      count: publicCount(filter),
      rows: sql<WrittenRow[]>`(SELECT coalesce(json_agg(page), '[]'::json) FROM (${page}) page)`,
    })
    .from(sql`(VALUES (0)) AS one`)
    .prepare(statementName(db, name));
}
