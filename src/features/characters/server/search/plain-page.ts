import { sql } from 'drizzle-orm';
import { oncePerDatabase, type Db } from '#db/client.ts';
import { characters } from '#db/schema/index.ts';
import { found } from '#platform/errors.ts';
import type { CharacterSort } from '../../contract.ts';
import type { SummaryRow } from '../queries.ts';
import { matching, order, publicCount, type CharacterFilter } from './list-queries.ts';
import { readRows, stamp } from './summary-cache.ts';

type PlainFilter = Pick<CharacterFilter, 'sex' | 'style'>;

const statementsOf = oncePerDatabase(() => new Map<string, ReturnType<typeof prepareStatement>>());

/** The most frequent list, public characters by sex and style only: one prepared statement. */
export async function selectPlainPage(
  db: Db,
  filter: PlainFilter,
  { sort, skip, limit }: { sort: CharacterSort; skip: number; limit: number },
): Promise<{ count: number; rows: SummaryRow[] }> {
  const statements = statementsOf(db);
  const name = ['plain_page', sort, filter.sex, filter.style].join(':');
  let statement = statements.get(name);
  if (!statement) statements.set(name, (statement = prepareStatement(db, name, filter, sort)));
  const [page] = await statement.execute({ skip, limit });
  const { count, stamped } = found(page);
  return { count, rows: await readRows(db, stamped, matching(filter)) };
}

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
      stamped: sql<
        { id: string; stamp: string }[]
      >`(SELECT coalesce(json_agg(page), '[]'::json) FROM (${page}) page)`,
    })
    .from(sql`(VALUES (0)) AS one`)
    .prepare(name);
}
