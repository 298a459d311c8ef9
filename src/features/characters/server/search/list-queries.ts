import { and, desc, eq, gte, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Db, Queryable } from '#db/client.ts';
import { characters } from '#db/schema/index.ts';
import type { CharacterSort } from '../../contract.ts';
import { FILTER_FIELDS, type FilterField } from '../../filter-fields.ts';
import type { SummaryRow } from '../queries.ts';
import { readRows, stamp } from './summary-cache.ts';

export interface CharacterFilter extends Partial<Record<FilterField, string[] | undefined>> {
  sex?: 'female' | 'male' | undefined;
  style?: 'realistic' | 'anime' | undefined;
  /** In years, inclusive. */
  age_min?: number | undefined;
  age_max?: number | undefined;
  /** Only characters of this user; without it, only public ones. */
  ownerId?: string | undefined;
}

/** The last row of the previous page, by its sort key. */
export type ListPosition =
  | { sort: 'popular'; chatCount: number; rank: number; id: string }
  | { sort: 'newest'; createdAt: Date; id: string };

export interface ListPage {
  sort: CharacterSort;
  skip: number;
  limit: number;
  after?: ListPosition | undefined;
}

/** Up to this many matches are found by a filter index; more are found by a scan in sort order. */
const MAX_FILTERED_FIRST = 4000;

/** True when the filter uses more than sex and style. */
export function isFiltered(filter: CharacterFilter): boolean {
  return (
    filter.age_min !== undefined ||
    filter.age_max !== undefined ||
    FILTER_FIELDS.some((field) => filter[field]?.length)
  );
}

/**
 * One page in order. `count` is the number of all matches and selects the query plan, because the
 * planner assumes independent columns and would scan the whole table for a rare combination.
 */
export async function selectSummaries(
  db: Db,
  filter: CharacterFilter,
  page: ListPage,
  count: number,
): Promise<SummaryRow[]> {
  if (count === 0 || (!page.after && page.skip >= count)) return [];
  const few = isFiltered(filter) && !filter.ownerId && count <= MAX_FILTERED_FIRST;
  const where = and(matching(filter), page.after && afterPosition(page.after));
  const rows = await db
    .select({ id: characters.id, stamp })
    .from(characters)
    .where(few ? sql`id IN (${selectFilteredFirst(filter, page)})` : where)
    .orderBy(...order(page.sort))
    .limit(page.limit)
    .offset(few || page.after ? 0 : page.skip);
  return readRows(db, rows, matching(filter));
}

/** The page's ids, filtered first and then sorted: MATERIALIZED prevents a scan in sort order. */
function selectFilteredFirst(filter: CharacterFilter, page: ListPage): SQL {
  const sorting = page.sort === 'newest' ? sql`created_at` : sql`chat_count, rank`;
  const by = page.sort === 'newest' ? sql`created_at DESC` : sql`chat_count DESC, rank DESC`;
  return sql`
    WITH found AS MATERIALIZED (
      SELECT id, ${sorting} FROM characters
      WHERE ${and(matching(filter), page.after && afterPosition(page.after))}
    )
    SELECT id FROM found ORDER BY ${by}, id DESC
    LIMIT ${page.limit} OFFSET ${page.after ? 0 : page.skip}`;
}

export function order(sort: CharacterSort): SQL[] {
  return sort === 'newest'
    ? [desc(characters.created_at), desc(characters.id)]
    : [desc(characters.chat_count), desc(characters.rank), desc(characters.id)];
}

function afterPosition(after: ListPosition): SQL {
  return after.sort === 'newest'
    ? sql`(characters.created_at, characters.id) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
    : sql`(characters.chat_count, characters.rank, characters.id) < (${after.chatCount}::bigint, ${after.rank}::bigint, ${after.id}::uuid)`;
}

export function matching({ ownerId, sex, style, ...filter }: CharacterFilter): SQL | undefined {
  return and(
    ownerId
      ? and(eq(characters.owner_id, ownerId), isNull(characters.deleted_at))
      : sql`characters.is_public`,
    sex && eq(characters.sex, sex),
    style && eq(characters.style, style),
    filter.age_min === undefined ? undefined : gte(characters.age, filter.age_min),
    filter.age_max === undefined ? undefined : lte(characters.age, filter.age_max),
    ...FILTER_FIELDS.map((field) => {
      const wanted = filter[field];
      return wanted?.length ? inArray(characters[field], wanted) : undefined;
    }),
  );
}

/** The number of matches. Triggers maintain public counts; an owner's few rows are counted. */
export async function countCharacters(db: Queryable, filter: CharacterFilter): Promise<number> {
  if (filter.ownerId) return db.$count(characters, matching(filter));
  if (isFiltered(filter)) return countFacets(db, filter);
  const [row] = await db.select({ count: publicCount(filter) }).from(sql`(VALUES (0)) AS one`);
  return row?.count ?? 0;
}

export const publicCount = ({ sex, style }: CharacterFilter) =>
  sql<number>`(SELECT coalesce(sum(count), 0)::int FROM public_character_counts WHERE sex_style LIKE ${`${sex ?? '%'}:${style ?? '%'}`})`;

/** Sums the facet counts that match (see migration 0003): narrow rows without characters. */
async function countFacets(db: Queryable, filter: CharacterFilter): Promise<number> {
  const { sex, style, age_min: from, age_max: to } = filter;
  const conditions = and(
    sex && sql`sex = ${sex}`,
    style && sql`style = ${style}`,
    from === undefined ? undefined : sql`age >= ${from}`,
    to === undefined ? undefined : sql`age <= ${to}`,
    ...FILTER_FIELDS.map((field) => {
      const wanted = filter[field];
      return wanted?.length ? sql`${sql.identifier(field)} IN ${wanted}` : undefined;
    }),
  );
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT coalesce(sum(count), 0)::int AS count FROM public_character_facets WHERE ${conditions}`,
  );
  return rows[0]?.count ?? 0;
}
